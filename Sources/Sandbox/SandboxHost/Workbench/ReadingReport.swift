package import Inspector

/// The report on an imported text, in the form of the panel.
///
/// The host's callers create it; the workbench does not depend on the text formats.
nonisolated package struct ReadingReport: Hashable, Sendable {
  /// A remark about one location of the text, and its interpretation.
  package struct Remark: Hashable, Sendable {
    /// The line and column, with the file's name if there are several files.
    package var place: String
    /// The found text, and its interpretation.
    package var message: Phrase

    /// Creates a remark.
    package init(place: String, message: Phrase) { (self.place, self.message) = (place, message) }
  }

  /// The remarks of one kind.
  package struct Group: Hashable, Sendable {
    /// The common topic.
    package var title: Phrase
    /// The number of remarks, including those that are not stored.
    package var count: Int
    /// The remarks, in the order of the text.
    package var remarks: [Remark]

    /// Creates a group.
    package init(title: Phrase, count: Int, remarks: [Remark]) {
      (self.title, self.count, self.remarks) = (title, count, remarks)
    }
  }

  /// The imported items, such as `18 views`.
  package var counts: [Phrase] = []
  /// Warnings that apply to the whole text.
  package var warnings: [Phrase] = []
  /// The remarks, by kind.
  package var groups: [Group] = []
  /// Attributes that were ignored because they do not affect touches.
  package var ignored = ""
  /// The whole report as text, for the clipboard.
  package var text = ""

  /// Creates an empty report.
  package init() {}

  /// The imported items, in one line.
  package var summary: Phrase {
    Phrase(
      counts.map(\.english).joined(separator: ", "),
      counts.map(\.chinese).joined(separator: "、")
    )
  }
}
