import UIKit

/// A view that logs its touches under its name, and does not pass them on.
class NotingView: PadView {
  weak var board: EventBoard?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { logEvent("began") }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { logEvent("moved") }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { logEvent("ended") }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    logEvent("cancelled")
  }

  private func logEvent(_ event: String) {
    board?.log("\(accessibilityIdentifier ?? "?") \(event)")
  }
}
