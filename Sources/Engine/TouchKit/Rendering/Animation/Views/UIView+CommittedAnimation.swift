public import Foundation

/// Animating what changes between two calls, as was done before there were blocks (Apple: UIView,
/// "Animating Views").
///
/// Each setting holds for what changes after it, until the animation is committed; inside a block of
/// `animate` it holds for the rest of the block.
extension UIView {
  /// Animates from now on what changes, until `commitAnimations()`; the name and the context serve
  /// delegates, of which there are none here.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    CommittedAnimations.begin()
  }

  /// Ends what `beginAnimations(_:context:)` began last, and starts it.
  public class func commitAnimations() { CommittedAnimations.commit() }

  /// Says how long it takes, in seconds; 0.2 unless said.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    CommittedAnimations.change { $0.duration = duration }
  }

  /// Says how long it waits before it starts, in seconds; 0 unless said.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    CommittedAnimations.change { $0.delay = delay }
  }

  /// Says at which pace it goes; slow at both ends unless said.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    CommittedAnimations.change { $0.pace = .cubic(curve.cubic) }
  }

  /// Says how often it runs, which may have a fraction; once unless said.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    CommittedAnimations.change { settings in
      let isReversing = settings.options.contains(.autoreverse)
      settings = settings.repeated(CGFloat(repeatCount), autoreverses: isReversing)
    }
  }

  /// Says whether it also runs backwards; false unless said.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    set(.autoreverse, repeatAutoreverses)
  }

  /// Says whether it begins where a running animation is now; false unless said.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    set(.beginFromCurrentState, fromCurrentState)
  }

  private static func set(_ option: AnimationOptions, _ isSet: Bool) {
    CommittedAnimations.change { settings in
      if isSet { settings.options.insert(option) } else { settings.options.remove(option) }
    }
  }
}
