import Drawing
import Foundation

/// How one property changes, as two values between which everything makes sense.
struct LookChange {
  let start: AnimatedVector
  let end: AnimatedVector

  init(_ property: AnimatedProperty, from old: ViewLook, to new: ViewLook) {
    end = LookChange.value(of: property, in: new, otherwise: old)
    let start = LookChange.value(of: property, in: old, otherwise: new)
    // The shorter way round.
    self.start = property == .transform ? start.turned(near: end) : start
  }

  /// A value, where no colour is the other's colour, invisible.
  private static func value(
    of property: AnimatedProperty,
    in look: ViewLook,
    otherwise other: ViewLook
  ) -> AnimatedVector {
    guard property == .backgroundColor, look.fill == nil else { return look[property] }
    return AnimatedVector((other.fill ?? .clear).faded(by: 0))
  }
}
