package import Foundation
package import Inspector
import TouchKit

/// In which language, how large and in which colours the workbench speaks.
nonisolated package struct WorkbenchLook: Hashable, Sendable {
  /// The kinds of themes.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Light on dark.
    case dark
    /// Dark on light.
    case light
    /// Colours as far apart as may be.
    case highContrast
  }

  /// The language of all text.
  package var language: Language
  /// How much larger than usual text, rows and margins are.
  package var textScale: CGFloat
  /// Which theme it has.
  package var kind: Kind
  /// Whether changes take a moment to be seen, instead of being there at once.
  package var hasMotion: Bool

  /// Creates a look; by default English of the usual size on dark grounds, without motion.
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

  /// The colours of the overlay that go with them.
  package var palette: OverlayPalette { theme.palette }

  /// A length of the design, in points.
  func scaled(_ length: CGFloat) -> CGFloat { (length * textScale).rounded() }

  /// The text in the look's language.
  func text(_ phrase: Phrase) -> String { phrase.text(in: language) }
}

/// What text is for, which decides about its size and weight.
enum TextRole {
  /// Questions, in the bar above the scene.
  case question
  /// Questions where there is less room.
  case smallQuestion
  /// The score.
  case score
  /// Titles in a panel.
  case title
  /// Running text, rows and buttons.
  case text
  /// Names in rows.
  case name
  /// Names in chosen rows, moments of events.
  case strong
  /// Captions, status and times.
  case caption
  /// Captions that head something.
  case heading
  /// Numbers in discs, names of keys.
  case number
  /// Code and names of properties.
  case code

  /// The font at a text scale.
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
