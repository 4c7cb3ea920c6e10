import Drawing
import Foundation
import Inspector
import Testing
import SandboxHost

@Suite("Colours of the workbench")
struct ThemeTests {
  /// Returns the relative luminance of WCAG 2.2.
  private func luminance(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ first: Color, _ second: Color) -> Double {
    let values = [luminance(first), luminance(second)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  private static let themes: [(String, Theme)] = [
    ("dark", .dark), ("light", .light), ("high contrast", .highContrast),
  ]

  @Test("text has a contrast of 4.5 or more with every ground that it stands on", arguments: 0..<3)
  func text(_ index: Int) {
    let (name, theme) = Self.themes[index]
    let pairs: [(String, Color, Color)] = [
      ("text on panel", theme.text, theme.panel), ("text2 on panel", theme.text2, theme.panel),
      ("text3 on panel", theme.text3, theme.panel), ("text on canvas", theme.text, theme.canvas),
      ("text3 on canvas", theme.text3, theme.canvas), ("text on raised", theme.text, theme.raised),
      ("text on field", theme.text, theme.field), ("text3 on field", theme.text3, theme.field),
      ("onSelected", theme.onSelected, theme.selected), ("onAccent", theme.onAccent, theme.accent),
      ("accent on panel", theme.accent, theme.panel), ("onChain", theme.onChain, theme.chain),
      ("onTouch", theme.onTouch, theme.touch), ("onYes", theme.onYes, theme.yesFill),
      ("yes on panel", theme.yes, theme.panel), ("no on panel", theme.no, theme.panel),
      ("record on panel", theme.record, theme.panel),
    ]
    for (what, color, ground) in pairs {
      #expect(contrast(color, ground) >= 4.5, "\(what), \(name): \(contrast(color, ground))")
    }
    // In high contrast a chosen row has only black text.
    guard theme != .highContrast else { return }
    for (what, color) in [("text2", theme.text2), ("yes", theme.yes), ("no", theme.no)] {
      #expect(contrast(color, theme.selected) >= 4.5, "\(what) on a chosen row, \(name)")
    }
  }

  @Test("marks have a contrast of 3 or more with their ground", arguments: 0..<3)
  func marks(_ index: Int) {
    let (name, theme) = Self.themes[index]
    let pairs: [(String, Color, Color)] = [
      ("edge on panel", theme.edge, theme.panel), ("edge on canvas", theme.edge, theme.canvas),
      ("chain line", theme.chainLine, theme.panel), ("touch on panel", theme.touch, theme.panel),
      ("focus on panel", theme.focus, theme.panel),
    ]
    for (what, color, ground) in pairs {
      #expect(contrast(color, ground) >= 3, "\(what), \(name): \(contrast(color, ground))")
    }
  }

  @Test("the colours of guests stand out from every panel, and black words from them")
  func owners() {
    let colors = (1...7 as ClosedRange<Int64>).map { TouchOwner.color(ofDevice: $0) }
    #expect(Set(colors).count == 7 && !colors.contains(Theme.dark.touch))
    #expect(TouchOwner.color(ofDevice: -6) == TouchOwner.color(ofDevice: 8))
    for color in colors {
      #expect(contrast(color, .black) >= 4.5)
      for (name, theme) in Self.themes { #expect(contrast(color, theme.panel) >= 3, "\(name)") }
    }
  }
}
