import TouchTrace
import Foundation
import Geometry

/// The effects of the ancestors on each view of a tree.
///
/// They decide whether touches reach the view, how opaque it is, and which control it is a part of.
struct TreeReach {
  let tree: TreeSnapshot
  /// The topmost view, from the window down to the view itself, that blocks touches.
  private(set) var blockers: [Int?] = []
  /// The opacity of the view, multiplied by the opacities of its ancestors.
  private(set) var opacities: [Double] = []
  /// Whether the view is visible: neither it nor an ancestor is hidden or transparent.
  private(set) var areShown: [Bool] = []
  /// The control that the view is a part of.
  private(set) var owners: [Int?] = []
  /// The bounding box of each view, one point larger; empty for a view without a position.
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

  /// Whether touches can reach a view and its content is visible.
  func isAlive(_ index: Int) -> Bool { areShown[index] && blockers[index] == nil }

  /// Whether a visible part of a view lies where hit-testing does not find it.
  func isOutside(_ view: ViewSnapshot, of parent: Int) -> Bool {
    let above = tree.views[parent]
    // Nothing beyond a window's edge can be touched, and clipped parts are not visible.
    guard above.parent != nil, !above.clipsToBounds, above.overrides.isEmpty else { return false }
    let bounds = above.geometry.bounds.insetBy(dx: -0.5, dy: -0.5)
    let frame = view.geometry.frame
    guard frame.width > 0, frame.height > 0 else { return false }
    return !bounds.contains(frame)
  }

  /// Returns the frontmost view that, with its descendants, receives all touches meant for another view.
  func cover(of index: Int) -> Int? {
    let target = tree.views[index]
    guard let quad = target.node.quad, quad.isFinite else { return nil }
    let end = index + target.descendantCount
    // A view's recognizers also receive the touches of its subviews.
    let first = target.recognizers.isEmpty ? index + 1 : end + 1
    guard first < tree.views.count else { return nil }
    let box = quad.boundingBox
    let covers = (first..<tree.views.count).filter { place in
      // Most views are elsewhere; a comparison of their boxes excludes them quickly.
      boxes[place].contains(box) && blockers[place] == nil && tree.views[place].overrides.isEmpty
        && areShown[place]
        && holds(quad, in: place)
        && isCertain(place, beside: index)
    }
    guard var front = covers.last else { return nil }
    while let parent = tree.views[front].parent, covers.contains(parent) { front = parent }
    return front
  }

  /// Whether no ancestor of a view decides about touches with code, up to the first that contains the other view.
  private func isCertain(_ place: Int, beside other: Int) -> Bool {
    var current = tree.views[place].parent
    while let index = current, other < index || other > index + tree.views[index].descendantCount {
      if !tree.views[index].overrides.isEmpty { return false }
      current = tree.views[index].parent
    }
    return true
  }

  /// Whether hit-testing finds a view everywhere in an outline, as far as its ancestors' bounds decide.
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
  /// Whether it is known to handle touches that it receives.
  var reactsToTouches: Bool { isTarget || overridesTouchMethods ?? false }

  /// Whether the app expects it to react to touches.
  var isTarget: Bool { control != nil || recognizers.contains(where: \.isEnabled) }

  /// Whether it blocks touches for itself and its descendants, visible or not.
  fileprivate var blocksTouches: Bool {
    guard overrides.isEmpty else { return false }
    return !isUserInteractionEnabled || geometry.bounds.isEmpty
  }
}

extension CGPoint {
  /// Returns the distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    CGFloat(hypot(Double(x - other.x), Double(y - other.y)))
  }
}

extension Quad {
  /// Whether a point is inside or, apart from rounding errors, on an edge.
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
