import Foundation

extension DrawCommand {
  /// Returns boxes that together cover the command's pixels, in its own coordinates.
  ///
  /// Usually it is the box of `localBounds(measuring:)`. A line of straight pieces has one box for
  /// each, because a frame around a window covers few of the pixels inside.
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
  /// The maximum number of pieces with separate boxes.
  private static let maximumBoxes = 8

  /// Returns a box around each straight piece; nil if a piece is curved or there are too many.
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
  /// The position of the pen afterwards; nil if it returned to the start.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: nil
    }
  }
}

extension CGRect {
  /// Creates the box around a straight line with a distance to each side.
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
