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

/// The lines of the tree or list that is being read.
struct PrintedRun {
  var lines: [PrintedObject] = []
  /// Whether bars stand before some of them.
  var hasBars = false
  /// Whether the text left out lines after the last one.
  var isAfterGap = false
}

/// The accessibility tree that is being read.
struct AccessibilityLines {
  var elements: [ElementForm.Reading] = []
  /// Whether the next lines are the path to an element, which repeats a part of the tree.
  var isInPath = false
  /// The screen, which the path to an element tells.
  var screen: CGRect?
}

/// The views of a text, each as often as it was printed.
struct PrintedViews {
  var views: [ConsoleView] = []
  var fragments: [Fragment] = []
  /// Views and the occurrences of their superviews, as commands told them.
  var superviews: [(subview: ConsoleAddress, superview: Int)] = []
  /// The windows and views that touches name.
  var touched: [TouchedViews] = []
}

/// The window and the view that a touch's line describes, as occurrences.
struct TouchedViews {
  let window: Int?
  let view: Int?
  let touch: ConsoleTouch
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
