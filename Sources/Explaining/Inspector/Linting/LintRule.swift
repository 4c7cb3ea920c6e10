/// A kind of mistake that a static scan of a view tree can find.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  /// A view extends outside of its superview, where hit-testing does not find it.
  case childOutsideParent
  /// A control, or a view with recognizers, below a view that blocks touches.
  case deadAncestor
  /// A view that receives touches and is invisible.
  case invisibleButTouchable
  /// A target that is smaller than a fingertip.
  case smallTarget
  /// A target that is completely covered by a view that receives its touches.
  case covered
  /// A control that calls no target.
  case controlWithoutTarget
  /// A recognizer that calls no target.
  case recognizerWithoutTarget
  /// A recognizer on a view with disabled user interaction.
  case recognizerOnDisabledView
  /// A responder chain that contains a cycle.
  case cyclicChain
  /// Several views with the same identifier.
  case duplicateIdentifier
  /// Recognizers that wait for each other to fail.
  case requirementCircle
  /// A tap recognizer above a list, which cancels the taps of the rows.
  case tapAboveRows
  /// A pan recognizer in a scroll view; only one of the two acts.
  case panInScrollView
  /// A swipe and a pan without a relation; the pan begins first.
  case swipeBesidePan
  /// A long press that begins before a scroll view delivers the touch to its content.
  case pressBeforeScrollDelay
  /// A tap and a double tap without a relation; both act for a double tap.
  case unrelatedTaps
}
