/// What stood on one line of a tree or list: a view, or an object of which only the name is known.
struct PrintedObject {
  enum Content {
    /// The index of an occurrence of a view.
    case view(Int)
    /// Another object.
    case object(ConsoleReference)
  }

  let content: Content
  /// How many bars stand before it.
  let bars: Int
  /// How many spaces stand before it, on its line.
  let indent: Int
  /// Whether lines before it were left out.
  var isAfterGap = false
}

/// Views that were printed together.
struct Fragment {
  enum Kind {
    /// A tree with its bars or indentation.
    case tree
    /// Views without any relation, such as the elements of an array.
    case list
    /// A responder chain, of which views came to be known.
    case chain
    /// An accessibility tree.
    case elements
  }

  let kind: Kind
  /// The views that have no superview in the fragment.
  var roots: [TreeRoot]
}
