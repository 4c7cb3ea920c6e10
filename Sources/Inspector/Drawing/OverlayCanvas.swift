import Drawing
import Foundation

/// What overlay layers draw on: lines with halos, signs, and labels that keep out of each other's
/// way.
struct OverlayCanvas {
  /// The picture's own rectangle.
  let bounds: CGRect
  /// The colours.
  let palette: OverlayPalette
  /// The language of all words.
  let language: Language

  /// How much wider than its line a halo is, on both sides together.
  static let haloWidth = 3.0

  let measuring: any TextMeasuring
  var labels: [OverlayLabel] = []
  private(set) var list = DisplayList()
  /// What labels should not cover.
  var obstacles = LabelObstacles()

  init(
    bounds: CGRect,
    palette: OverlayPalette,
    measuring: any TextMeasuring,
    language: Language = .english
  ) {
    self.bounds = bounds
    self.language = language
    self.palette = palette
    self.measuring = measuring
  }

  mutating func append(_ command: DrawCommand) { list.append(command) }

  /// Draws a line that shows on every background.
  mutating func stroke(
    _ path: Path,
    _ color: Color,
    _ style: StrokeStyle,
    haloWidth: Double = haloWidth
  ) {
    let halo = StrokeStyle(width: style.width + haloWidth)
    append(.stroke(path, color.counterpart.faded(by: 0.8), halo))
    append(.stroke(path, color, style))
  }

  /// Fills a shape and draws a thin edge that shows on every background.
  mutating func fill(_ path: Path, _ color: Color, edge: Color? = nil, edgeWidth: Double = 1.5) {
    append(.fill(path, color))
    append(.stroke(path, edge ?? color.counterpart, StrokeStyle(width: edgeWidth)))
  }

  /// Draws one line of text with its middle at a point.
  mutating func text(_ string: String, _ font: FontDescription, _ color: Color, at middle: CGPoint)
  {
    let run = TextRun(string, font: font, color: color)
    let size = measuring.size(of: run)
    append(
      .text(run, at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
    )
  }

  /// The nearest place at which a rectangle of this size lies in the picture.
  func clamped(_ rect: CGRect, margin: CGFloat = 2) -> CGRect {
    let space = bounds.insetBy(
      dx: min(margin, bounds.width / 2),
      dy: min(margin, bounds.height / 2)
    )
    let width = min(rect.width, space.width)
    let height = min(rect.height, space.height)
    return CGRect(
      x: max(space.minX, min(rect.minX, space.maxX - width)),
      y: max(space.minY, min(rect.minY, space.maxY - height)),
      width: width,
      height: height
    )
  }

  /// The nearest point of the picture.
  func clamped(_ point: CGPoint, margin: CGFloat) -> CGPoint {
    clamped(
      CGRect(x: point.x - margin, y: point.y - margin, width: margin * 2, height: margin * 2),
      margin: 0
    ).middle
  }
}

extension CGRect {
  /// The point in the middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
