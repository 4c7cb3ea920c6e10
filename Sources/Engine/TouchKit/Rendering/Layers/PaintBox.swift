import Drawing
import Foundation
import Geometry

/// The room that what a view or layer holds takes in the picture, in its own coordinates.
///
/// Whatever moves makes the boxes above it large enough at once, which ends at the first that is;
/// making them smaller again waits until an exact box is needed.
struct PaintBox {
  /// A box around everything it holds; `CGRect.null` when that is nothing.
  var below = CGRect.null
  /// Whether a smaller box may do.
  var isLoose = false
  /// Whether something may be done to all that it holds, so that the box has to be made anew.
  var isBent = false
}

/// The box of a view that holds something.
final class PaintRoom {
  var box: PaintBox

  init(_ box: PaintBox) { self.box = box }
}

extension PaintedNode {
  /// The box's place.
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

  /// Whether it holds nothing.
  private var isLeaf: Bool {
    switch self {
    case .view(let view):
      view.children.isEmpty && view.decorations.isEmpty && (view.backing?.added.isEmpty ?? true)
    case .layer(let layer): layer.added.isEmpty
    }
  }

  /// What it is painted in; nil at the root, and for masks, which take no room.
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

  /// What it shows by itself.
  private var ownBox: CGRect {
    let bounds = bounds
    guard let layer = shownLayer, layer.hasShape else { return bounds }
    return bounds.union(layer.shapeBox)
  }

  /// Everything but its own shadow, perhaps with more room than it takes.
  private var roomyInner: CGRect { box.below.isNull ? ownBox : ownBox.union(box.below) }

  /// Everything painted, in its own coordinates, perhaps with more room than it takes.
  var roomyExtent: CGRect {
    if case .view(let view) = self, view.isPlainLeaf { return bounds }
    return withShadow(roomyInner)
  }

  private func withShadow(_ inner: CGRect) -> CGRect {
    guard !clips else { return bounds }
    guard let layer = shownLayer, let shadow = layer.look.shadow else { return inner }
    return inner.union(shadow.bounds(of: layer.style.shadowPath?.path.boundingBox ?? inner))
  }

  /// The smallest box around everything painted, in the coordinates of what holds it.
  var outerExtent: CGRect {
    tighten()
    return outer
  }

  /// How often it shows what it holds; nil for once.
  var copies: LayerCopies? {
    guard let shown = shownLayer, shown.look.hasCopies else { return nil }
    return shown.style.copies
  }

  /// Everything painted, in the coordinates of what holds it.
  private var outer: CGRect {
    guard !isHidden else { return .null }
    return switch self {
    case .view(let view): view.shownOutward(roomyExtent).sane
    case .layer: geometry.outward(roomyExtent).sane
    }
  }

  /// The smallest box around everything painted, in its own coordinates.
  var extent: CGRect {
    tighten()
    return roomyExtent
  }

  /// The same without its own shadow.
  var extentWithoutShadow: CGRect {
    tighten()
    return clips ? bounds : roomyInner
  }

  /// Gives the boxes above room for what changed here.
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
      // The boxes above do not depend on what a cut hides.
      if holder.clips { return }
      node = holder
    }
  }

  /// Lets what it holds go away: the boxes from here upwards may be too large.
  func noteLoss() {
    var node = self
    while !node.box.isLoose {
      node.box.isLoose = true
      guard let holder = node.holder else { return }
      node = holder
    }
  }

  /// Makes the boxes as small as they can be, here and below, without recursion.
  private func tighten() {
    guard box.isLoose, !isLeaf else {
      if box.isLoose { box = PaintBox(isBent: box.isBent) }
      return
    }
    var loose = [self]
    var next = 0
    while next < loose.count {
      loose[next].forEachChild { child in
        // Of what cuts, only its own bounds count.
        if child.box.isLoose, !child.clips, !child.isHidden { loose.append(child) }
      }
      next += 1
    }
    // Those below come before those above.
    for node in loose.reversed() {
      node.box = PaintBox(below: node.boxOfChildren, isBent: node.box.isBent)
    }
  }

  private var boxOfChildren: CGRect {
    var below = CGRect.null
    forEachChild { below = below.union($0.outer) }
    return box.isBent ? bent(below) : below
  }

  /// Makes its box anew, after a change of what is done to all that it holds.
  private func measureAnew() {
    box.below = boxOfChildren
    box.isLoose = true
  }

  /// Has its box made anew from now on whenever it changes.
  func noteBending() { box.isBent = true }

  /// The box in its own coordinates of a rectangle where those lie that it holds.
  private func bent(_ rect: CGRect) -> CGRect {
    guard !rect.isNull, let layer else { return rect }
    return layer.shownBox(ofInner: rect).sane
  }

  /// From where those lie that it holds to its own coordinates; nil where that is the same.
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
  /// Whether a look at the superview's box is enough: it encloses the view, and has to be made smaller
  /// some time anyhow.
  ///
  /// So it is for most that move again and again, and nothing has to be counted to find out.
  fileprivate final var hasRoomAlready: Bool {
    guard isPlainLeaf, paintRoom == nil, let room = parent?.paintRoom, room.box.isLoose,
      !room.box.isBent
    else { return false }
    let outer = isShownHidden ? .null : shownOutward(shownBounds).sane
    return outer.isNull || room.box.below.encloses(outer)
  }

  /// Keeps a box, in room of its own unless that of nothing would say the same.
  fileprivate final func keep(_ box: PaintBox) {
    if let paintRoom { return paintRoom.box = box }
    if !box.below.isNull || box.isLoose || box.isBent { paintRoom = PaintRoom(box) }
  }
}

extension ViewGeometry {
  /// The upright box around the image of a rectangle in the superview.
  func outward(_ rect: CGRect) -> CGRect {
    guard isUpright else { return Quad(rect, transform: outwardTransform).boundingBox }
    let corner = outward(CGPoint(x: rect.minX, y: rect.minY))
    return CGRect(x: corner.x, y: corner.y, width: rect.width, height: rect.height)
  }
}

extension CGRect {
  /// How far from the origin anything is taken seriously, in points.
  private static let reach: CGFloat = 1e9

  /// The rectangle where one can compute with it; `null` when a number is none.
  fileprivate var sane: CGRect {
    let (left, right) = (max(minX, -CGRect.reach), min(maxX, CGRect.reach))
    let (top, bottom) = (max(minY, -CGRect.reach), min(maxY, CGRect.reach))
    // Comparisons with NaN are false. Boxes without area count: a shadow may fall from them.
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
