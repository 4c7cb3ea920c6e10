import Foundation

/// The buttons, tabs and scenes of the workbench with their names, and the answer in words, for a page
/// that offers them to readers of the screen and to thumbs.
nonisolated struct BenchOutline: Encodable, Hashable, Sendable {
  /// A button, a tab, a scene, or a row of the menu.
  struct Item: Encodable, Hashable, Sendable {
    /// The name by which it is pressed.
    var id: String
    /// The name that is read.
    var name: String
    /// The words of the tooltip.
    var hint = ""
    /// Whether it is on or chosen; nil for what is neither.
    var isOn: Bool?
    var isEnabled = true
  }

  /// The items of a region.
  struct Region: Encodable, Hashable, Sendable {
    /// The part of the workbench: `tools`, `more`, `scenes`, `question`, `tabs` or `panel`.
    var id: String
    /// The name that is read.
    var name: String
    var items: [Item]
  }

  /// The language of the texts, as pages name it.
  var language: String
  /// The name of the scene, and what it asks.
  var title: String
  var question: String
  /// The latest answer, in sentences.
  var answer: String
  /// How many guests are there; nil where there can be none.
  var guests: Int?
  /// Whether the scene stands alone.
  var isBare: Bool
  var regions: [Region]

  /// The message for the page.
  var json: Data { (try? JSONEncoder().encode(self)) ?? Data("{}".utf8) }
}
