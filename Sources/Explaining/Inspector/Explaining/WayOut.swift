public import TouchTrace

/// A change that brings a view closer to receiving the touch.
public enum WayOut: Hashable, Sendable {
  /// `isHidden = false`
  case show(NodeSnapshot)
  /// A larger `alpha`.
  case raiseAlpha(NodeSnapshot)
  /// `isUserInteractionEnabled = true`
  case enableInteraction(NodeSnapshot)
  /// Larger bounds, or an override that accepts points outside of them.
  case enlarge(NodeSnapshot)
  /// Another point, because this one is outside of the view itself.
  case touchElsewhere(NodeSnapshot)
  /// A non-empty size.
  case giveSize(NodeSnapshot)
  /// An invertible transform.
  case changeTransform(NodeSnapshot)
  /// The end of an animation, or one that allows interaction.
  case allowDuringAnimation(NodeSnapshot)
  /// A different result of the view's own `point(inside:with:)`.
  case changePointInside(NodeSnapshot)
  /// A different result of the view's own `hitTest(_:with:)`.
  case changeHitTest(NodeSnapshot)
  /// A position in front of another view.
  case moveInFront(NodeSnapshot, of: NodeSnapshot)
  /// `isUserInteractionEnabled = false`, so that touches pass through it.
  case letThrough(NodeSnapshot)
  /// A higher window level.
  case raiseWindow(NodeSnapshot, above: NodeSnapshot)
  /// A window that contains it.
  case addToWindow(NodeSnapshot)
  /// `isMultipleTouchEnabled = true`
  case enableMultipleTouch(NodeSnapshot)
  /// `isExclusiveTouch = false`
  case endExclusiveTouch(NodeSnapshot)
  /// `cancelsTouchesInView = false`
  case keepTouches(NodeSnapshot)
  /// `delaysTouchesBegan = false`, or `delaysTouchesEnded = false`
  case endDelay(NodeSnapshot, of: TouchSnapshot.Phase)
  /// `endIgnoringInteractionEvents()`
  case endIgnoringInteraction
  /// `isEnabled = true`
  case enableControl(NodeSnapshot)
  /// An action for an event.
  case addAction(NodeSnapshot, events: [String])
}

extension WayOut {
  /// Returns the change that brings a view in front of another one.
  ///
  /// It moves the ancestors of both that are siblings.
  static func reorder(_ view: Int, inFrontOf other: Int, in tree: TreeSnapshot) -> WayOut {
    let siblings = zip(tree.path(to: view), tree.path(to: other)).first { $0 != $1 }
    let (own, front) = siblings ?? (view, other)
    return .moveInFront(tree.views[own].node, of: tree.views[front].node)
  }
}
