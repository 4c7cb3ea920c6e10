import Foundation

/// A controller of the mouse and keyboard of a screen.
struct Xdotool {
  let environment: [String: String]

  init(_ server: any DisplayServer) {
    // The program decodes its arguments with the locale, and without one refuses letters beyond ASCII.
    environment = server.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }
  }

  /// Runs commands one after another and returns their output.
  @discardableResult
  func run(_ words: String...) async throws -> String {
    let output = try await ChildProcess.run("xdotool", words, environment: environment)
    return String(decoding: output, as: UTF8.self)
  }

  func moveMouse(x: Int, y: Int) async throws { try await run("mousemove", "\(x)", "\(y)") }

  func pressMouse() async throws { try await run("mousedown", "1") }

  func releaseMouse() async throws { try await run("mouseup", "1") }

  func press(button: Int) async throws { try await run("click", "\(button)") }

  func hold(key: String) async throws { try await run("keydown", key) }

  func letGo(key: String) async throws { try await run("keyup", key) }

  func type(key: String) async throws { try await run("key", key) }

  /// Types text slowly enough for characters that the keyboard has to learn first.
  ///
  /// The delay is in milliseconds.
  func type(text: String, delay: Int = 60) async throws {
    try await run("type", "--delay", "\(delay)", text)
  }

  func resize(_ window: String, width: Int, height: Int) async throws {
    try await run("windowsize", window, "\(width)", "\(height)")
  }

  func move(_ window: String, x: Int, y: Int) async throws {
    try await run("windowmove", window, "\(x)", "\(y)")
  }

  /// Unmaps a window, which minimises it where there is no window manager.
  func unmap(_ window: String) async throws { try await run("windowunmap", window) }

  /// Maps a window and waits until it is mapped, because only then it can have the focus.
  func map(_ window: String) async throws { try await run("windowmap", "--sync", window) }

  func focus(_ window: String) async throws { try await run("windowfocus", window) }

  /// The visible window of a process.
  func window(of process: pid_t) async throws -> String {
    var found = "nothing yet"
    return try await Patience.wait(
      for: "one window of process \(process)",
      evidence: { "xdotool found: \(found)" }
    ) {
      // The command fails until there is a window.
      let search = ["search", "--onlyvisible", "--pid", "\(process)"]
      let child = try ChildProcess("xdotool", search, environment: environment)
      _ = try await child.waitUntilExit()
      found = String(decoding: child.output, as: UTF8.self)
      let lines = found.split(separator: "\n")
      return lines.count == 1 ? String(lines[0]) : nil
    }
  }

  /// Returns a window's width and height in pixels, such as `640x480`.
  func size(of window: String) async throws -> String {
    let text = try await run("getwindowgeometry", window)
    guard let match = text.firstMatch(of: /Geometry: (\d+x\d+)/) else {
      throw RigError("xdotool told no size of the window:\n\(text)")
    }
    return String(match.1)
  }

  /// Returns the place of a window's top left pixel on the screen.
  func origin(of window: String) async throws -> (x: Int, y: Int) {
    let text = try await run("getwindowgeometry", "--shell", window)
    var values: [Substring: Int] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    guard let x = values["X"], let y = values["Y"] else {
      throw RigError("xdotool told no position of the window:\n\(text)")
    }
    return (x, y)
  }
}
