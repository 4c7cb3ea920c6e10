import Drawing
import Foundation
import Geometry

/// Writes the picture of a tree of views and layers, rear first, without recursion.
///
/// Whatever lies outside of the region that is asked for is passed over with everything below it,
/// so that a small change costs little however many views there are. What others cover is dropped.
@MainActor
struct PicturePainter {
  /// Opacity below which nothing is drawn.
  private static let invisible: Float = 1 / 512

  private enum Work {
    case enter(PaintedNode, PaintStand)
    case leave(NodePlan, OpenScopes)
  }

  /// What was opened for something and has to be closed after what it holds.
  private struct OpenScopes {
    /// Where its instructions begin.
    let start: Int
    /// The saves that have to be restored.
    var saves = 0
    var hasGroup = false
  }

  private var list = DisplayList()
  private var pending: [Work] = []
  private var covers = CoverLog()
  /// What of the screen is asked for; nil for all of it.
  private let region: [CGRect]?

  init(region: [CGRect]? = nil) {
    // Soft edges reach a pixel farther than they should.
    self.region = region?.map { $0.insetBy(dx: -2, dy: -2) }
  }

  /// Adds the picture of a view or layer and everything below it, where it is in its superview.
  mutating func paint(_ root: PaintedNode) {
    pending.append(.enter(root, PaintStand()))
    while let work = pending.popLast() {
      switch work {
      case .enter(let node, let stand): enter(node, stand)
      case .leave(let plan, let scopes): leave(plan, scopes)
      }
    }
  }

  /// The picture of everything that was added, without what is covered.
  mutating func finish() -> DisplayList { covers.uncovered(list) }

  private mutating func enter(_ node: PaintedNode, _ outer: PaintStand) {
    let opacity = node.opacity
    guard !node.isHidden, opacity > Self.invisible else { return }
    let geometry = node.geometry
    var stand = outer.inside(geometry)
    guard isAskedFor(node, stand) else { return }
    let children = node.children
    let plan = NodePlan(
      node,
      geometry.bounds,
      opacity: Double(opacity) * outer.fade,
      stand,
      hasChildren: !children.isEmpty
    )
    var scopes = OpenScopes(start: list.commands.count)
    if !geometry.transform.isIdentity {
      list.append(.save)
      let moved = CGAffineTransform(translationX: outer.offset.x, y: outer.offset.y)
      list.append(.concatenate(geometry.outwardTransform.concatenating(moved)))
      scopes.saves += 1
    }
    open(plan, &stand, &scopes)
    plan.paintRear(&list)
    if !plan.hasGroup { noteCover(plan, stand, from: scopes.start) }
    guard !children.isEmpty || plan.hasFront || scopes.saves > 0 || scopes.hasGroup else { return }
    pending.append(.leave(plan, scopes))
    stand.fade = plan.childFade
    for child in children.reversed() { pending.append(.enter(child, stand)) }
  }

  private mutating func open(
    _ plan: NodePlan,
    _ stand: inout PaintStand,
    _ scopes: inout OpenScopes
  ) {
    if plan.clipsSquarely, !plan.hasGroup, scopes.saves == 0 {
      list.append(.save)
      scopes.saves += 1
    }
    plan.open(&list)
    scopes.hasGroup = plan.hasGroup
    if plan.hasGroup { stand.isDirect = false }
    if plan.clipsSquarely { stand.clip = stand.clip.sharedPart(with: plan.screenBounds) }
  }

  private mutating func leave(_ plan: NodePlan, _ scopes: OpenScopes) {
    let start = list.commands.count
    plan.paintFront(&list)
    if let mask = plan.mask { paint(mask: mask, plan) }
    plan.close(&list)
    let isDirect = plan.stand.isDirect
    if isDirect, scopes.hasGroup {
      covers.noteSpan(scopes.start..<list.commands.count, plan.screenExtent)
    } else if isDirect, plan.hasFront {
      covers.noteSpan(start..<list.commands.count, plan.screenBounds)
    }
    for _ in 0..<scopes.saves { list.append(.restore) }
  }

  private func isAskedFor(_ node: PaintedNode, _ stand: PaintStand) -> Bool {
    guard let region else { return true }
    let box = stand.screenBox(node.roomyExtent)
    return region.contains { $0.intersects(box) }
  }

  private mutating func noteCover(_ plan: NodePlan, _ stand: PaintStand, from start: Int) {
    guard stand.isDirect, list.commands.count > start else { return }
    covers.noteSpan(start..<list.commands.count, plan.paintedBox)
    guard let covered = plan.opaqueBox else { return }
    covers.noteCover(covered.sharedPart(with: stand.clip), at: list.commands.count)
  }

  /// Leaves of the open layer what another layer covers.
  private mutating func paint(mask: CALayer, _ plan: NodePlan) {
    let bounds = plan.placedExtent
    list.append(.beginGroup(DrawCommand.Group(bounds: bounds, blendMode: .destinationIn)))
    guard MaskDepth.enter() else { return list.append(.endGroup) }
    var painter = PicturePainter()
    painter.paint(PaintedNode(mask))
    let picture = painter.finish()
    plan.stand.place(&list) { $0.append(contentsOf: picture) }
    MaskDepth.leave()
    list.append(.endGroup)
  }
}

/// Masks can have masks, but not without end.
@MainActor
private enum MaskDepth {
  private static let deepest = 32
  private static var depth = 0

  static func enter() -> Bool {
    guard depth < deepest else { return false }
    depth += 1
    return true
  }

  static func leave() { depth -= 1 }
}
