import DispatchTracing
public import Drawing
public import Foundation
import Geometry

/// Draws the mark of the selected view: a dash-dotted outline with handles, its name and size.
public struct SelectionPainter {
  /// The colours.
  public var palette: OverlayPalette
  /// The text measurer.
  public var measuring: any TextMeasuring

  private static let line = StrokeStyle(width: 2.5, dashes: [8, 3, 2, 3])

  /// Creates a painter; by default with the standard colours.
  public init(measuring: any TextMeasuring, palette: OverlayPalette = .standard) {
    self.measuring = measuring
    self.palette = palette
  }

  /// The picture of a mark, with nothing outside of a size; nothing for a view out of sight.
  public func picture(of mark: SelectionMark, in size: CGSize) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: size)
    guard let quad = mark.node.quad, let outline = Outline(quad, in: bounds) else {
      return DisplayList()
    }
    var canvas = OverlayCanvas(bounds: bounds, palette: palette, measuring: measuring)
    canvas.stroke(outline.path, palette.selection, Self.line)
    for corner in outline.corners {
      canvas.fill(Path(rect: CGRect(around: corner, radius: 3)), palette.selection)
    }
    canvas.labels.append(
      OverlayLabel(
        text: "\(mark.node.name) \(Measure.rect(mark.frame))",
        color: palette.selection,
        places: outline.placesFromBottom,
        rank: 0
      )
    )
    canvas.drawLabels()
    return DisplayList([.save, .clip(bounds)] + canvas.list.commands + [.restore])
  }
}
