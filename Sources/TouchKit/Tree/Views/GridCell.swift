import Foundation

/// The views that reach into a cell of a grid, in no particular order.
///
/// The first ones stand in the cell itself, each with the part of the cell that it may cover: all of it
/// is one line of the processor's cache, and a view that is not asked need not be fetched.
nonisolated struct GridCell {
  private var first: TreeNode.Pointer?
  private var second: TreeNode.Pointer?
  private var third: TreeNode.Pointer?
  private var fourth: TreeNode.Pointer?
  private var left = SIMD4<UInt8>(repeating: CellPart.none.left)
  private var right = SIMD4<UInt8>(repeating: CellPart.none.right)
  private var top = SIMD4<UInt8>(repeating: CellPart.none.top)
  private var bottom = SIMD4<UInt8>(repeating: CellPart.none.bottom)
  /// A place apart, so that nothing in the cell is counted when it is asked.
  private var others: UnsafeMutablePointer<[TreeNode.Pointer]>?
  /// Makes a line full.
  private let filler = 0

  /// Adds a view that covers nothing of the cell but a part.
  mutating func add(_ node: TreeNode.Pointer, _ part: CellPart) {
    guard let slot = slot(of: nil) else { return addOther(node) }
    put(node, part, in: slot)
  }

  private mutating func addOther(_ node: TreeNode.Pointer) {
    if let others { return others.pointee.append(node) }
    let others = UnsafeMutablePointer<[TreeNode.Pointer]>.allocate(capacity: 1)
    others.initialize(to: [node])
    self.others = others
  }

  /// Gives back what the cell keeps; it is asked nothing afterwards.
  mutating func release() {
    others?.deinitialize(count: 1)
    others?.deallocate()
    others = nil
  }

  mutating func remove(_ node: TreeNode.Pointer) {
    if let slot = slot(of: node) {
      let other = others?.pointee.popLast()
      put(other, other == nil ? .none : .whole, in: slot)
    } else if let others, let index = others.pointee.firstIndex(of: node) {
      others.pointee.swapAt(index, others.pointee.count - 1)
      others.pointee.removeLast()
    }
  }

  /// A view may cover all of the cell from now on.
  mutating func widen(_ node: TreeNode.Pointer) {
    if let slot = slot(of: node) { put(node, .whole, in: slot) }
  }

  private func slot(of node: TreeNode.Pointer?) -> Int? {
    if first == node { return 0 }
    if second == node { return 1 }
    if third == node { return 2 }
    return fourth == node ? 3 : nil
  }

  private mutating func put(_ node: TreeNode.Pointer?, _ part: CellPart, in slot: Int) {
    switch slot {
    case 0: first = node
    case 1: second = node
    case 2: third = node
    default: fourth = node
    }
    (left[slot], right[slot]) = (part.left, part.right)
    (top[slot], bottom[slot]) = (part.top, part.bottom)
  }

  /// Visits each.
  @inline(__always)
  func forEach(_ body: (TreeNode.Pointer) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
    if let third { body(third) }
    if let fourth { body(fourth) }
    guard let others else { return }
    for node in others.pointee { body(node) }
  }

  /// Asks each that may whether it takes a point, which lies at a place in the cell.
  @MainActor
  @inline(__always)
  func ask(_ search: inout FrontSearch, at place: CellPlace) {
    let (x, y) = (SIMD4(repeating: place.x), SIMD4(repeating: place.y))
    let may = (left .<= x) .& (right .>= x) .& (top .<= y) .& (bottom .>= y)
    if may[0], let first { search.ask(first) }
    if may[1], let second { search.ask(second) }
    if may[2], let third { search.ask(third) }
    if may[3], let fourth { search.ask(fourth) }
    guard let others else { return }
    for node in others.pointee { search.ask(node) }
  }
}

/// A place in a cell of a grid, in steps of which a cell has 255.
///
/// Places keep the order of coordinates, however those are rounded: what lies between two others in the
/// superview does so here.
nonisolated struct CellPlace {
  let x: UInt8
  let y: UInt8

  /// The step of a place that lies so many cells beyond the beginning of a cell.
  static func step(_ distance: CGFloat) -> UInt8 {
    distance > 0 ? UInt8(min(distance * 255, 255)) : 0
  }
}

/// A part of a cell of a grid, its edges included.
nonisolated struct CellPart {
  var left: UInt8 = 0
  var right: UInt8 = 255
  var top: UInt8 = 0
  var bottom: UInt8 = 255

  static let whole = CellPart()
  static let none = CellPart(left: 255, right: 0, top: 255, bottom: 0)
}

/// Looks for the foremost of the views that take a point.
@MainActor
struct FrontSearch {
  /// It, and the point in its coordinates.
  private(set) var best: (TreeNode.Pointer, CGPoint)?
  private let point: CGPoint

  init(_ point: CGPoint) { self.point = point }

  @inline(__always)
  mutating func ask(_ node: TreeNode.Pointer) {
    if let best, best.0.pointee.order > node.pointee.order { return }
    if let inside = node.pointee.taking(point) { best = (node, inside) }
  }
}
