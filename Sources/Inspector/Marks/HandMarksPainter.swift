public import Drawing
public import Foundation

/// Draws where fingers would come down, what they are mirrored about, and which ones are pinned.
public struct HandMarksPainter {
  /// The colours.
  public var palette: OverlayPalette

  private static let ghost = StrokeStyle(width: 1.5, dashes: [3, 4])
  private static let axis = StrokeStyle(width: 1, dashes: [2, 4])
  private static let radius: CGFloat = 22

  /// Creates a painter; by default with the standard colours.
  public init(palette: OverlayPalette = .standard) {
    self.palette = palette
  }

  /// The picture of the marks, with nothing outside of a size.
  public func picture(of marks: HandMarks, in size: CGSize) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: size)
    var canvas = OverlayCanvas(bounds: bounds, palette: palette, measuring: EstimatedText())
    for point in marks.ghosts { paintGhost(at: point, on: &canvas) }
    if let centre = marks.centre { paintCentre(centre, marks.ghosts, on: &canvas) }
    for point in marks.pins { paintPin(at: point, on: &canvas) }
    guard !canvas.list.isEmpty else { return DisplayList() }
    return DisplayList([.save, .clip(bounds)] + canvas.list.commands + [.restore])
  }

  private func paintGhost(at point: CGPoint, on canvas: inout OverlayCanvas) {
    guard point.isDrawable else { return }
    let circle = Path(ellipseIn: CGRect(around: point, radius: Self.radius))
    canvas.append(.fill(circle, palette.touch.faded(by: 0.12)))
    canvas.stroke(circle, palette.touch, Self.ghost)
    canvas.fill(Path(ellipseIn: CGRect(around: point, radius: 2.5)), palette.touch)
  }

  private func paintCentre(
    _ centre: CGPoint,
    _ ghosts: [CGPoint],
    on canvas: inout OverlayCanvas
  ) {
    guard centre.isDrawable else { return }
    if let first = ghosts.first, let last = ghosts.last, first.isDrawable, last.isDrawable {
      canvas.stroke(Path(polyline: [first, last]), palette.touch, Self.axis, haloWidth: 1)
    }
    var cross = Path()
    for (dx, dy) in [(6, 0), (0, 6)] as [(CGFloat, CGFloat)] {
      cross.move(to: CGPoint(x: centre.x - dx, y: centre.y - dy))
      cross.addLine(to: CGPoint(x: centre.x + dx, y: centre.y + dy))
    }
    canvas.stroke(cross, palette.touch, StrokeStyle(width: 2))
  }

  /// A pin's head above the finger, to the right of the cross in its ring.
  private func paintPin(at point: CGPoint, on canvas: inout OverlayCanvas) {
    guard point.isDrawable else { return }
    let head = CGPoint(x: point.x + 16, y: point.y - 16)
    canvas.stroke(Path(polyline: [point, head]), palette.touch, StrokeStyle(width: 2))
    canvas.fill(Path(ellipseIn: CGRect(around: head, radius: 6)), palette.touch)
  }
}

extension CGPoint {
  /// Whether it is a place near enough to be drawn.
  var isDrawable: Bool { abs(x) < 1e6 && abs(y) < 1e6 }
}

extension CGRect {
  /// The square about a point.
  init(around point: CGPoint, radius: CGFloat) {
    self.init(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
