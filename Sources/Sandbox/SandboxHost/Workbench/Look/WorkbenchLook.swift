package import Foundation
package import Inspector
import TouchKit

/// The language, scale and colours of the workbench.
nonisolated package struct WorkbenchLook: Hashable, Sendable {
  /// The kinds of themes.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Light text on a dark background.
    case dark
    /// Dark text on a light background.
    case light
    /// Colours with the highest contrast.
    case highContrast
  }

  /// The language of all text.
  package var language: Language
  /// The scale of text, rows and margins, relative to the default.
  package var textScale: CGFloat
  /// The theme.
  package var kind: Kind
  /// Whether changes are animated.
  package var hasMotion: Bool

  /// Creates a look; by default in English, at the default scale, dark, and without animations.
  package init(
    language: Language = .english,
    textScale: CGFloat = 1,
    kind: Kind = .dark,
    hasMotion: Bool = false
  ) {
    self.language = language
    self.textScale = textScale
    self.kind = kind
    self.hasMotion = hasMotion
  }

  /// The colours.
  package var theme: Theme {
    switch kind {
    case .dark: .dark
    case .light: .light
    case .highContrast: .highContrast
    }
  }

  /// The matching colours of the overlay.
  package var palette: OverlayPalette { theme.palette }

  /// Returns a length of the design, in points.
  func scaled(_ length: CGFloat) -> CGFloat { (length * textScale).rounded() }

  /// Returns the text in the look's language.
  func text(_ phrase: Phrase) -> String { phrase.text(in: language) }
}

/// The use of a text, which determines its size and weight.
enum TextRole {
  /// Questions, in the bar above the scene.
  case question
  /// Questions with less room.
  case smallQuestion
  /// The score.
  case score
  /// Titles in a panel.
  case title
  /// Running text, rows and buttons.
  case text
  /// Names in rows.
  case name
  /// Names in selected rows, moments of events.
  case strong
  /// Captions, status and times.
  case caption
  /// Captions that are headings.
  case heading
  /// Numbers in discs, names of keys.
  case number
  /// Code and names of properties.
  case code

  /// Returns the font at a text scale.
  func font(_ look: WorkbenchLook) -> UIFont {
    let scale = look.textScale
    return switch self {
    case .question: .systemFont(ofSize: 16 * scale, weight: .semibold)
    case .smallQuestion: .systemFont(ofSize: 14 * scale, weight: .semibold)
    case .score: .systemFont(ofSize: 32 * scale, weight: .semibold)
    case .title: .systemFont(ofSize: 13 * scale, weight: .semibold)
    case .text: .systemFont(ofSize: 12 * scale)
    case .name: .systemFont(ofSize: 12 * scale, weight: .medium)
    case .strong: .systemFont(ofSize: 12 * scale, weight: .semibold)
    case .caption: .systemFont(ofSize: 11 * scale)
    case .heading: .systemFont(ofSize: 11 * scale, weight: .semibold)
    case .number: .systemFont(ofSize: 10.5 * scale, weight: .bold)
    case .code: .monospacedSystemFont(ofSize: 11 * scale, weight: .regular)
    }
  }
}
