package import TextFormats

/// A remark on the reading of a text, with its position.
package struct ConsoleNote: Hashable, Sendable {
  /// The kinds of remarks, as stable identifiers.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Two texts describe the same object.
    case joined
    /// A line names an object that no other line describes.
    case unmatched
    /// A part of the text was skipped.
    case skipped
    /// The end of a line is missing.
    case cut
    /// A value for the scene is not in the text and was assumed.
    case guessed
    /// A line of the log reports a mistake.
    case explained
    /// The text mentions objects that another command would print.
    case untold
  }

  /// The kind.
  package var kind: Kind
  /// The position.
  package var position: SourcePosition
  /// The finding and its consequence, in one line.
  package var message: String
  /// The message in Chinese, for the window.
  package var chinese: String

  /// Creates a remark.
  package init(_ kind: Kind, _ message: String, _ chinese: String, at position: SourcePosition) {
    (self.kind, self.position) = (kind, position)
    (self.message, self.chinese) = (message, chinese)
  }
}
