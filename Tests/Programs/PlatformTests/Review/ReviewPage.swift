import Foundation

/// A review page in a browser with the mock of a program, with control of the keys.
struct ReviewPage {
  let mock: ReviewMock
  let page: BrowserPage

  /// Opens a review and waits until its first entry is shown.
  init(
    _ entries: [ReviewEntry],
    language: String = "en",
    width: Int = 1280,
    height: Int = 800
  ) async throws {
    let mock = try await ReviewMock(entries, language: language)
    Task { await mock.follow() }
    self.mock = mock
    page = try BrowserPage(address: mock.address, width: width, height: height)
    try await page.wait(until: "document.body.dataset.ready !== undefined")
  }

  /// Presses and releases a key.
  func press(_ key: String, shift: Bool = false) throws { try page.press(key, shift: shift) }

  /// Waits for a request to the program.
  func wait(forRequest request: String) async throws {
    _ = try await Patience.wait(for: request) {
      await mock.requests.contains(request) ? true : nil
    }
  }

  /// Returns the text of an element.
  func text(of element: String) throws -> String {
    try page.value("document.querySelector('\(element)').textContent")
  }

  /// Returns the accessible names of elements with a role.
  func names(ofRole role: String) throws -> [String] {
    let answer = try page.call("Accessibility.getFullAXTree", [:])
    let nodes = answer["nodes"] as? [[String: Any]] ?? []
    return nodes.compactMap { node in
      guard (node["role"] as? [String: Any])?["value"] as? String == role,
        node["ignored"] as? Bool != true
      else { return nil }
      return (node["name"] as? [String: Any])?["value"] as? String
    }
  }
}

extension BrowserPage {
  /// Presses and releases a key.
  func press(_ key: String, shift: Bool = false) throws {
    var parameters: [String: Any] = ["key": key, "modifiers": shift ? 8 : 0]
    if key.count == 1 { parameters["text"] = key }
    try call(
      "Input.dispatchKeyEvent",
      parameters.merging(["type": key.count == 1 ? "keyDown" : "rawKeyDown"]) { $1 }
    )
    try call("Input.dispatchKeyEvent", ["key": key, "type": "keyUp"])
  }
}
