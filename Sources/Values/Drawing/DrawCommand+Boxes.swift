import Foundation

extension DrawCommand {
  /// Boxes that together cover what the command paints, in its own coordinates.
  ///
  /// Usually the one of `localBounds(measuring:)`. A line made of straight pieces has one box for
  /// each, because a frame around a window touches few of the pixels inside.
  func localBoxes(measuring: (any TextMeasuring)?) -> [CGRect] {
    segmentBoxes ?? [localBounds(measuring: measuring)]
  }

  private var segmentBoxes: [CGRect]? {
    switch self {
    case .stroke(let path, _, let style): path.segmentBoxes(reach: style.reach)
    case .strokeRect(let rect, _, let style): Path(rect: rect).segmentBoxes(reach: style.reach)
    case .save, .restore, .concatenate, .clip, .clipPath, .antialias, .endGroup, .fillRect, .fill,
      .text, .gradient, .picture, .shadow, .replay, .beginGroup:
      nil
    }
  }
}

extension Path {
  /// More pieces than this are not worth a box each.
  private static let maximumBoxes = 8

  /// A box around each straight piece; nil when a piece is curved or there are too many.
  fileprivate func segmentBoxes(reach: CGFloat) -> [CGRect]? {
    guard elements.count <= Path.maximumBoxes else { return nil }
    var boxes: [CGRect] = []
    var start = CGPoint.zero
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .line(let point): boxes.append(CGRect(from: last, to: point, reach: reach))
      case .close: boxes.append(CGRect(from: last, to: start, reach: reach))
      case .curve: return nil
      }
      last = element.end ?? start
    }
    return boxes
  }
}

extension Path.Element {
  /// Where the pen is afterwards; nil when it went back to the start.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: nil
    }
  }
}

extension CGRect {
  /// The box around a straight line of a certain thickness to each side.
  fileprivate init(from start: CGPoint, to end: CGPoint, reach: CGFloat) {
    let box = CGRect(
      x: min(start.x, end.x),
      y: min(start.y, end.y),
      width: abs(end.x - start.x),
      height: abs(end.y - start.y)
    )
    self = box.insetBy(dx: -reach, dy: -reach)
  }
}
