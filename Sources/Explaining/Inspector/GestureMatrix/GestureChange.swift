package import TouchTrace

/// A change of a scene that may resolve a conflict between gestures.
package enum GestureChange: Hashable, Sendable {
  /// Removes a `require(toFail:)` or a delegate's failure requirement, so that the first no longer waits.
  case removeRequirement(GestureColumn, GestureColumn)
  /// `first.require(toFail: second)`
  case addRequirement(GestureColumn, GestureColumn)
  /// The delegate of the first recognizer lets both recognise simultaneously.
  case together(GestureColumn, GestureColumn)
  /// `cancelsTouchesInView = false`
  case keepTouches(GestureColumn)
  /// `delaysTouchesBegan = false`, or `delaysTouchesEnded = false`
  case endDelay(GestureColumn, of: TouchSnapshot.Phase)
  /// `delaysContentTouches = false` of the scroll view at a position of the tree.
  case endContentDelay(view: Int, NodeSnapshot)
  /// The recognizer is removed from its view.
  case remove(GestureColumn)
  /// `isEnabled = false`
  case disable(GestureColumn)

  /// Whether it lets touches arrive earlier.
  var isAboutDelay: Bool {
    switch self {
    case .endDelay, .endContentDelay: true
    default: false
    }
  }
}
