public import TouchTrace

/// A change after which a view would be nearer to getting the touch.
public enum WayOut: Hashable, Sendable {
  /// `isHidden = false`
  case show(NodeSnapshot)
  /// A larger `alpha`.
  case raiseAlpha(NodeSnapshot)
  /// `isUserInteractionEnabled = true`
  case enableInteraction(NodeSnapshot)
  /// Larger bounds, or an override that says yes outside them.
  case enlarge(NodeSnapshot)
  /// Another point: this one is outside the view itself.
  case touchElsewhere(NodeSnapshot)
  /// A size.
  case giveSize(NodeSnapshot)
  /// A transform that can be undone.
  case changeTransform(NodeSnapshot)
  /// The end of an animation, or one that allows interaction.
  case allowDuringAnimation(NodeSnapshot)
  /// Another answer of the view's own `point(inside:with:)`.
  case changePointInside(NodeSnapshot)
  /// Another answer of the view's own `hitTest(_:with:)`.
  case changeHitTest(NodeSnapshot)
  /// A place in front of another view.
  case moveInFront(NodeSnapshot, of: NodeSnapshot)
  /// `isUserInteractionEnabled = false`, so that touches go through it.
  case letThrough(NodeSnapshot)
  /// A higher window level.
  case raiseWindow(NodeSnapshot, above: NodeSnapshot)
  /// A window to be in.
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
