import Drawing
import Foundation
import Geometry

/// A painter that records the picture of a view and layer tree, rear first, without recursion.
///
/// It skips everything outside the requested region with all descendants, so that a small change costs little
/// regardless of the number of views. It drops content that other content covers.
@MainActor
struct PicturePainter {
  /// The opacity below which nothing is drawn.
  private static let invisible: Float = 1 / 512

  /// Siblings that are painted in order, and the work after the last one.
  ///
  /// The value is small for any number of siblings, because the plan of their parent is stored elsewhere.
  private struct Level {
    let nodes: PaintedSiblings
    var next = 0
    let context: PaintContext
    let holder: OpenHolder?
  }

  /// A parent that is closed after all its children were painted.
  private final class OpenHolder {
    let plan: NodePlan
    let scopes: OpenScopes

    init(_ plan: NodePlan, _ scopes: OpenScopes) {
      self.plan = plan
      self.scopes = scopes
    }

    // Explicit because it does not need the main actor.
    nonisolated deinit {}
  }

  /// The groups and clips that have to be closed after the children.
  private struct OpenScopes {
    /// The index at which its instructions begin.
    let start: Int
    /// The number of saved states to restore.
    var saves = 0
    var hasGroup = false
    /// Whether the coordinates were changed for its children.
    var isBent = false
  }

  private var list = DisplayList()
  private var levels: [Level] = []
  private var covers = CoverLog()
  /// The requested parts of the screen; nil for all of it.
  private let region: [CGRect]?

  /// Prepares for a picture with an approximate number of instructions, if that is known.
  init(region: [CGRect]? = nil, expecting count: Int = 0) {
    list.reserveCapacity(count)
    covers.reserveCapacity(count)
    // Antialiased edges extend a pixel farther than they should.
    self.region = region?.map { $0.insetBy(dx: -2, dy: -2) }
  }

  /// Adds the picture of a view or layer and its descendants, at its position in its superview.
  mutating func paint(_ root: PaintedNode) { paint(root, PaintContext()) }

  private mutating func paint(_ root: PaintedNode, _ context: PaintContext) {
    levels.append(Level(nodes: .nodes([root]), context: context, holder: nil))
    while let last = levels.indices.last {
      guard let node = levels[last].nodes.node(at: levels[last].next) else {
        if let holder = levels.removeLast().holder { leave(holder.plan, holder.scopes) }
        continue
      }
      levels[last].next += 1
      enter(node, levels[last].context)
    }
  }

  /// Returns the picture of everything added, without covered content.
  mutating func finish() -> DisplayList {
    covers.dropCovered(from: &list)
    return list
  }

  private mutating func enter(_ node: PaintedNode, _ outer: PaintContext) {
    let opacity = node.opacity
    guard !node.isHidden, opacity > Self.invisible else { return }
    let geometry = node.geometry
    var context = outer.inside(geometry)
    guard isAskedFor(node, context), node.isSeen(in: context) else { return }
    let bending = node.sublayerMapping
    var inner = context
    if let bending { inner = context.bent(by: bending) }
    let children =
      if let region { node.children(near: inner.inner(region)) } else { node.children }
    let plan = NodePlan(
      node,
      geometry.bounds,
      opacity: Double(opacity) * outer.fade,
      context,
      hasChildren: node.hasChildren
    )
    var scopes = OpenScopes(start: list.commands.count)
    if !geometry.isUpright {
      list.append(.save)
      let moved = CGAffineTransform(translationX: outer.offset.x, y: outer.offset.y)
      list.append(.concatenate(geometry.outwardTransform.concatenating(moved)))
      scopes.saves += 1
    }
    open(plan, &context, &scopes)
    // A saved state is restored after the children, also if its content is covered.
    let start = scopes.saves > 0 ? list.commands.count : scopes.start
    plan.paintRear(&list)
    if !plan.isApart { noteCover(plan, context, from: start) }
    guard let children else {
      if plan.hasFront || scopes.saves > 0 || scopes.hasGroup { leave(plan, scopes) }
      return
    }
    context.fade = plan.childFade
    if let copies = node.copies {
      paint(children, copies, in: geometry.bounds, bending, context)
      return leave(plan, scopes)
    }
    if let bending { bend(by: bending, &context, &scopes) }
    levels.append(Level(nodes: children, context: context, holder: OpenHolder(plan, scopes)))
  }

  private mutating func open(
    _ plan: NodePlan,
    _ context: inout PaintContext,
    _ scopes: inout OpenScopes
  ) {
    if plan.clipsSquarely, !plan.isApart, scopes.saves == 0 {
      list.append(.save)
      scopes.saves += 1
    }
    plan.open(&list)
    scopes.hasGroup = plan.isApart
    if plan.isApart { context.isDirect = false }
    if plan.clipsSquarely { context.clip = context.clip.sharedPart(with: plan.screenBounds) }
  }

  private mutating func bend(
    by mapping: CGAffineTransform,
    _ context: inout PaintContext,
    _ scopes: inout OpenScopes
  ) {
    let moved = CGAffineTransform(translationX: context.offset.x, y: context.offset.y)
    list.append(.save)
    list.append(.concatenate(mapping.concatenating(moved)))
    context = context.bent(by: mapping)
    scopes.isBent = true
  }

  private mutating func leave(_ plan: NodePlan, _ scopes: OpenScopes) {
    if scopes.isBent { list.append(.restore) }
    let start = list.commands.count
    plan.paintFront(&list)
    if let mask = plan.mask { paint(mask: mask, plan) }
    plan.close(&list)
    let isDirect = plan.context.isDirect
    if isDirect, scopes.hasGroup {
      covers.noteSpan(scopes.start..<list.commands.count, plan.screenExtent)
    } else if isDirect, plan.hasFront {
      covers.noteSpan(start..<list.commands.count, plan.screenBounds)
    }
    for _ in 0..<scopes.saves { list.append(.restore) }
  }

  private func isAskedFor(_ node: PaintedNode, _ context: PaintContext) -> Bool {
    guard let region else { return true }
    let box = context.screenBox(node.roomyExtent)
    // Foundation's own intersection test traps for invalid numbers. Such boxes are painted, because the comparisons are
    // false and their content can still be visible.
    for part in region
    where
      !(part.maxX < box.minX || part.minX > box.maxX || part.maxY < box.minY
      || part.minY > box.maxY)
    {
      return true
    }
    return false
  }

  private mutating func noteCover(_ plan: NodePlan, _ context: PaintContext, from start: Int) {
    guard context.isDirect, list.commands.count > start else { return }
    covers.noteSpan(start..<list.commands.count, plan.paintedBox)
    guard let covered = plan.opaqueBox else { return }
    covers.noteCover(covered.sharedPart(with: context.clip), at: list.commands.count)
  }

  /// Paints the children of a layer once per instance.
  private mutating func paint(
    _ children: PaintedSiblings,
    _ copies: LayerCopies,
    in bounds: CGRect,
    _ bending: CGAffineTransform?,
    _ context: PaintContext
  ) {
    guard MaskDepth.enter() else { return }
    var painter = PicturePainter()
    let box = painter.paint(children, fade: context.fade)
    let picture = painter.finish()
    MaskDepth.leave()
    guard !box.isNull else { return }
    let moved = CGAffineTransform(translationX: context.offset.x, y: context.offset.y)
    for (index, transform) in copies.transforms(in: bounds).enumerated() {
      let mapping = (bending ?? .identity).concatenating(transform).concatenating(moved)
      list.append(.save)
      list.append(.concatenate(mapping))
      list.append(picture, tinted: copies.tint(of: index), within: box)
      list.append(.restore)
    }
  }

  /// Adds the pictures of siblings and returns the box of them all.
  private mutating func paint(_ siblings: PaintedSiblings, fade: Double) -> CGRect {
    var box = CGRect.null
    var index = 0
    var context = PaintContext()
    context.fade = fade
    while let node = siblings.node(at: index) {
      box = box.union(node.outerExtent)
      paint(node, context)
      index += 1
    }
    return box
  }

  /// Reduces the open group to the part that the mask covers.
  private mutating func paint(mask: CALayer, _ plan: NodePlan) {
    let bounds = plan.placedExtent
    list.append(.beginGroup(DrawCommand.Group(bounds: bounds, blendMode: .destinationIn)))
    guard MaskDepth.enter() else { return list.append(.endGroup) }
    var painter = PicturePainter()
    painter.paint(PaintedNode(mask))
    let picture = painter.finish()
    plan.context.place(&list) { $0.append(contentsOf: picture) }
    MaskDepth.leave()
    list.append(.endGroup)
  }
}

/// The depth of nested masks, which is limited.
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
