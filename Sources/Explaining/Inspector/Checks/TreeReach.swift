import TouchTrace
import Foundation
import Geometry

/// For each view of a tree what the views above it do to it: whether they let touches through, how
/// much of it shows, and of which control it is a part.
struct TreeReach {
  let tree: TreeSnapshot
  /// The uppermost view, from the window down to the view itself, that lets no touch through.
  private(set) var blockers: [Int?] = []
  /// How much of the view shows with all views above it.
  private(set) var opacities: [Double] = []
  /// Whether the view can be seen: nothing down to it is hidden or transparent.
  private(set) var areShown: [Bool] = []
  /// The control that the view is a part of.
  private(set) var owners: [Int?] = []
  /// A rectangle around each view, a point larger; empty for a view without a place.
  private var boxes: [CGRect] = []

  init(_ tree: TreeSnapshot) {
    self.tree = tree
    for (index, view) in tree.views.enumerated() { noteInheritance(of: view, at: index) }
  }

  private mutating func noteInheritance(of view: ViewSnapshot, at index: Int) {
    let above = view.parent
    let blocker = above.flatMap { blockers[$0] }
    blockers.append(blocker ?? (view.blocksTouches ? index : nil))
    opacities.append((above.map { opacities[$0] } ?? 1) * view.alpha)
    areShown.append(
      (above.map { areShown[$0] } ?? true) && !view.isHidden && !view.isTooTransparent
    )
    owners.append(
      above.flatMap { owners[$0] ?? (tree.views[$0].control != nil ? $0 : nil) }
    )
    boxes.append(view.node.quad?.boundingBox.insetBy(dx: -1, dy: -1) ?? .null)
  }

  /// Whether touches can reach a view and what it shows can be seen.
  func isAlive(_ index: Int) -> Bool { areShown[index] && blockers[index] == nil }

  /// Whether a part of a view that can be seen lies where touches do not find it.
  func isOutside(_ view: ViewSnapshot, of parent: Int) -> Bool {
    let above = tree.views[parent]
    // Beyond a window's edge nothing can be touched anyway, and what is cut off is not seen.
    guard above.parent != nil, !above.clipsToBounds, above.overrides.isEmpty else { return false }
    let bounds = above.geometry.bounds.insetBy(dx: -0.5, dy: -0.5)
    let frame = view.geometry.frame
    guard frame.width > 0, frame.height > 0 else { return false }
    return !bounds.contains(frame)
  }

  /// The frontmost view that takes all touches that are meant for another one, with the views in it.
  func cover(of index: Int) -> Int? {
    let target = tree.views[index]
    guard let quad = target.node.quad, quad.isFinite else { return nil }
    let end = index + target.descendantCount
    // What lies in its subviews reaches the recognizers of a view all the same.
    let first = target.recognizers.isEmpty ? index + 1 : end + 1
    guard first < tree.views.count else { return nil }
    let box = quad.boundingBox
    let covers = (first..<tree.views.count).filter { place in
      // Most views are somewhere else, which their boxes tell at once.
      boxes[place].contains(box) && blockers[place] == nil && tree.views[place].overrides.isEmpty
        && areShown[place]
        && holds(quad, in: place)
    }
    guard var front = covers.last else { return nil }
    while let parent = tree.views[front].parent, covers.contains(parent) { front = parent }
    return front
  }

  /// Whether touches anywhere in an outline find a view, as far as its own place decides.
  private func holds(_ quad: Quad, in place: Int) -> Bool {
    var current: Int? = place
    while let index = current {
      guard let outline = tree.views[index].node.quad else { return false }
      guard quad.corners.allSatisfy({ outline.containsOrTouches($0) }) else { return false }
      current = tree.views[index].parent
    }
    return true
  }
}

extension ViewSnapshot {
  /// Whether it does something about touches that it receives, as far as is known.
  var reactsToTouches: Bool { isTarget || overridesTouchMethods ?? false }

  /// Whether the client expects it to react to touches.
  var isTarget: Bool { control != nil || recognizers.contains(where: \.isEnabled) }

  /// Whether it lets no touch through to itself or to what lies below it, seen or not.
  fileprivate var blocksTouches: Bool {
    guard overrides.isEmpty else { return false }
    return !isUserInteractionEnabled || geometry.bounds.isEmpty
  }
}

extension CGPoint {
  /// How far it is to another point.
  func distance(to other: CGPoint) -> CGFloat {
    CGFloat(hypot(Double(x - other.x), Double(y - other.y)))
  }
}

extension Quad {
  /// Whether a point lies inside or, but for rounding, on an edge.
  fileprivate func containsOrTouches(_ point: CGPoint) -> Bool {
    var (isLeft, isRight) = (false, false)
    let edges = [
      (topLeft, topRight), (topRight, bottomRight), (bottomRight, bottomLeft),
      (bottomLeft, topLeft),
    ]
    for (corner, next) in edges {
      let turn =
        (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x)
      guard turn.isFinite else { return false }
      if turn > 0.01 { isRight = true }
      if turn < -0.01 { isLeft = true }
    }
    return isLeft != isRight
  }
}
