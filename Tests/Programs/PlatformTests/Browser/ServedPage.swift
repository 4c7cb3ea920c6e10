import Foundation

/// The program's window in a browser, with control of its mouse, its keys and its touch screen.
final class ServedPage {
  let sandbox: SandboxProcess
  let page: BrowserPage
  let address: String
  let folder: TemporaryFolder

  /// The reason for skipping these tests, for the report of the tests.
  static let absence =
    "no Chromium on the PATH, or no touch-sandbox-serve where the tests are built; "
    + "Scripts/setup --tests and Scripts/serve --build see to it"

  /// Whether there is a browser, and the server beside the program.
  static var isPossible: Bool {
    Browser.program != nil && (try? SandboxProcess.executable("touch-sandbox-serve")) != nil
  }

  /// Serves a scene, and waits until a page of a size shows it.
  ///
  /// The page is a new one, or one that was used before.
  init(
    _ scene: String,
    width: Int = 1280,
    height: Int = 800,
    scale: Double = 1,
    options: [String] = [],
    in page: BrowserPage? = nil
  ) async throws {
    folder = try TemporaryFolder()
    sandbox = try SandboxProcess(
      [
        "serve", scene, "--log-trace", "--log-input", "--screenshots", folder.path,
        "--recordings", folder.path, "--reduce-motion",
      ] + options,
      environment: [:]
    )
    address = try await sandbox.waitForLine(containing: "http://")
    if let page {
      try page.open(address)
      try page.resize(width: width, height: height, scale: scale)
    }
    self.page =
      try page ?? BrowserPage(address: address, width: width, height: height, scale: scale)
    try await waitForPixels(
      width: Int(Double(width) * scale),
      height: Int(Double(height) * scale)
    )
  }

  /// Waits until the canvas has a size and is completely drawn.
  func waitForPixels(width: Int, height: Int) async throws {
    try await page.wait(until: "canvas.width === \(width) && canvas.height === \(height)")
  }

  /// Returns the canvas as PNG, in a file.
  func canvas() throws -> String {
    let text: String = try page.value("canvas.toDataURL('image/png')")
    guard let data = Data(base64Encoded: String(text.dropFirst("data:image/png;base64,".count)))
    else { throw RigError("the canvas made no picture") }
    let path = folder.file("canvas.png")
    try data.write(to: URL(filePath: path))
    return path
  }

  // MARK: - Hands

  /// The kinds of touch events.
  enum Touch: String { case touchStart, touchMove, touchEnd, touchCancel }

  /// Puts fingers on places, and lifts all fingers that are not listed.
  func touch(_ touch: Touch, _ places: [(x: Double, y: Double)]) throws {
    let points = places.enumerated().map { ["x": $1.x, "y": $1.y, "id": Double($0)] }
    try page.call("Input.dispatchTouchEvent", ["type": touch.rawValue, "touchPoints": points])
  }

  /// Presses and releases a key; the text is what it types.
  func press(_ key: String, code: String, text: String? = nil, modifiers: Int = 0) throws {
    var parameters: [String: Any] = ["key": key, "code": code, "modifiers": modifiers]
    parameters["text"] = text
    try page.call(
      "Input.dispatchKeyEvent",
      parameters.merging(["type": text == nil ? "rawKeyDown" : "keyDown"]) { $1 }
    )
    parameters["text"] = nil
    try page.call("Input.dispatchKeyEvent", parameters.merging(["type": "keyUp"]) { $1 })
  }

  /// Clicks at a place.
  func click(_ place: (x: Double, y: Double)) throws {
    try mouse("mouseMoved", place.x, place.y, button: "none")
    for type in ["mousePressed", "mouseReleased"] { try mouse(type, place.x, place.y) }
  }

  /// Sends a mouse event.
  func mouse(
    _ type: String,
    _ x: Double,
    _ y: Double,
    button: String = "left",
    modifiers: Int = 0
  ) throws {
    let buttons = type == "mouseReleased" || button == "none" ? 0 : button == "right" ? 2 : 1
    try page.call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1,
        "modifiers": modifiers,
      ]
    )
  }
}
