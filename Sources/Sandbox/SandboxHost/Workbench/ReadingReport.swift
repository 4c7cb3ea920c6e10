package import Inspector

/// What was made of a text that the user brought, as the panel tells it.
///
/// The host's callers fill it in; the workbench knows nothing about the texts themselves.
nonisolated package struct ReadingReport: Hashable, Sendable {
  /// What stands at one place of the text, and what was made of it.
  package struct Remark: Hashable, Sendable {
    /// Line and column, with the file's name where there are several.
    package var place: String
    /// What was found, and what was made of it.
    package var message: Phrase

    /// Creates a remark.
    package init(place: String, message: Phrase) { (self.place, self.message) = (place, message) }
  }

  /// Remarks of a kind.
  package struct Group: Hashable, Sendable {
    /// What they have in common.
    package var title: Phrase
    /// How many there are, those that are not kept included.
    package var count: Int
    /// The remarks, in the order of the text.
    package var remarks: [Remark]

    /// Creates a group.
    package init(title: Phrase, count: Int, remarks: [Remark]) {
      (self.title, self.count, self.remarks) = (title, count, remarks)
    }
  }

  /// What was read, such as `18 views`.
  package var counts: [Phrase] = []
  /// What holds for the whole text.
  package var warnings: [Phrase] = []
  /// The remarks, by kind.
  package var groups: [Group] = []
  /// Attributes that were seen and mean nothing to touches.
  package var ignored = ""
  /// The whole report as text, for the clipboard.
  package var text = ""

  /// An empty report.
  package init() {}

  /// What was read, in one line.
  package var summary: Phrase {
    Phrase(
      counts.map(\.english).joined(separator: ", "),
      counts.map(\.chinese).joined(separator: "、")
    )
  }
}
