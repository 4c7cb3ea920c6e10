package import TextFormats

/// A remark on what was made of a text, with its place.
package struct ConsoleNote: Hashable, Sendable {
  /// What kind of remark it is, in one stable word.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Two texts tell of the same object.
    case joined
    /// A line names an object that no other line describes.
    case unmatched
    /// A part of the text was passed over.
    case skipped
    /// The end of a line is missing.
    case cut
    /// The text does not say something that a scene needs.
    case guessed
    /// A line of the log names a mistake.
    case explained
    /// The text says that there is something, and another command would print what it is.
    case untold
  }

  /// The kind.
  package var kind: Kind
  /// The place.
  package var position: SourcePosition
  /// What was found and what was made of it, in one line.
  package var message: String
  /// The same in Chinese, for the window.
  package var chinese: String

  /// Creates a remark.
  package init(_ kind: Kind, _ message: String, _ chinese: String, at position: SourcePosition) {
    (self.kind, self.position) = (kind, position)
    (self.message, self.chinese) = (message, chinese)
  }
}
