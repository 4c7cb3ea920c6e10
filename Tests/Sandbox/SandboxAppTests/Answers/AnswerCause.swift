import Foundation
import Inspector

/// A mistake that is added to a screen, and the reason that the answer must give.
enum AnswerCause: String, CaseIterable {
  case hidden, hiddenAbove, transparent, transparentAbove
  case noSize, noSizeAbove, outside, offScreen
  case interactionOff, interactionOffAbove, disabled
  case covered, coveredFaintly, windowInFront
  case tapAbove, delayedByPress, noTarget, nobodyHandles
  case animating, ignoring
  // No text contains these causes.
  case hitTestOverridden, nextOverridden, exclusiveTouch, ignoringUntold

  /// The reason that the answer must give; nil if it cannot be known.
  var check: TouchCheck? {
    switch self {
    case .hidden, .hiddenAbove, .transparent, .transparentAbove: .hidden
    case .noSize, .noSizeAbove: .zeroSize
    case .outside, .offScreen: .outsideBounds
    case .interactionOff, .interactionOffAbove: .interactionDisabled
    case .disabled: .controlDisabled
    case .covered, .coveredFaintly: .covered
    case .windowInFront: .windowInFront
    case .tapAbove, .delayedByPress: .gesturePrevented
    case .noTarget: .noActionForEvent
    case .nobodyHandles: .firstResponder
    case .animating: .animating
    case .ignoring: .ignoringInteraction
    case .hitTestOverridden, .nextOverridden, .exclusiveTouch, .ignoringUntold: nil
    }
  }

  /// Whether the text proves the cause; an animation may be over when the finger comes.
  var isFound: Bool { check != nil && self != .animating }

  /// The rank of the cause in an answer with several causes.
  ///
  /// States of the button itself come first, then effects of other objects on its touches, then its actions.
  var rank: Int {
    switch check {
    case .hidden: 0
    case .zeroSize: 1
    case .outsideBounds: 2
    case .interactionDisabled: 3
    case .controlDisabled: 4
    case .covered: 5
    case .windowInFront: 6
    case .gesturePrevented: 7
    case .noActionForEvent: 8
    case .firstResponder: 9
    case .ignoringInteraction: 10
    case .animating: 11
    default: 12
    }
  }

  /// The other reasons that follow from the cause.
  var follows: Set<TouchCheck> {
    switch self {
    case .noSizeAbove: [.outsideBounds, .covered]
    case .noSize: [.covered, .outsideBounds]
    case .outside, .offScreen: [.covered]
    default: []
    }
  }

  /// Adds the cause to a screen.
  func put(into screen: inout AnswerScreen) {
    let (button, window) = (screen.button, screen.window)
    guard let holder = button.parent else { return }
    // The outermost view is not used, because nothing would be visible then.
    let above = holder
    switch self {
    case .hidden: button.isHidden = true
    case .hiddenAbove: above.isHidden = true
    case .transparent: button.alpha = 0.004
    case .transparentAbove: above.alpha = 0
    case .noSize: button.frame.size = CGSize(width: button.frame.width, height: 0)
    case .noSizeAbove: above.frame.size.height = 0
    case .outside: button.frame.origin.y = above.frame.height + (above.contentOffset?.y ?? 0) + 30
    case .offScreen: button.frame.origin.y += window.frame.height + 60 - button.origin.y
    case .interactionOff: button.takesTouches = false
    case .interactionOffAbove: above.takesTouches = false
    case .disabled:
      button.isEnabled = false
      screen.answers.append(
        "(lldb) expr -l objc -- (BOOL)[(id)\(button.address) isEnabled]\n(BOOL) $1 = NO"
      )
    case .covered, .coveredFaintly:
      let cover = AnswerScreen.view(
        "UIView",
        button.frame.insetBy(dx: -4, dy: -4),
        after: button,
        1
      )
      if self == .coveredFaintly { cover.alpha = 0.02 }
      holder.add(cover)
    case .windowInFront:
      let other = AnswerScreen.view("UIWindow", window.frame, after: button, 2)
      other.add(AnswerScreen.view("UIView", window.frame, after: button, 3))
      screen.windows.append(other)
    case .tapAbove:
      button.baseClass = "UIControl"
      if !button.type.contains(".") { button.type = "UIControl" }
      holder.recognizers.append(recognizer("UITapGestureRecognizer", on: holder))
    case .delayedByPress:
      holder.recognizers.append(
        recognizer("UILongPressGestureRecognizer", on: holder, "delaysTouchesBegan = YES; ")
      )
    case .noTarget:
      screen.answers.append("(lldb) expr -l objc -O -- [(id)\(button.address) allTargets]\n{(\n)}")
    case .nobodyHandles:
      let address = button.address
      screen.answers.append(
        """
        (lldb) po [(id)\(address) actionsForTarget:nil forControlEvent:64]
        <__NSSingleObjectArrayI 0x600000c0>(
        confirm:
        )
        (lldb) expr -l objc -O -- [(id)\(address) targetForAction:@selector(confirm:) withSender:(id)\(address)]
        nil
        """
      )
    case .animating: button.animations = "{ opacity=<CABasicAnimation: 0x600000c1>; }"
    case .ignoring:
      screen.answers.append(
        "(lldb) expr -l objc -- (BOOL)[[UIApplication sharedApplication] isIgnoringInteractionEvents]\n"
          + "(BOOL) $2 = YES"
      )
    case .hitTestOverridden, .nextOverridden, .exclusiveTouch, .ignoringUntold: break
    }
  }

  private func recognizer(_ type: String, on view: AnswerView, _ more: String = "") -> String {
    "<\(type): 0x600001\(view.address.suffix(6)); state = Possible; \(more)"
      + "view = <\(view.type) \(view.address)>; target= <(action=act:, target=<Shop.Screen 0x600002>)>>"
  }
}
