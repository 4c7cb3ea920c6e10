/// A reason for which a view may not react to a finger: what is so of itself first, then what others
/// do to its touches, then what it does with them.
///
/// The names are the stable codes of reports; those that explanations know too are the same.
public enum TouchCheck: String, Hashable, Sendable, CaseIterable {
  /// It is hidden or too transparent, here or above, or is in no window.
  case hidden
  /// It, or a view above it, has no area, or cannot be mapped back to the screen.
  case zeroSize
  /// It reaches out of a view above it or of the screen, where touches do not find it.
  case outsideBounds
  /// The keyboard lies over it.
  case behindKeyboard
  /// `isUserInteractionEnabled` is false, here or above.
  case interactionDisabled
  /// It is a control with `isEnabled == false`.
  case controlDisabled
  /// A test driver found no place at which it can be touched.
  case notHittable
  /// Another view, in front of it or in it, takes the touch.
  case covered
  /// A window in front takes the touch.
  case windowInFront
  /// A recognizer takes the touch, keeps it back, or has to wait.
  case gesturePrevented
  /// Another view has a finger, and one of the two wants its own alone.
  case exclusiveTouch
  /// An animation that allows no interaction runs on it, here or above.
  case animating
  /// A scroll view waits to see whether the finger scrolls.
  case delayed
  /// It reacts to nothing: no target, no action for the event, no recognizer.
  case noActionForEvent
  /// Its action is sent to the first responder, which is not the one that was meant.
  case firstResponder
  /// A class on the way chose another `next`.
  case nextOverridden
  /// A class on the way has its own `hitTest` or `point(inside:)`.
  case hitTestOverridden
  /// The application ignores interaction events.
  case ignoringInteraction
  /// A part of the text that would tell is missing.
  case incompleteText

  /// The place in that order.
  var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
