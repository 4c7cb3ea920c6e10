import Foundation

/// Where the responders without rectangles stand: in a column at the right, or at the bottom of a
/// narrow picture in rows.
struct ChainStrip {
  /// The boxes in order.
  let boxes: [CGRect]
  /// The ground around all boxes; nil without boxes.
  let panel: CGRect?

  /// The part of the picture's width that a column may take.
  private static let columnShare: CGFloat = 0.36
  private static let smallestColumnGap: CGFloat = 10

  /// Places boxes of the wanted widths; at the other end if they would cover the point.
  ///
  /// The point is where a finger came down: it does not move, so the strip does not jump.
  init(
    widths: [CGFloat],
    in bounds: CGRect,
    avoiding point: CGPoint,
    _ metrics: ChainMetrics
  ) {
    let edge = metrics.margin * 2
    let space = bounds.insetBy(
      dx: min(edge, bounds.width / 2),
      dy: min(edge, bounds.height / 2)
    )
    let widest = bounds.width * ChainStrip.columnShare
    let boxes =
      ChainStrip.column(widths, in: space, widest: widest, metrics)
      ?? ChainStrip.rows(widths, in: space, metrics)
    guard let first = boxes.first else {
      self.boxes = []
      panel = nil
      return
    }
    let whole = boxes.reduce(first) { $0.union($1) }
    let ground = whole.insetBy(dx: -metrics.margin, dy: -metrics.margin).intersection(bounds)
    let shift = ChainStrip.shift(of: ground, in: bounds, avoiding: point, metrics)
    self.boxes = boxes.map { $0.offsetBy(dx: 0, dy: shift) }
    panel = ground.offsetBy(dx: 0, dy: shift)
  }

  /// How far down the strip has to go to show the point; 0 when it cannot.
  private static func shift(
    of panel: CGRect,
    in bounds: CGRect,
    avoiding point: CGPoint,
    _ metrics: ChainMetrics
  ) -> CGFloat {
    let finger: CGFloat = -22
    guard panel.insetBy(dx: finger, dy: finger).contains(point) else { return 0 }
    // The margin above the strip becomes the one below it.
    let shift = bounds.minY + bounds.maxY - panel.minY - panel.maxY
    let moved = panel.offsetBy(dx: 0, dy: shift)
    return moved.insetBy(dx: finger, dy: finger).contains(point) ? 0 : shift
  }

  /// One below the other, nil when there is no room.
  private static func column(
    _ widths: [CGFloat],
    in space: CGRect,
    widest: CGFloat,
    _ metrics: ChainMetrics
  ) -> [CGRect]? {
    let width = widths.max() ?? 0
    let gaps = CGFloat(max(widths.count - 1, 1))
    let free = space.height - CGFloat(widths.count) * metrics.boxHeight
    let gap = min(metrics.columnGap, free / gaps)
    guard width + metrics.margin * 2 <= widest, gap >= smallestColumnGap else { return nil }
    return widths.indices.map { index in
      CGRect(
        x: space.maxX - width,
        y: space.minY + CGFloat(index) * (metrics.boxHeight + gap),
        width: width,
        height: metrics.boxHeight
      )
    }
  }

  /// One beside the other, in as many rows as it takes, the last one at the bottom.
  ///
  /// Rows run to the right and to the left by turns, so that arrows stay short.
  private static func rows(
    _ widths: [CGFloat],
    in space: CGRect,
    _ metrics: ChainMetrics
  ) -> [CGRect] {
    var boxes: [(row: Int, box: CGRect)] = []
    var row = 0
    var corner = CGPoint(x: space.minX, y: 0)
    for wanted in widths {
      let width = max(min(wanted, space.width), 1)
      if corner.x > space.minX, corner.x + width > space.maxX {
        corner = CGPoint(x: space.minX, y: corner.y + metrics.boxHeight + metrics.rowGaps.height)
        row += 1
      }
      let size = CGSize(width: width, height: metrics.boxHeight)
      boxes.append((row, CGRect(origin: corner, size: size)))
      corner.x += width + metrics.rowGaps.width
    }
    // More rows than the picture has room for lie on each other at its top.
    let height = corner.y + metrics.boxHeight
    let right = boxes.map(\.box.maxX).max() ?? space.maxX
    return boxes.map { row, box in
      let x = row.isMultiple(of: 2) ? box.minX : space.minX + right - box.maxX
      let y = max(space.minY, space.maxY - height + box.minY)
      return CGRect(
        x: x,
        y: y,
        width: box.width,
        height: min(box.height, max(space.maxY - y, 1))
      )
    }
  }
}
