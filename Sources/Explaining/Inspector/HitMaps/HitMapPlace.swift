import TouchTrace
import Drawing
import Foundation

/// The position of the pixels of a grid in a picture.
struct HitMapPlace {
  /// The rectangle of the whole grid.
  let rect: CGRect

  private let across: CGFloat
  private let down: CGFloat

  init(of grid: HitGrid, in rect: CGRect) {
    self.rect = rect
    across = rect.width / CGFloat(max(1, grid.width))
    down = rect.height / CGFloat(max(1, grid.height))
  }

  func rect(of block: PixelArea.Block) -> CGRect {
    CGRect(
      x: rect.minX + CGFloat(block.columns.lowerBound) * across,
      y: rect.minY + CGFloat(block.rows.lowerBound) * down,
      width: CGFloat(block.columns.count) * across,
      height: CGFloat(block.rows.count) * down
    )
  }

  /// Returns a path along edges of pixels.
  func path(along lines: [PixelBorders.Line]) -> Path {
    var path = Path()
    for line in lines {
      path.move(to: point(line.column, line.row))
      path.addLine(
        to: line.isVertical
          ? point(line.column, line.row + line.length) : point(line.column + line.length, line.row)
      )
    }
    return path
  }

  private func point(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(x: rect.minX + CGFloat(column) * across, y: rect.minY + CGFloat(row) * down)
  }
}
