import Foundation

/// The workbench as named buttons, tabs and scenes, with the answer as text.
///
/// A page offers them to screen readers and as touch targets.
nonisolated struct BenchOutline: Encodable, Hashable, Sendable {
  /// A button, a tab, a scene, or a row of the menu.
  struct Item: Encodable, Hashable, Sendable {
    /// The identifier for pressing it.
    var id: String
    /// The name for screen readers.
    var name: String
    /// The text of the tooltip.
    var hint = ""
    /// Whether it is on or selected; nil if it can be neither.
    var isOn: Bool?
    var isEnabled = true
  }

  /// The items of a region.
  struct Region: Encodable, Hashable, Sendable {
    /// The part of the workbench: `tools`, `more`, `scenes`, `question`, `tabs` or `panel`.
    var id: String
    /// The name for screen readers.
    var name: String
    var items: [Item]
  }

  /// The language of the texts, as an HTML language code.
  var language: String
  /// The name of the scene, and its question.
  var title: String
  var question: String
  /// The latest answer, in sentences.
  var answer: String
  /// The number of guests; nil if the session is not shared.
  var guests: Int?
  /// Whether only the scene is visible.
  var isBare: Bool
  var regions: [Region]

  /// The message for the page.
  var json: Data { (try? JSONEncoder().encode(self)) ?? Data("{}".utf8) }
}
