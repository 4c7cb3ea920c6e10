import Foundation

/// The object on a line of a tree or list: a view, or an object of which only the name is known.
struct PrintedObject {
  enum Content {
    /// The index of an occurrence of a view.
    case view(Int)
    /// Another object.
    case object(ConsoleReference)
  }

  let content: Content
  /// Whether the object is a view.
  var isView: Bool { if case .view = content { true } else { false } }
  /// The number of bars before it.
  let bars: Int
  /// The number of spaces before it on its line.
  let indent: Int
  /// Whether lines before it were omitted.
  var isAfterGap = false
  /// Whether words are before it on its line, as in a log.
  var hasWords = false
  /// Whether a comma follows, as between the elements of an array.
  var isFollowedByComma = false
}

/// The lines of the current tree or list.
struct PrintedRun {
  var lines: [PrintedObject] = []
  /// Whether some of the lines begin with bars.
  var hasBars = false
  /// Whether the text omitted lines after the last one.
  var isAfterGap = false
}

/// The lines of the current accessibility tree.
struct AccessibilityLines {
  var elements: [ElementForm.Reading] = []
  /// Whether the next lines are the path to an element, which repeats a part of the tree.
  var isInPath = false
  /// The screen from the path to an element.
  var screen: CGRect?
}

/// The views of a text; each is included as often as it was printed.
struct PrintedViews {
  var views: [ConsoleView] = []
  var fragments: [Fragment] = []
  /// The pairs of views and occurrences of their superviews, from commands.
  var superviews: [(subview: ConsoleAddress, superview: Int)] = []
  /// The windows and views of touches.
  var touched: [TouchedViews] = []
}

/// The window and the view in a touch's line, as occurrences.
struct TouchedViews {
  let window: Int?
  let view: Int?
  let touch: ConsoleTouch
}

/// A group of views that were printed together.
struct Fragment {
  enum Kind {
    /// A tree with bars or indentation.
    case tree
    /// Views without a known relation.
    case list
    /// The elements of an array: siblings in this order, whose superview has no line.
    case array
    /// A responder chain that contains views.
    case chain
    /// An accessibility tree.
    case elements
  }

  let kind: Kind
  /// The views without a superview in the fragment.
  var roots: [TreeRoot]
  /// The superview of the roots, if the command names it.
  var superview: ConsoleAddress?
  /// The screen of the elements; nil if an element is the screen.
  var screen: CGRect?
}
