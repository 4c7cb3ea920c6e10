import UIKit

/// A view that tells the board of its touches, under its name, and keeps them.
class NotingView: PadView {
  weak var board: EventBoard?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled")
  }

  private func note(_ what: String) {
    board?.note("\(accessibilityIdentifier ?? "?") \(what)")
  }
}
