import Drawing
import Foundation
import Geometry

/// The bounding box of the descendants of a view or layer, in its own coordinates.
///
/// A moved descendant enlarges the boxes above it at once, up to the first one that is large enough. Shrinking them
/// waits until an exact box is needed.
struct PaintBox {
  /// A box around all descendants; `CGRect.null` without descendants.
  var below = CGRect.null
  /// Whether the box can be larger than necessary.
  var isLoose = false
  /// Whether a transform of the sublayers can affect the box, so that it has to be computed again.
  var isBent = false
}

/// The stored box of a view with subviews.
final class PaintRoom {
  var box: PaintBox

  init(_ box: PaintBox) { self.box = box }
}

extension PaintedNode {
  /// The box, wherever it is stored.
  private var box: PaintBox {
    get {
      switch self {
      case .view(let view): view.paintRoom?.box ?? PaintBox()
      case .layer(let layer): layer.own.paintBox
      }
    }
    nonmutating set {
      switch self {
      case .view(let view): view.keep(newValue)
      case .layer(let layer): layer.own.paintBox = newValue
      }
    }
  }

  /// Whether it has no children.
  private var isLeaf: Bool {
    switch self {
    case .view(let view):
      view.children.isEmpty && view.decorations.isEmpty && (view.backing?.added.isEmpty ?? true)
    case .layer(let layer): layer.added.isEmpty
    }
  }

  /// The parent in whose picture it is painted; nil for the root and for masks, which take no space.
  private var holder: PaintedNode? {
    switch self {
    case .view(let view):
      if let holder = view.backing?.holder {
        return holder.maskLayer === view.backing ? nil : PaintedNode(holder)
      }
      guard let parent = view.parent else { return nil }
      return .view(parent)
    case .layer(let layer):
      guard let holder = layer.holder, holder.maskLayer !== layer else { return nil }
      return PaintedNode(holder)
    }
  }

  /// The bounding box of its own content.
  private var ownBox: CGRect {
    let bounds = bounds
    guard let layer = shownLayer, layer.hasShape else { return bounds }
    return bounds.union(layer.shapeBox)
  }

  /// A box around everything but its own shadow, perhaps larger than necessary.
  private var roomyInner: CGRect { box.below.isNull ? ownBox : ownBox.union(box.below) }

  /// A box around everything painted in its own coordinates, perhaps larger than necessary.
  var roomyExtent: CGRect {
    if case .view(let view) = self, view.isPlainLeaf { return bounds }
    return withShadow(roomyInner)
  }

  private func withShadow(_ inner: CGRect) -> CGRect {
    guard !clips else { return bounds }
    guard let layer = shownLayer, let shadow = layer.look.shadow else { return inner }
    return inner.union(shadow.bounds(of: layer.style.shadowPath?.path.boundingBox ?? inner))
  }

  /// The bounding box of everything painted, in its parent's coordinates.
  var outerExtent: CGRect {
    tighten()
    return outer
  }

  /// The instances of a replicator layer; nil for other layers.
  var copies: LayerCopies? {
    guard let shown = shownLayer, shown.look.hasCopies else { return nil }
    return shown.style.copies
  }

  /// A box around everything painted, in its parent's coordinates.
  private var outer: CGRect {
    guard !isHidden else { return .null }
    return switch self {
    case .view(let view): view.shownOutward(roomyExtent).sane
    case .layer: geometry.outward(roomyExtent).sane
    }
  }

  /// The bounding box of everything painted, in its own coordinates.
  var extent: CGRect {
    tighten()
    return roomyExtent
  }

  /// The bounding box of everything painted without its own shadow.
  var extentWithoutShadow: CGRect {
    tighten()
    return clips ? bounds : roomyInner
  }

  /// Enlarges the boxes above it to include a change here.
  func noteChange() {
    if case .view(let view) = self, view.hasRoomAlready { return }
    if box.isBent { measureAnew() }
    var node = self
    while true {
      var outer = node.outer
      if case .view(let view) = node { view.notePainting(in: outer) }
      guard let holder = node.holder else { return }
      var box = holder.box
      if box.isBent { outer = holder.bent(outer) }
      let hasRoom = outer.isNull || box.below.encloses(outer)
      if hasRoom, box.isLoose { return }
      box.isLoose = true
      if !hasRoom { box.below = box.below.union(outer) }
      holder.box = box
      // The boxes above a clipping view do not depend on the clipped content.
      if holder.clips { return }
      node = holder
    }
  }

  /// Marks the boxes from here upwards as possibly too large, after the loss of a child.
  func noteLoss() {
    var node = self
    while !node.box.isLoose {
      node.box.isLoose = true
      guard let holder = node.holder else { return }
      node = holder
    }
  }

  /// Shrinks the boxes of it and its descendants to the smallest size, without recursion.
  private func tighten() {
    guard box.isLoose, !isLeaf else {
      if box.isLoose { box = PaintBox(isBent: box.isBent) }
      return
    }
    var loose = [self]
    var next = 0
    while next < loose.count {
      loose[next].forEachChild { child in
        // For a clipping view, only its own bounds count.
        if child.box.isLoose, !child.clips, !child.isHidden { loose.append(child) }
      }
      next += 1
    }
    // Descendants come before their ancestors.
    for node in loose.reversed() {
      node.box = PaintBox(below: node.boxOfChildren, isBent: node.box.isBent)
    }
  }

  private var boxOfChildren: CGRect {
    var below = CGRect.null
    forEachChild { below = below.union($0.outer) }
    return box.isBent ? bent(below) : below
  }

  /// Computes its box again, after a change of its sublayer transform.
  private func measureAnew() {
    box.below = boxOfChildren
    box.isLoose = true
  }

  /// Makes every change compute its box again from now on.
  func noteBending() { box.isBent = true }

  /// Returns the bounding box in its own coordinates of a rectangle among its children.
  private func bent(_ rect: CGRect) -> CGRect {
    guard !rect.isNull, let layer else { return rect }
    return layer.shownBox(ofInner: rect).sane
  }

  /// The transform from its children's coordinates to its own; nil for the identity.
  var sublayerMapping: CGAffineTransform? { layer?.shownSublayerMapping }

  private func forEachChild(_ visit: (PaintedNode) -> Void) {
    switch self {
    case .view(let view):
      for child in view.children { visit(.view(child)) }
      for part in view.decorations { visit(.view(part)) }
      view.backing?.added.forEach { visit(PaintedNode($0.layer)) }
    case .layer(let layer):
      for entry in layer.added { visit(PaintedNode(entry.layer)) }
    }
  }
}

extension UIView {
  /// Whether the superview's box already encloses the view and will be shrunk later anyway.
  ///
  /// That is the case for most views that move repeatedly, and the check needs no computation.
  fileprivate final var hasRoomAlready: Bool {
    guard isPlainLeaf, paintRoom == nil, let room = parent?.paintRoom, room.box.isLoose,
      !room.box.isBent
    else { return false }
    let outer = isShownHidden ? .null : shownOutward(shownBounds).sane
    return outer.isNull || room.box.below.encloses(outer)
  }

  /// Stores a box, unless it equals the box of a view without subviews.
  fileprivate final func keep(_ box: PaintBox) {
    if let paintRoom { return paintRoom.box = box }
    if !box.below.isNull || box.isLoose || box.isBent { paintRoom = PaintRoom(box) }
  }
}

extension ViewGeometry {
  /// Returns the bounding box in the superview of a rectangle.
  func outward(_ rect: CGRect) -> CGRect {
    guard isUpright else { return Quad(rect, transform: outwardTransform).boundingBox }
    let corner = outward(CGPoint(x: rect.minX, y: rect.minY))
    return CGRect(x: corner.x, y: corner.y, width: rect.width, height: rect.height)
  }
}

extension CGRect {
  /// The largest supported distance from the origin, in points.
  private static let reach: CGFloat = 1e9

  /// The rectangle within the supported distance; `null` if a number is invalid.
  fileprivate var sane: CGRect {
    let (left, right) = (max(minX, -CGRect.reach), min(maxX, CGRect.reach))
    let (top, bottom) = (max(minY, -CGRect.reach), min(maxY, CGRect.reach))
    // Comparisons with NaN are false. Boxes without area count because they can cast a shadow.
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
