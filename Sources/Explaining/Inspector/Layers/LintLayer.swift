import TouchTrace
import Drawing
import Foundation
import Geometry

/// Outlines each view with a mistake, and adds the name of the mistake.
struct LintLayer: OverlayLayer {
  var part: OverlayParts? { nil }

  private static let line = StrokeStyle(width: 1.5, dashes: [2, 2])
  /// The maximum number of labels, limited by the available space.
  private static let maximumMarks = 60

  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas) {
    for mark in contents.lint.prefix(Self.maximumMarks) {
      guard let outline = canvas.outline(mark.quad, canvas.palette.rejected, Self.line, .white)
      else { continue }
      canvas.labels.append(
        MarginLabel(
          name: mark.rule.label(in: canvas.language),
          style: .rejected,
          outline: outline
        )
      )
    }
  }
}
