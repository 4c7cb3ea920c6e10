package import Foundation
package import Inspector

/// In which language and how large the panels speak.
nonisolated package struct PanelLook: Hashable, Sendable {
  /// The language of all text.
  package var language: Language
  /// How much larger than usual text is.
  package var textScale: CGFloat

  /// Creates a look; by default English of the usual size.
  package init(language: Language = .english, textScale: CGFloat = 1) {
    self.language = language
    self.textScale = textScale
  }
}
