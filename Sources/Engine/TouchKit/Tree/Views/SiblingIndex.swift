import Foundation
import Geometry

/// An index of a view's subviews by place, so that hit-testing does not ask all of them.
///
/// A grid over the superview's coordinates lists the subviews whose boxes overlap each cell, in their order in
/// `subviews`. A lookup skips only subviews whose boxes do not overlap the cell of the point. Asking the remaining ones
/// therefore gives the same result as asking all. The index follows subviews that move. The superview discards it when
/// its list of subviews changes.
final class SiblingIndex {
  /// The smallest number of subviews with an index (measured: with fewer, asking each is as fast).
  static let smallestCount = 24

  /// The largest number of cells in which a subview is listed; larger subviews are listed once for all cells.
  private static let mostCells = 64
  /// The largest number of rows and columns.
  private static let mostRows = 512

  /// Whether no subview overrides hit-testing.
  ///
  /// Such a subview may receive touches outside its box, or change the tree during the hit-test.
  let isForTouches: Bool
  private let origin: CGPoint
  private let cellSize: CGSize
  /// The number of rows, which is also the number of columns.
  private let rows: Int
  /// The subviews that overlap each cell, row by row.
  private var cells: [[UIView]]
  /// The subviews that are too large for cells, or whose boxes contain invalid numbers.
  private var everywhere: [UIView] = []
  /// The subviews that may be painted outside their boxes.
  private var paintedOutside: [UIView] = []
  /// The boxes of the subviews.
  private var boxes: [CGRect]

  /// Creates the index of a view's subviews.
  init(_ children: [UIView]) {
    boxes = children.map(\.geometry.boundingBox)
    var extent = CGRect.null
    for box in boxes where box.isUsable { extent = extent.union(box) }
    if extent.isNull { extent = .zero }
    rows = min(max(1, Int(Double(children.count).squareRoot().rounded(.up))), Self.mostRows)
    origin = extent.origin
    cellSize = CGSize(
      width: max(extent.width / CGFloat(rows), .leastNormalMagnitude),
      height: max(extent.height / CGFloat(rows), .leastNormalMagnitude)
    )
    cells = Array(repeating: [], count: rows * rows)
    isForTouches = !children.contains { $0.decidesAboutTouches }
    for (index, child) in children.enumerated() {
      child.siblingPosition = Int32(index)
      changeLists(in: range(of: boxes[index])) { $0.append(child) }
      if child.isPaintedOutside { paintedOutside.append(child) }
    }
  }

  // Explicitly nonisolated, because nothing in it needs the main actor.
  nonisolated deinit {}

  // MARK: - Looking up

  /// Returns the subviews that may contain a point, the front one last; nil if all have to be asked.
  func candidates(at point: CGPoint) -> [UIView]? {
    guard isForTouches else { return nil }
    let cell = cells[row(of: point.y) * rows + column(of: point.x)]
    return everywhere.isEmpty ? cell : ordered(cell + everywhere)
  }

  /// Returns the subviews that may be painted inside areas, the front one last; nil if that is nearly all.
  func candidates(near areas: [CGRect]) -> [UIView]? {
    guard paintedOutside.count < boxes.count / 2 else { return nil }
    var found = everywhere + paintedOutside
    var left = cells.count / 2
    for area in areas {
      guard let range = range(of: area) else { return nil }
      left -= range.count
      guard left > 0 else { return nil }
      for row in range.rows {
        for column in range.columns { found += cells[row * rows + column] }
      }
    }
    return ordered(found)
  }

  /// Returns each view once, in the order of the subviews.
  private func ordered(_ views: [UIView]) -> [UIView] {
    var result: [UIView] = []
    for view in views.sorted(by: { $0.siblingPosition < $1.siblingPosition })
    where result.last !== view { result.append(view) }
    return result
  }

  // MARK: - Following changes

  /// Updates the box of a subview that moved.
  func update(_ view: UIView) {
    let position = Int(view.siblingPosition)
    guard position >= 0 else { return }
    let former = range(of: boxes[position])
    boxes[position] = view.geometry.boundingBox
    let range = range(of: boxes[position])
    guard range != former else { return }
    changeLists(in: former) { list in list.removeAll { $0 === view } }
    changeLists(in: range) { list in
      list.insert(view, at: list.firstIndex { $0.siblingPosition > position } ?? list.count)
    }
  }

  /// Adds a subview to those that may be painted outside their boxes.
  func notePaintedOutside(_ view: UIView) {
    if view.siblingPosition >= 0 { paintedOutside.append(view) }
  }

  // MARK: - Cells

  /// The cells in a rectangle.
  private struct CellRange: Equatable {
    let columns: ClosedRange<Int>
    let rows: ClosedRange<Int>

    var count: Int { columns.count * rows.count }
  }

  /// Returns the cells that a box overlaps; nil if there are too many.
  private func range(of box: CGRect) -> CellRange? {
    guard box.isUsable else { return nil }
    let range = CellRange(
      columns: column(of: box.minX)...column(of: box.maxX),
      rows: row(of: box.minY)...row(of: box.maxY)
    )
    return range.count > Self.mostCells ? nil : range
  }

  private func column(of x: CGFloat) -> Int { clamped((x - origin.x) / cellSize.width) }
  private func row(of y: CGFloat) -> Int { clamped((y - origin.y) / cellSize.height) }

  /// Returns the index of a row or column; a place outside the grid belongs to its edge.
  private func clamped(_ place: CGFloat) -> Int {
    place > 0 ? Int(min(place, CGFloat(rows - 1))) : 0
  }

  private func changeLists(in range: CellRange?, _ change: (inout [UIView]) -> Void) {
    guard let range else { return change(&everywhere) }
    for row in range.rows {
      for column in range.columns { change(&cells[row * rows + column]) }
    }
  }
}

extension ViewGeometry {
  /// A rectangle in the superview that contains every point of the view.
  ///
  /// It is slightly larger than the frame, so that rounding cannot exclude a point.
  fileprivate var boundingBox: CGRect {
    let frame = frame
    let slack = 1e-6 * (1 + max(abs(frame.minX), abs(frame.maxX), abs(frame.minY), abs(frame.maxY)))
    return frame.insetBy(dx: -slack, dy: -slack)
  }
}

extension CGRect {
  /// Whether all numbers are finite and small enough for computations.
  fileprivate var isUsable: Bool {
    !isNull && minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
      && width < 1e9 && height < 1e9 && abs(minX) < 1e9 && abs(minY) < 1e9
  }
}

extension UIView {
  /// The index of the subviews, created on first access; nil for few subviews.
  final var siblingIndex: SiblingIndex? {
    guard children.count >= SiblingIndex.smallestCount else { return nil }
    if let index = rare?.siblingIndex { return index }
    let index = SiblingIndex(children)
    setRare(true) { $0.siblingIndex = index }
    return index
  }

  /// Notes whether the view is painted outside its frame, in a box of the superview.
  final func notePainting(in box: CGRect) {
    guard !isPaintedOutside, !box.isNull, !isPlainLeaf else { return }
    let frame = geometry.boundingBox
    if frame.isUsable, frame.encloses(box) { return }
    isPaintedOutside = true
    parent?.rare?.siblingIndex?.notePaintedOutside(self)
  }

  /// Whether the view's class overrides hit-testing; true if that is unknown.
  final var decidesAboutTouches: Bool { !overrides.isDisjoint(with: [.hitTest, .pointInside]) }
}
