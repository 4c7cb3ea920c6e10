import UIKit

/// A view as it was when the tree was last looked at.
@MainActor final class KnownView {
  weak var view: UIView?
  let number: Int
  let kind: ViewKind
  let className: ClassName
  var facts: ViewFacts
  var children: [KnownView] = []
  var recognizers: [KnownRecognizer] = []
  /// The responder behind it where that is not its superview, and its number.
  weak var next: UIResponder?
  var nextNumber: Int?
  /// Whether the file has it as it is.
  var isWritten = false
  /// The look at the tree in which it was last met.
  var look = 0

  init(_ view: UIView, number: Int, className: ClassName) {
    self.view = view
    self.number = number
    self.className = className
    kind = ViewKind(view)
    facts = ViewFacts(view, kind)
  }
}

/// A recognizer as it was when the tree was last looked at.
@MainActor final class KnownRecognizer {
  weak var recognizer: UIGestureRecognizer?
  let number: Int
  let className: ClassName
  var facts: RecognizerFacts
  /// The state that was last written.
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

  /// The word for it in a session.
  var word: String {
    Self.words.indices.contains(rawValue) ? Self.words[rawValue] : "unknown"
  }
}
