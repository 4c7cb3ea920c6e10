import Foundation
import TouchKitTestSupport
import TouchKitTesting

@testable import TouchKit

/// A stage with one view to animate, V, 40 × 40 at (0, 0) of a window of 400 × 300.
@MainActor
struct AnimationScene {
  let stage = Stage(size: CGSize(width: 400, height: 300))
  let v: UIView

  init() {
    v = named("V", rect(0, 0, 40, 40), in: stage.rootView)
    v.backgroundColor = .black
    stage.application.layoutIfNeeded()
    _ = stage.application.takeDamage()
  }

  /// The displayed centre of V.
  var place: CGPoint {
    stage.application.animations.showLooks()
    return v.shownGeometry.center
  }

  /// The displayed look of V.
  var shown: ViewLook {
    stage.application.animations.showLooks()
    return v.animations?.shown ?? v.modelLook
  }
}

/// A log of the results that completion blocks receive.
@MainActor
final class Outcomes {
  var all: [Bool] = []
  var note: (Bool) -> Void { { [unowned self] in all.append($0) } }
}

/// Returns whether two numbers are equal up to rounding.
func near(_ left: Double, _ right: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(left - right) <= tolerance
}
