import Foundation

/// The glyph of a button type that has one, in a circle.
@MainActor
enum ButtonGlyph {
  case info, plus, cross

  /// Returns the glyph of a type; nil if it has none.
  init?(_ type: UIButton.ButtonType) {
    switch type {
    case .custom, .system: return nil
    case .detailDisclosure, .infoLight, .infoDark: self = .info
    case .contactAdd: self = .plus
    case .close: self = .cross
    }
  }

  /// The width and height of a glyph, in points.
  private static let side: CGFloat = 22

  /// The glyph in black, to be shown in the tint.
  var image: UIImage {
    let size = CGSize(width: Self.side, height: Self.side)
    return UIGraphicsImageRenderer(size: size).image { _ in draw() }
      .withRenderingMode(.alwaysTemplate)
  }

  private func draw() {
    let box = CGRect(x: 0, y: 0, width: Self.side, height: Self.side).insetBy(dx: 1.5, dy: 1.5)
    let path = UIBezierPath(ovalIn: box)
    path.lineWidth = 1.5
    UIColor.black.set()
    path.stroke()
    let sign = UIBezierPath()
    sign.lineWidth = 1.75
    sign.lineCapStyle = .round
    for (start, end) in strokes {
      sign.move(to: point(start))
      sign.addLine(to: point(end))
    }
    sign.stroke()
    if self == .info { UIBezierPath(ovalIn: dot).fill() }
  }

  /// The lines of the glyph, in points from its centre.
  private var strokes: [(start: (CGFloat, CGFloat), end: (CGFloat, CGFloat))] {
    switch self {
    case .info: [((0, -1), (0, 5))]
    case .plus: [((-5, 0), (5, 0)), ((0, -5), (0, 5))]
    case .cross: [((-3.5, -3.5), (3.5, 3.5)), ((3.5, -3.5), (-3.5, 3.5))]
    }
  }

  private var dot: CGRect {
    CGRect(x: Self.side / 2 - 1.3, y: Self.side / 2 - 6.3, width: 2.6, height: 2.6)
  }

  private func point(_ offset: (CGFloat, CGFloat)) -> CGPoint {
    CGPoint(x: Self.side / 2 + offset.0, y: Self.side / 2 + offset.1)
  }
}
