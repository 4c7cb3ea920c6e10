import Foundation

/// A page in a browser, used like a person does: with the mouse and keys.
final class BrowserPage {
  private let browser: Browser
  private var address: String

  /// Opens a file and waits until it is loaded.
  convenience init(file: String, width: Int = 1000, height: Int = 640) throws {
    try self.init(
      address: URL(fileURLWithPath: file).absoluteString,
      width: width,
      height: height
    )
  }

  /// Opens an address and waits until the page is loaded.
  init(address: String, width: Int, height: Int, scale: Double = 1) throws {
    browser = try Browser(width: width, height: height)
    self.address = address
    if scale != 1 { try browser.resize(width: width, height: height, scale: scale) }
    try load()
  }

  /// Opens another address and waits until the page is loaded.
  func open(_ address: String) throws {
    self.address = address
    try load()
  }

  private func load() throws {
    try browser.call("Page.navigate", ["url": address])
    try browser.wait(for: "Page.loadEventFired")
  }

  /// The addresses outside the file that the page requested.
  var foreignRequests: [String] {
    browser.requests.filter { $0 != address && !$0.hasPrefix("data:") && $0 != "about:blank" }
  }

  /// The errors of the page.
  var complaints: [String] { browser.complaints }

  /// Returns the value of a JavaScript expression.
  func value<Value>(_ expression: String, as type: Value.Type = Value.self) throws -> Value {
    let answer = try browser.call(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true]
    )
    let result = answer["result"] as? [String: Any]
    guard let value = result?["value"] as? Value else {
      throw RigError("\(expression) is \(answer) and not a \(Value.self)")
    }
    return value
  }

  /// Returns whether a JavaScript expression is true.
  func holds(_ expression: String) throws -> Bool { try value(expression) }

  /// Runs a JavaScript statement in place of a person's action.
  func run(_ statement: String) throws { _ = try value("\(statement), true", as: Bool.self) }

  /// Waits until the picture of an element is decoded.
  func wait(untilLoaded element: String) throws {
    let expression = "document.querySelector(\(Self.quoted(element))).decode().then(() => true)"
    guard try value(expression, as: Bool.self) else { throw RigError("\(element) is no picture") }
  }

  /// Waits until an expression is true.
  func wait(until expression: String) async throws {
    _ = try await Patience.wait(for: expression) { try holds(expression) ? true : nil }
  }

  /// Resizes the page, as on a screen with a number of pixels per point.
  func resize(width: Int, height: Int, scale: Double = 1) throws {
    try browser.resize(width: width, height: height, scale: scale)
  }

  /// Calls a method of the browser for which this class has no function.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    try browser.call(method, parameters)
  }

  // MARK: - Hands

  /// Clicks an element in its middle, or at a fraction of its width.
  func click(_ element: String, at part: Double = 0.5) throws {
    let place = try place(of: element, at: part)
    try mouse("mouseMoved", place, buttons: 0)
    try mouse("mousePressed", place, buttons: 1)
    try mouse("mouseReleased", place, buttons: 0)
  }

  /// Presses the mouse at a fraction of an element's width, and releases it at another.
  func drag(_ element: String, from start: Double, to end: Double) throws {
    try mouse("mouseMoved", place(of: element, at: start), buttons: 0)
    try mouse("mousePressed", place(of: element, at: start), buttons: 1)
    for step in 1...10 {
      let part = start + (end - start) * Double(step) / 10
      try mouse("mouseMoved", place(of: element, at: part), buttons: 1)
    }
    try mouse("mouseReleased", place(of: element, at: end), buttons: 0)
  }

  /// Moves the mouse to a fraction of an element's width.
  func hover(_ element: String, at part: Double) throws {
    try mouse("mouseMoved", place(of: element, at: part), buttons: 0)
  }

  /// Types a text into the focused element.
  func type(_ text: String) throws {
    for character in text {
      let key = ["key": String(character), "text": String(character)]
      try browser.call("Input.dispatchKeyEvent", key.merging(["type": "keyDown"]) { $1 })
      try browser.call("Input.dispatchKeyEvent", key.merging(["type": "keyUp"]) { $1 })
    }
  }

  /// Returns the place and the size of an element, and scrolls to it if it is not visible.
  private func box(of element: String) throws -> [Double] {
    try value(
      """
      (() => {
        const element = document.querySelector(\(Self.quoted(element)));
        element.scrollIntoView({ block: "nearest" });
        const box = element.getBoundingClientRect();
        return [box.x, box.y, box.width, box.height];
      })()
      """
    )
  }

  private func place(of element: String, at part: Double) throws -> (x: Double, y: Double) {
    let box = try box(of: element)
    return (box[0] + box[2] * part, box[1] + box[3] / 2)
  }

  private func mouse(_ type: String, _ place: (x: Double, y: Double), buttons: Int) throws {
    try browser.call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": place.x, "y": place.y, "buttons": buttons, "clickCount": 1,
        "button": type == "mouseMoved" && buttons == 0 ? "none" : "left",
      ]
    )
  }

  // MARK: - Eyes

  /// Returns the picture of the page or of an element, as PNG.
  func picture(of element: String? = nil) throws -> Data {
    var parameters: [String: Any] = ["format": "png"]
    if let element {
      let box = try box(of: element)
      let scrolled: [Double] = try value("[scrollX, scrollY]")
      parameters["clip"] = [
        "x": box[0] + scrolled[0], "y": box[1] + scrolled[1], "width": box[2], "height": box[3],
        "scale": 1,
      ]
    }
    let answer = try browser.call("Page.captureScreenshot", parameters)
    guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
      throw RigError("the browser made no picture")
    }
    return data
  }

  private static func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "''"
  }
}
