// Seed 0 §1.1, and Seed 1 §1.3 to Seed 1 §1.5: the calls of responders, recognizers and
// controls, with the types that the articles give.
//
// Which calls does a control receive while a finger is down on it?
// 手指按在控件上时，控件会收到什么？
import UIKit

class EveryTouch: UIResponder {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // 加速计事件
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  // 远程控制事件
  override func remoteControlReceived(with event: UIEvent?) {}
}

// UIControl的识别重要方法
class TrackingControl: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    self.sendActions(for: .primaryActionTriggered)
  }
  override func cancelTracking(with event: UIEvent?) {}
}

// Action的形式; `@IBAction` is left out, because without Objective-C the compiler refuses it.
class ActionTarget: UIResponder {
  func doSomething() {}
  func doSomething(sender: UIControl) {}
  func doSomething(sender: UIControl, forEvent event: UIEvent) {}

  func connect(_ control: UIControl) {
    control.addTarget(
      self,
      action: Selector(ActionTarget.doSomething as Plain),
      for: .touchUpInside
    )
    control.addTarget(self, action: ActionTarget.doSomething(sender:), for: .touchUpInside)
    control.addTarget(
      self,
      action: ActionTarget.doSomething(sender:forEvent:),
      for: .touchUpInside
    )
  }

  typealias Plain = (ActionTarget) -> @MainActor () -> Void
}

@MainActor
func seedConstants() -> [Any] {
  // 触摸的各个阶段状态
  let phases: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
  let types: [UIEvent.EventType] = [.touches, .motion, .remoteControl, .presses]
  // 离散手势识别, 连续手势识别
  let recognizers = [
    UITapGestureRecognizer(), UISwipeGestureRecognizer(), UILongPressGestureRecognizer(),
    UIPinchGestureRecognizer(), UIPanGestureRecognizer(), UIRotationGestureRecognizer(),
  ]
  let defaults = recognizers.map {
    ($0.cancelsTouchesInView, $0.delaysTouchesBegan, $0.delaysTouchesEnded)
  }
  return [phases, types, recognizers, defaults]
}

#if canImport(SwiftUI)
#Preview("Tracking control") {
  let control = TrackingControl(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  control.backgroundColor = .systemGreen
  control.accessibilityIdentifier = "control"
  return control
}
#endif
