public import Foundation

/// The animation of changes between two calls, the way before blocks (Apple: UIView, "Animating Views").
///
/// Each setting applies to later changes until the animation is committed. Inside a block of `animate`, it applies to
/// the rest of the block.
extension UIView {
  /// Begins to animate changes until `commitAnimations()`.
  ///
  /// The name and the context are for delegates, which are not supported here.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    CommittedAnimations.begin()
  }

  /// Ends the innermost `beginAnimations(_:context:)` and starts its animations.
  public class func commitAnimations() { CommittedAnimations.commit() }

  /// Sets the duration in seconds; 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    CommittedAnimations.change { $0.duration = duration }
  }

  /// Sets the delay in seconds; 0 by default.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    CommittedAnimations.change { $0.delay = delay }
  }

  /// Sets the pace; slow at both ends by default.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    CommittedAnimations.change { $0.pace = .cubic(curve.cubic) }
  }

  /// Sets the number of cycles, which can be fractional; one by default.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    CommittedAnimations.change { settings in
      let isReversing = settings.options.contains(.autoreverse)
      settings = settings.repeated(CGFloat(repeatCount), autoreverses: isReversing)
    }
  }

  /// Sets whether each cycle also runs backwards; false by default.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    set(.autoreverse, repeatAutoreverses)
  }

  /// Sets whether it begins at the present value of a running animation; false by default.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    set(.beginFromCurrentState, fromCurrentState)
  }

  private static func set(_ option: AnimationOptions, _ isSet: Bool) {
    CommittedAnimations.change { settings in
      if isSet { settings.options.insert(option) } else { settings.options.remove(option) }
    }
  }
}
