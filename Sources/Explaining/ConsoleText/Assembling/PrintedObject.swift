import Foundation

/// What stood on one line of a tree or list: a view, or an object of which only the name is known.
struct PrintedObject {
  enum Content {
    /// The index of an occurrence of a view.
    case view(Int)
    /// Another object.
    case object(ConsoleReference)
  }

  let content: Content
  /// Whether it is a view.
  var isView: Bool { if case .view = content { true } else { false } }
  /// How many bars stand before it.
  let bars: Int
  /// How many spaces stand before it, on its line.
  let indent: Int
  /// Whether lines before it were left out.
  var isAfterGap = false
  /// Whether words stand before it on its line, as in a log.
  var hasWords = false
  /// Whether a comma follows, as between the elements of an array.
  var isFollowedByComma = false
}

/// Views that were printed together.
struct Fragment {
  enum Kind {
    /// A tree with its bars or indentation.
    case tree
    /// Views without any relation that is known.
    case list
    /// The elements of an array: siblings in this order, whose superview has no line.
    case array
    /// A responder chain, of which views came to be known.
    case chain
    /// An accessibility tree.
    case elements
  }

  let kind: Kind
  /// The views that have no superview in the fragment.
  var roots: [TreeRoot]
  /// The view whose subviews the roots are, where the command says it.
  var superview: ConsoleAddress?
  /// The screen on which the places of elements are; nil where one of them is the screen.
  var screen: CGRect?
}
