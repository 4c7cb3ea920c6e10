import Drawing
import Foundation

/// An image cut into corners, edges and middle, so that only some of them are resized.
nonisolated struct NineParts {
  private let content: ImageContent
  private let target: CGRect

  init(_ content: ImageContent, in target: CGRect) {
    self.content = content
    self.target = target
  }

  /// A part of one axis: its range in the image and its target range, both in points.
  private struct Span {
    var source: ClosedRange<CGFloat>
    var target: ClosedRange<CGFloat>
  }

  /// The largest number of copies of a middle; beyond it, the middle is stretched instead.
  private static let maximumTiles: CGFloat = 64

  func uses(tint: Color?) -> [PictureUse] {
    let size = content.size
    let insets = content.capInsets
    let columns = spans(size.width, insets.left, insets.right, target.minX, target.width)
    let rows = spans(size.height, insets.top, insets.bottom, target.minY, target.height)
    return rows.flatMap { row in columns.map { use(column: $0, row: row, tint) } }
  }

  /// Returns the parts of one axis, with copies of the middle if the image is tiled.
  private func spans(
    _ length: CGFloat,
    _ first: CGFloat,
    _ last: CGFloat,
    _ start: CGFloat,
    _ room: CGFloat
  ) -> [Span] {
    guard length > 0, room > 0 else { return [] }
    let caps = max(0, first) + max(0, last)
    // Caps that do not fit shrink together.
    let shrink = caps > room ? room / caps : 1
    let (head, tail) = (max(0, first) * shrink, max(0, last) * shrink)
    var result: [Span] = []
    if head > 0 { result.append(span(0, max(0, first), start, start + head)) }
    result += middle(max(0, first), length - max(0, last), start + head, start + room - tail)
    if tail > 0 {
      result.append(span(length - max(0, last), length, start + room - tail, start + room))
    }
    return result
  }

  private func middle(
    _ from: CGFloat,
    _ to: CGFloat,
    _ start: CGFloat,
    _ end: CGFloat
  ) -> [Span] {
    guard to > from, end > start else { return [] }
    let step = to - from
    guard content.resizingMode == .tile, (end - start) / step <= NineParts.maximumTiles else {
      return [span(from, to, start, end)]
    }
    return stride(from: start, to: end, by: step).map { place in
      let covered = min(step, end - place)
      return span(from, from + covered, place, place + covered)
    }
  }

  private func span(
    _ from: CGFloat,
    _ to: CGFloat,
    _ start: CGFloat,
    _ end: CGFloat
  ) -> Span {
    Span(source: from...max(from, to), target: start...max(start, end))
  }

  private func use(column: Span, row: Span, _ tint: Color?) -> PictureUse {
    let image = content.image
    // The factor converts points of the image to units of the picture.
    let factor = content.scale / image.scale
    return PictureUse(
      image.picture,
      source: CGRect(
        x: image.source.minX + column.source.lowerBound * factor,
        y: image.source.minY + row.source.lowerBound * factor,
        width: (column.source.upperBound - column.source.lowerBound) * factor,
        height: (row.source.upperBound - row.source.lowerBound) * factor
      ),
      target: CGRect(
        x: column.target.lowerBound,
        y: row.target.lowerBound,
        width: column.target.upperBound - column.target.lowerBound,
        height: row.target.upperBound - row.target.lowerBound
      ),
      tint: tint
    )
  }
}

/// Copies of a given size that cover a rectangle, starting at its origin.
nonisolated struct ImageTiles {
  let rects: [CGRect]

  /// The largest number of copies.
  private static let most = 10_000

  init(_ size: CGSize, filling area: CGRect) {
    let columns = ImageTiles.count(area.width, size.width)
    let rows = ImageTiles.count(area.height, size.height)
    guard columns * rows <= ImageTiles.most else {
      rects = []
      return
    }
    rects = (0..<rows).flatMap { row in
      (0..<columns).map { column in
        CGRect(
          x: area.minX + CGFloat(column) * size.width,
          y: area.minY + CGFloat(row) * size.height,
          width: size.width,
          height: size.height
        )
      }
    }
  }

  private static func count(_ length: CGFloat, _ step: CGFloat) -> Int {
    guard length > 0, step > 0 else { return 0 }
    return Int(min((length / step).rounded(.up), CGFloat(most + 1)))
  }
}
