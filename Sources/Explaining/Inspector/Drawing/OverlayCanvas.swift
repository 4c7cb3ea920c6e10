import Drawing
import Foundation
import Geometry

/// The canvas of overlay layers: cased lines, signs, and labels that are collected for the margin.
struct OverlayCanvas {
  /// The position of the scene in the picture.
  let stage: OverlayStage
  /// The colours.
  let palette: OverlayPalette
  /// The language of all words.
  let language: Language
  let measuring: any TextMeasuring

  private(set) var list = DisplayList()
  /// The labels for the margin, in the order in which they choose their places.
  var labels: [MarginLabel] = []
  /// The places that leaders and labels should not cross, in the picture's points.
  var obstacles: [CGRect] = []
  /// The boxes with an outline, so that a further outline of the same box moves outwards.
  private var outlined: [CGRect] = []

  init(
    stage: OverlayStage,
    palette: OverlayPalette,
    measuring: any TextMeasuring,
    language: Language = .english
  ) {
    self.stage = stage
    self.language = language
    self.palette = palette
    self.measuring = measuring
  }

  mutating func append(_ command: DrawCommand) { list.append(command) }

  /// Returns the commands since the last call, and clears them.
  mutating func takeList() -> DisplayList {
    defer { list = DisplayList() }
    return list
  }

  /// Returns a length of the design in the picture's points.
  func scaled(_ length: CGFloat) -> CGFloat { length * stage.textScale }

  /// Returns the font of labels.
  func font(_ size: Double, _ weight: FontDescription.Weight = .regular) -> FontDescription {
    FontDescription(size: size * Double(stage.textScale), weight: weight)
  }

  // MARK: - Lines

  /// The grey that surrounds the core of a line.
  enum Casing {
    case white, black

    var color: Color { self == .white ? .white : .black }
    var hairline: Color { (self == .white ? Color.black : .white).faded(by: 0.8) }
  }

  /// Draws a line that is visible on every background: a core in a casing, with a hairline around it.
  mutating func stroke(_ path: Path, _ color: Color, _ style: StrokeStyle, _ casing: Casing) {
    append(.stroke(path, casing.hairline, StrokeStyle(width: style.width + 3.4)))
    append(.stroke(path, casing.color, StrokeStyle(width: style.width + 2)))
    append(.stroke(path, color, style))
  }

  /// Outlines a view, outside of existing outlines of the same box; nil if it is not visible.
  mutating func outline(
    _ quad: Quad?,
    _ color: Color,
    _ style: StrokeStyle,
    _ casing: Casing
  ) -> Outline? {
    guard let place = place(quad), place.isFinite else { return nil }
    let box = place.boundingBox
    let count = outlined.count { $0.isNear(box) }
    outlined.append(box)
    let moved = place.outset(by: CGFloat(min(count, 4)) * 4)
    guard let outline = Outline(moved, in: stage.outlineBounds) else { return nil }
    stroke(outline.path, color, style, casing)
    return outline
  }

  /// Returns the position of a quadrilateral of the scene in the picture.
  func place(_ quad: Quad?) -> Quad? {
    guard let quad, quad.isFinite else { return nil }
    let corners = quad.corners.map(stage.place)
    return corners.count == 4
      ? Quad(
        topLeft: corners[0],
        topRight: corners[1],
        bottomRight: corners[2],
        bottomLeft: corners[3]
      ) : nil
  }

  /// Returns the nearest point on the scene.
  func clamped(_ point: CGPoint) -> CGPoint {
    let scene = stage.scene
    return CGPoint(
      x: max(scene.minX, min(point.x, scene.maxX)),
      y: max(scene.minY, min(point.y, scene.maxY))
    )
  }

  /// Draws one line of text, centred at a point.
  mutating func text(_ string: String, _ font: FontDescription, _ color: Color, at middle: CGPoint)
  {
    let run = TextRun(string, font: font, color: color)
    let size = measuring.size(of: run)
    append(
      .text(run, at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
    )
  }

  /// Returns the width of a text.
  func width(of text: String, _ font: FontDescription) -> CGFloat {
    measuring.size(of: TextRun(text, font: font, color: .black)).width
  }
}

extension CGRect {
  /// The centre of the rectangle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }

  /// Creates the square around a point.
  init(around point: CGPoint, radius: CGFloat) {
    self.init(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Whether all edges are at most two points from those of another rectangle.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= 2 && abs(minY - other.minY) <= 2 && abs(maxX - other.maxX) <= 2
      && abs(maxY - other.maxY) <= 2
  }
}

extension CGPoint {
  /// Whether the point is near enough to be drawn.
  var isDrawable: Bool { abs(x) < 1e6 && abs(y) < 1e6 }
}

extension Quad {
  /// Returns the shape with each corner moved away from the middle by some points along each axis.
  fileprivate func outset(by distance: CGFloat) -> Quad {
    guard distance > 0 else { return self }
    let middle = center
    func moved(_ corner: CGPoint) -> CGPoint {
      CGPoint(
        x: corner.x + (corner.x < middle.x ? -distance : distance),
        y: corner.y + (corner.y < middle.y ? -distance : distance)
      )
    }
    return Quad(
      topLeft: moved(topLeft),
      topRight: moved(topRight),
      bottomRight: moved(bottomRight),
      bottomLeft: moved(bottomLeft)
    )
  }
}
