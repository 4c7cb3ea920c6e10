public import Drawing
public import Foundation
public import Geometry

/// Where a mistake is shown.
public struct LintMark: Hashable, Sendable {
  /// What kind of mistake it is.
  public var rule: LintRule
  /// The outline of its view.
  public var quad: Quad

  /// Creates a mark.
  public init(rule: LintRule, quad: Quad) {
    self.rule = rule
    self.quad = quad
  }
}

/// Draws a badge on each view in which a scan found a mistake.
public struct LintPainter {
  /// The colours.
  public var palette: OverlayPalette
  /// The text measurer.
  public var measuring: any TextMeasuring
  /// The language of the badges.
  public var language: Language

  private static let line = StrokeStyle(width: 1.5, dashes: [2, 2])
  /// More badges than that cover everything else.
  private static let maximumMarks = 60

  /// Creates a painter; by default with the standard colours.
  public init(
    measuring: any TextMeasuring,
    palette: OverlayPalette = .standard,
    language: Language = .english
  ) {
    self.measuring = measuring
    self.palette = palette
    self.language = language
  }

  /// The picture of marks, with nothing outside of a size.
  public func picture(of marks: [LintMark], in size: CGSize) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: size)
    var canvas = OverlayCanvas(bounds: bounds, palette: palette, measuring: measuring)
    for mark in marks.prefix(Self.maximumMarks) {
      guard let outline = Outline(mark.quad, in: bounds) else { continue }
      canvas.stroke(outline.path, palette.rejected, Self.line, haloWidth: 1)
      canvas.labels.append(
        OverlayLabel(
          text: "! " + mark.rule.label(in: language),
          color: palette.rejected,
          places: outline.placesFromTop,
          rank: 0
        )
      )
    }
    canvas.drawLabels()
    guard !canvas.list.isEmpty else { return DisplayList() }
    return DisplayList([.save, .clip(bounds)] + canvas.list.commands + [.restore])
  }
}
