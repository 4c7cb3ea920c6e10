import Foundation
import Geometry

/// Finds the siblings whose rectangles may contain a point without asking all of them.
///
/// A grid over the superview's coordinates lists for each cell the views that reach into it. It
/// follows every move, so that it never has to be made anew while views come, go and wander. It
/// answers nothing by itself: the traversal asks each candidate as it would have anyhow, and only
/// those are left out that cannot contain the point. Superviews with few subviews have none.
@MainActor
final class SiblingGrid {
  /// Where a view stands in its superview's grid.
  struct Place {
    /// Whether it was ever painted beyond its frame.
    fileprivate(set) var sticksOut = false
    /// Whether the cells know which part of them it covers.
    fileprivate var isExact = false
    fileprivate var cells = CellRange.none
  }

  /// From how many subviews on a grid pays (measured: below, asking each is as fast).
  static let smallestCount = 24

  private let origin: CGPoint
  private let cellSize: CGSize
  private let columns: Int
  private let rows: Int
  nonisolated(unsafe) private let cells: UnsafeMutableBufferPointer<GridCell>
  // Unchecked: asked for every pick among many siblings.
  /// Views that reach into so many cells that listing them once is better.
  @exclusivity(unchecked) private var wide: [TreeNode.Pointer] = []
  /// Views that may be painted beyond their frames.
  private var stickingOut: [TreeNode.Pointer] = []
  private var builtCount = 0
  private var count = 0

  private static let orderGap = 1 << 20
  private static let maximumCellsPerView = 64

  /// Makes the grid for the subviews of a view; nil when one of them has a say of its own.
  init?(_ children: [UIView]) {
    var extent: CGRect?
    for child in children {
      guard !child.decidesItself else { return nil }
      let box = child.geometry.boundingBox
      if box.isUsable { extent = extent?.union(box) ?? box }
    }
    let area = extent ?? .zero
    let side = Int(Double(children.count).squareRoot().rounded(.up))
    columns = min(max(1, side), 512)
    rows = columns
    origin = area.origin
    cellSize = CGSize(
      width: max(area.width / CGFloat(columns), .leastNormalMagnitude),
      height: max(area.height / CGFloat(rows), .leastNormalMagnitude)
    )
    cells = Self.allocate(columns * rows)
    cells.initialize(repeating: GridCell())
    for (index, child) in children.enumerated() {
      child.node.pointee.order = (index + 1) * Self.orderGap
      insert(child)
    }
    builtCount = children.count
  }

  nonisolated deinit {
    for index in cells.indices { cells[index].release() }
    cells.deallocate()
  }

  // MARK: - Asking

  /// The front-most view that takes a point, and the point there; nil when none does.
  func front(at point: CGPoint) -> (TreeNode.Pointer, CGPoint)? {
    var search = FrontSearch(point)
    let (x, y) = (across(point.x), down(point.y))
    let (column, row) = (Self.clamp(x, columns), Self.clamp(y, rows))
    let place = CellPlace(
      x: CellPlace.step(x - CGFloat(column)),
      y: CellPlace.step(y - CGFloat(row))
    )
    cells[cell(column, row)].ask(&search, at: place)
    if !wide.isEmpty {
      for node in wide { search.ask(node) }
    }
    return search.best
  }

  /// The views that may be painted inside of boxes, from the rear to the front; nil where nearly
  /// all of them may.
  func views(near boxes: [CGRect]) -> [UIView]? {
    guard stickingOut.count < count / 2 else { return nil }
    var left = cells.count / 2
    var found: [Candidate] = []
    for entry in wide { found.append(Candidate(entry)) }
    for entry in stickingOut { found.append(Candidate(entry)) }
    for box in boxes {
      let range = cells(of: box)
      left -= range.count
      guard left > 0, !range.isWide else { return nil }
      for row in Int(range.top)...Int(range.bottom) {
        for column in Int(range.left)...Int(range.right) {
          cells[cell(column, row)].forEach { found.append(Candidate($0)) }
        }
      }
    }
    found.sort()
    var views: [UIView] = []
    views.reserveCapacity(found.count)
    // A view that reaches into several cells was found in each.
    for (index, candidate) in found.enumerated()
    where index == 0 || candidate.order != found[index - 1].order {
      views.append(candidate.node.pointee.view.takeUnretainedValue())
    }
    return views
  }

  /// A view that was found, in the order of siblings.
  nonisolated private struct Candidate: Comparable {
    let order: Int
    let node: TreeNode.Pointer

    init(_ node: TreeNode.Pointer) {
      order = node.pointee.order
      self.node = node
    }

    // Told apart by their order alone, without a look at the views, which live on the main actor.
    static func == (first: Candidate, second: Candidate) -> Bool { first.order == second.order }
    static func < (first: Candidate, second: Candidate) -> Bool { first.order < second.order }
  }

  /// A view may be painted beyond its frame from now on.
  func noteSticksOut(_ view: UIView) { stickingOut.append(view.node) }

  // MARK: - Following changes

  /// A view was put among the siblings; false when the grid has to be made anew.
  func add(_ view: UIView, among siblings: [UIView], at index: Int) -> Bool {
    guard !view.decidesItself, count < 2 * builtCount else { return false }
    let below = index > 0 ? siblings[index - 1].node.pointee.order : 0
    let above =
      index + 1 < siblings.count
      ? siblings[index + 1].node.pointee.order : below + 2 * Self.orderGap
    guard above - below > 1 else { return false }
    view.node.pointee.order = below + (above - below) / 2
    insert(view)
    return true
  }

  /// A view goes away.
  func remove(_ view: UIView) {
    count -= 1
    let entry = view.node
    let range = view.place.cells
    if range.isWide {
      Self.drop(entry, from: &wide)
    } else {
      forEachCell(of: range) { column, row in cells[cell(column, row)].remove(entry) }
    }
    view.place.cells = .none
    if view.place.sticksOut { Self.drop(entry, from: &stickingOut) }
  }

  /// A view moved or changed its size.
  func update(_ view: UIView) {
    let box = view.geometry.boundingBox
    let range = listedCells(of: box)
    guard range != view.place.cells else { return widen(view) }
    remove(view)
    insert(view, box, range)
  }

  /// A view moved within its cells: from now on it is asked wherever in them a point lies, until it
  /// leaves them.
  private func widen(_ view: UIView) {
    guard view.place.isExact else { return }
    view.place.isExact = false
    forEachCell(of: view.place.cells) { column, row in
      cells[cell(column, row)].widen(view.node)
    }
  }

  // MARK: - Cells

  private func insert(_ view: UIView) {
    let box = view.geometry.boundingBox
    insert(view, box, listedCells(of: box))
  }

  private func insert(_ view: UIView, _ box: CGRect, _ range: CellRange) {
    count += 1
    let entry = view.node
    if range.isWide {
      wide.append(entry)
    } else {
      forEachCell(of: range) { column, row in
        cells[cell(column, row)].add(entry, part(box, ofCellAt: column, row))
      }
    }
    view.place.cells = range
    view.place.isExact = true
    if view.place.sticksOut { stickingOut.append(entry) }
  }

  /// What of a cell lies in a box.
  private func part(_ box: CGRect, ofCellAt column: Int, _ row: Int) -> CellPart {
    let (column, row) = (CGFloat(column), CGFloat(row))
    return CellPart(
      left: CellPlace.step(across(box.minX) - column),
      right: CellPlace.step(across(box.maxX) - column),
      top: CellPlace.step(down(box.minY) - row),
      bottom: CellPlace.step(down(box.maxY) - row)
    )
  }

  private func listedCells(of box: CGRect) -> CellRange {
    let range = cells(of: box)
    return range.count > Self.maximumCellsPerView ? .wide : range
  }

  private func cells(of box: CGRect) -> CellRange {
    guard box.isUsable else { return .wide }
    return CellRange(
      left: Int32(column(of: box.minX)),
      right: Int32(column(of: box.maxX)),
      top: Int32(row(of: box.minY)),
      bottom: Int32(row(of: box.maxY))
    )
  }

  private func column(of x: CGFloat) -> Int { Self.clamp(across(x), columns) }
  private func row(of y: CGFloat) -> Int { Self.clamp(down(y), rows) }

  /// How many cells a coordinate lies to the right of the grid's left edge, or below its top.
  private func across(_ x: CGFloat) -> CGFloat { (x - origin.x) / cellSize.width }
  private func down(_ y: CGFloat) -> CGFloat { (y - origin.y) / cellSize.height }

  private func cell(_ column: Int, _ row: Int) -> Int { row * columns + column }

  private func forEachCell(of range: CellRange, _ body: (_ column: Int, _ row: Int) -> Void) {
    guard range.left >= 0 else { return }
    for row in range.top...range.bottom {
      for column in range.left...range.right { body(Int(column), Int(row)) }
    }
  }

  /// Memory for cells, each of which fills a line of the processor's cache.
  private static func allocate(_ count: Int) -> UnsafeMutableBufferPointer<GridCell> {
    let memory = LargeMemory.allocate(count * MemoryLayout<GridCell>.stride)
    return UnsafeMutableBufferPointer(
      start: memory.bindMemory(to: GridCell.self, capacity: count),
      count: count
    )
  }

  /// The cell of a coordinate; what lies beyond the grid belongs to its edge.
  private static func clamp(_ position: CGFloat, _ count: Int) -> Int {
    position > 0 ? Int(min(position, CGFloat(count - 1))) : 0
  }

  private static func drop(_ entry: TreeNode.Pointer, from list: inout [TreeNode.Pointer]) {
    guard let index = list.firstIndex(of: entry) else { return }
    list.swapAt(index, list.count - 1)
    list.removeLast()
  }
}

/// The cells that a view reaches into.
private struct CellRange: Equatable {
  var left: Int32
  var right: Int32
  var top: Int32
  var bottom: Int32

  /// No cell.
  static let none = CellRange(left: -1, right: -1, top: -1, bottom: -1)
  /// Too many cells to list.
  static let wide = CellRange(left: -2, right: -2, top: -2, bottom: -2)

  var isWide: Bool { left == -2 }
  var count: Int { Int(right - left + 1) * Int(bottom - top + 1) }
}

extension ViewGeometry {
  /// A rectangle of the superview outside of which no point belongs to the view.
  ///
  /// Slightly larger than the frame, so that rounding cannot leave a point out.
  fileprivate var boundingBox: CGRect {
    let frame = frame
    let slack = 1e-6 * (1 + max(abs(frame.minX), abs(frame.maxX), abs(frame.minY), abs(frame.maxY)))
    return frame.insetBy(dx: -slack, dy: -slack)
  }
}

extension CGRect {
  /// Whether all its numbers are ones to reckon with.
  fileprivate var isUsable: Bool {
    !isNull && minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
      && width < 1e9 && height < 1e9 && abs(minX) < 1e9 && abs(minY) < 1e9
  }
}

extension UIView {
  /// Remembers when the view is painted, in a box of its superview, beyond its frame.
  final func noteWhetherItSticksOut(_ painted: CGRect) {
    guard !place.sticksOut, !painted.isNull, !isPlainLeaf else { return }
    let box = geometry.boundingBox
    if box.isUsable, box.encloses(painted) { return }
    place.sticksOut = true
    parent?.grid?.noteSticksOut(self)
  }

  /// Whether client code of the view decides about touches, and may do anything while it does.
  final var decidesItself: Bool { node.pointee.decidesItself }
}
