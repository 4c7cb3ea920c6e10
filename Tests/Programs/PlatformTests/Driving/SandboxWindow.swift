import Foundation

/// The program's window on its own screen, with control of the mouse and pictures of the screen.
///
/// Places are relative to the window's top left corner, because the program decides where it opens.
final class SandboxWindow<Server: DisplayServer> {
  let server: Server
  let sandbox: SandboxProcess
  let xdotool: Xdotool
  /// The number of the window on the server.
  let identifier: String
  /// The place of the window's top left pixel on the screen.
  let origin: (x: Int, y: Int)
  /// The place of the scene's top left pixel in the window.
  let scene: (x: Int, y: Int)

  private let screenshots: TemporaryFolder

  /// Opens a scene and waits until the window shows it, alone or in the workbench.
  init(
    _ scene: String,
    on server: Server,
    isBare: Bool = true,
    size: String = "640x480",
    isBuiltWithTests: Bool = false,
    options: [String] = []
  ) async throws {
    self.server = server
    screenshots = try TemporaryFolder()
    xdotool = Xdotool(server)
    sandbox = try SandboxProcess(
      [
        "run", scene, "--size", size, "--window", "--log-trace", "--log-frames",
        "--screenshots", screenshots.path,
      ] + (isBare ? ["--bare"] : []) + options,
      isBuiltWithTests: isBuiltWithTests,
      environment: server.environment
    )
    try await sandbox.waitForLine(containing: "ready \(size)")
    identifier = try await xdotool.window(of: sandbox.identifier)
    origin = try await xdotool.origin(of: identifier)
    self.scene = isBare ? (0, 0) : try await Self.place(in: sandbox)
  }

  /// Parses `scene at 284,116 scale 1.0`.
  private static func place(in sandbox: SandboxProcess) async throws -> (x: Int, y: Int) {
    let line = try await sandbox.waitForLine(containing: "scene at ")
    guard let match = line.wholeMatch(of: /scene at (\d+),(\d+) scale 1\.0/), let x = Int(match.1),
      let y = Int(match.2)
    else { throw RigError("not a place at natural size: \(line)") }
    return (x, y)
  }

  /// The callbacks of a view so far, in order.
  func deliveries(to view: String) -> [String] {
    sandbox.lines.filter { $0.hasPrefix("\(view).") }
  }

  /// Waits for a callback.
  func wait(for delivery: String, skipping count: Int = 0) async throws {
    try await sandbox.waitForLine(containing: delivery, skipping: count)
  }
}

extension SandboxWindow {
  /// Moves the mouse to a place of the scene.
  func moveMouse(x: Int, y: Int) async throws {
    try await xdotool.moveMouse(x: origin.x + scene.x + x, y: origin.y + scene.y + y)
  }

  /// Clicks at a place of the window.
  func clickWindow(x: Int, y: Int) async throws {
    try await click(x: x - scene.x, y: y - scene.y)
  }

  /// Presses and releases the mouse button at a place.
  ///
  /// It does so at once, because on a busy machine the delay between two programs can exceed a long press.
  func click(x: Int, y: Int) async throws {
    try await moveMouse(x: x, y: y)
    try await xdotool.press(button: 1)
  }

  /// Moves the mouse to a place, presses, and moves on in steps; the button stays down.
  ///
  /// With a delivery, it waits after each step, because fast steps would merge into one movement.
  func drag(
    from start: (x: Int, y: Int),
    by offset: (x: Int, y: Int),
    steps: Int,
    eachSeenAs delivery: String? = nil
  ) async throws {
    try await moveMouse(x: start.x, y: start.y)
    try await xdotool.pressMouse()
    for step in 1...steps {
      try await moveMouse(
        x: start.x + offset.x * step / steps,
        y: start.y + offset.y * step / steps
      )
      if let delivery { try await wait(for: delivery, skipping: step - 1) }
    }
  }
}

extension SandboxWindow {
  /// Unmaps the window, as minimising does.
  func hide() async throws { try await xdotool.unmap(identifier) }

  /// Maps the window and gives it the focus, as a window manager would.
  func show() async throws {
    try await xdotool.map(identifier)
    try await xdotool.focus(identifier)
  }
}

extension SandboxWindow {
  /// Returns the screen's pixels in the window's area.
  func grab(width: Int = 640, height: Int = 480) async throws -> PixelPicture {
    try await ScreenGrab(width: width, height: height)
      .pixels(of: server, x: origin.x, y: origin.y)
  }

  /// Returns the picture that the program saves; it contains all input so far, which was shown before.
  func screenshot(width: Int = 640, height: Int = 480) async throws -> PixelPicture {
    let count = sandbox.lines.count
    try await xdotool.type(key: "F12")
    let line = try await sandbox.waitForLine(containing: "snapshot ", skipping: count)
    let path = String(line.dropFirst("snapshot ".count))
    return try await ScreenGrab(width: width, height: height).pixels(ofPNG: path)
  }

  /// The number of pixels of each frame shown so far.
  func frames() throws -> [Int] {
    let lines = sandbox.diagnostics.filter { $0.hasPrefix("frame ") }
    return try lines.map { line in
      guard let match = line.wholeMatch(of: /frame \d+: (\d+) pixels/), let pixels = Int(match.1)
      else { throw RigError("not a line about a frame: \(line)") }
      return pixels
    }
  }
}
