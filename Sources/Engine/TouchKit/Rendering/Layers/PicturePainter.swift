import Drawing
import Foundation
import Geometry

/// Writes the picture of a tree of views and layers, rear first, without recursion.
///
/// Whatever lies outside of the region that is asked for is passed over with everything below it,
/// so that a small change costs little however many views there are. What is covered by other
/// content is dropped.
@MainActor
struct PicturePainter {
  /// Opacity below which nothing is drawn.
  private static let invisible: Float = 1 / 512

  /// Siblings that are painted one after the other, and what follows when all of them are.
  ///
  /// Small, however many siblings there are: the plan of what holds them stands elsewhere.
  private struct Level {
    let nodes: PaintedSiblings
    var next = 0
    let context: PaintContext
    let holder: OpenHolder?
  }

  /// Something that is closed when everything that it holds was painted.
  private final class OpenHolder {
    let plan: NodePlan
    let scopes: OpenScopes

    init(_ plan: NodePlan, _ scopes: OpenScopes) {
      self.plan = plan
      self.scopes = scopes
    }

    // Said explicitly, since nothing of it needs the main actor.
    nonisolated deinit {}
  }

  /// What was opened for something and has to be closed after what it holds.
  private struct OpenScopes {
    /// Where its instructions begin.
    let start: Int
    /// The saves that have to be restored.
    var saves = 0
    var hasGroup = false
    /// Whether coordinates were changed for what it holds.
    var isBent = false
  }

  private var list = DisplayList()
  private var levels: [Level] = []
  private var covers = CoverLog()
  /// What of the screen is asked for; nil for all of it.
  private let region: [CGRect]?

  /// Prepares for a picture, of about so many instructions if that is known.
  init(region: [CGRect]? = nil, expecting count: Int = 0) {
    list.reserveCapacity(count)
    covers.reserveCapacity(count)
    // Soft edges reach a pixel farther than they should.
    self.region = region?.map { $0.insetBy(dx: -2, dy: -2) }
  }

  /// Adds the picture of a view or layer and everything below it, where it is in its superview.
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

  /// The picture of everything that was added, without what is covered.
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
    plan.paintRear(&list)
    if !plan.isApart { noteCover(plan, context, from: scopes.start) }
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
    // Foundation's own question stops the program for numbers that are none. Those are painted: the
    // comparisons are false, and what is inside may be seen all the same.
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

  /// Paints what a layer holds as often as the layer says.
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

  /// Adds the pictures of siblings; returns the box of them all.
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

  /// Leaves of the open layer what another layer covers.
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
