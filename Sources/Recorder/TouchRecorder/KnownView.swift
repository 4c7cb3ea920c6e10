import UIKit

/// A view in its state at the last look at the tree.
@MainActor final class KnownView {
  weak var view: UIView?
  let number: Int
  let kind: ViewKind
  let className: ClassName
  var facts: ViewFacts
  var children: [KnownView] = []
  var recognizers: [KnownRecognizer] = []
  /// The next responder if it is not the superview, and its number.
  weak var next: UIResponder?
  var nextNumber: Int?
  /// Whether the file contains the current state.
  var isWritten = false
  /// The number of the last look that found the view.
  var look = 0

  init(_ view: UIView, number: Int, className: ClassName) {
    self.view = view
    self.number = number
    self.className = className
    kind = ViewKind(view)
    facts = ViewFacts(view, kind)
  }
}

/// A recognizer in its state at the last look at the tree.
@MainActor final class KnownRecognizer {
  weak var recognizer: UIGestureRecognizer?
  let number: Int
  let className: ClassName
  var facts: RecognizerFacts
  /// The state that was written last.
  var state: UIGestureRecognizer.State
  var isWritten = false

  init(_ recognizer: UIGestureRecognizer, number: Int, className: ClassName) {
    self.recognizer = recognizer
    self.number = number
    self.className = className
    facts = RecognizerFacts(recognizer)
    state = recognizer.state
  }
}

extension UIGestureRecognizer.State {
  private static let words = ["possible", "began", "changed", "ended", "cancelled", "failed"]

  /// The name of the state in a session.
  var word: String {
    Self.words.indices.contains(rawValue) ? Self.words[rawValue] : "unknown"
  }
}
