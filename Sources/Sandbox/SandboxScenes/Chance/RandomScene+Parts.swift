import UIKit

/// The parts of a random scene.
extension RandomController {
  func makeView() -> UIView {
    let frame = CGRect(
      x: dice.pick(300) - 30,
      y: dice.pick(300) - 30,
      width: 40 + dice.pick(200),
      height: 30 + dice.pick(200)
    )
    let made = makeView(frame)
    made.isMultipleTouchEnabled = dice.chance(40)
    made.isExclusiveTouch = dice.chance(6)
    made.isHidden = dice.chance(4)
    made.clipsToBounds = dice.chance(20)
    if dice.chance(20) { made.transform = CGAffineTransform(rotationAngle: CGFloat(dice.pick(7))) }
    made.backgroundColor = UIColor(white: CGFloat(dice.pick(10)) / 10, alpha: 0.5)
    return made
  }

  private func makeView(_ frame: CGRect) -> UIView {
    switch dice.pick(10) {
    case 0:
      let scrolling = UIScrollView(frame: frame)
      scrolling.contentSize = CGSize(width: 500, height: 700)
      scrolling.delaysContentTouches = dice.chance(50)
      return scrolling
    case 1, 2: return control(frame)
    default:
      let view = RandomView(frame: frame)
      view.owner = self
      view.habit = RandomView.Habit.allCases.randomElement(using: &dice) ?? .none
      return view
    }
  }

  private func control(_ frame: CGRect) -> UIControl {
    let control: UIControl
    switch dice.pick(5) {
    case 0: control = UIButton(type: .system)
    case 1: control = UISwitch()
    case 2: control = UISlider()
    case 3: control = UIStepper()
    default: control = UIControl()
    }
    control.frame = frame
    control.addAction(UIAction { [weak self] _ in self?.called() }, for: .allEvents)
    return control
  }

  func makeRecognizer() -> UIGestureRecognizer {
    switch dice.pick(8) {
    case 0:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 1 + dice.pick(3)
      tap.numberOfTouchesRequired = 1 + dice.pick(2)
      return tap
    case 1:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = [0, 0.2, 0.5][dice.pick(3)]
      press.numberOfTouchesRequired = 1 + dice.pick(2)
      return press
    case 2:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 1 + dice.pick(2)
      pan.maximumNumberOfTouches = pan.minimumNumberOfTouches + dice.pick(2)
      return pan
    case 3: return UIPinchGestureRecognizer()
    case 4: return UIRotationGestureRecognizer()
    case 5:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.left, .right, .up, .down][dice.pick(4)]
      return swipe
    default:
      let own = RandomRecognizer()
      own.owner = self
      return own
    }
  }
}

/// A view whose overrides do what the scene decides.
final class RandomView: UIView {
  /// The kinds of overridden hit-tests.
  enum Habit: CaseIterable {
    case none, plain, usual, takesAll, lets, firstChild, round
  }

  weak var owner: RandomController?
  var habit = Habit.none

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    switch habit {
    case .lets:
      let found = super.hitTest(point, with: event)
      return found === self ? nil : found
    case .firstChild: return super.hitTest(point, with: event).map { subviews.first ?? $0 }
    default: return super.hitTest(point, with: event)
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    switch habit {
    case .takesAll: bounds.insetBy(dx: -40, dy: -40).contains(point)
    case .round: UIBezierPath(ovalIn: bounds).contains(point)
    default: super.point(inside: point, with: event)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    owner?.called()
    if habit == .usual { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    owner?.called()
    if habit == .usual { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    owner?.called()
    if habit == .usual { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    owner?.called()
    if habit == .usual { super.touchesCancelled(touches, with: event) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.called()
  }

  override var canBecomeFirstResponder: Bool { true }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    owner?.called()
    return habit != .plain
  }
}

/// A recognizer of an application, whose state the scene decides.
final class RandomRecognizer: UIGestureRecognizer {
  weak var owner: RandomController?

  private func decide() {
    owner?.called()
    guard let owner, owner.dice.chance(40) else { return }
    let states: [State] = [.began, .changed, .ended, .failed, .cancelled]
    state = states[owner.dice.pick(states.count)]
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    decide()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    decide()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    decide()
  }
}

/// The delegate of a random scene's recognizers; it decides their relation once for each pair.
final class RandomRelations: NSObject, UIGestureRecognizerDelegate {
  weak var owner: RandomController?

  /// Whether a relation holds for two recognizers, with a probability in per cent.
  private func holds(
    _ first: UIGestureRecognizer,
    _ second: UIGestureRecognizer,
    _ salt: UInt64,
    _ percent: Int
  ) -> Bool {
    let numbers = [first, second].map { UInt64($0.name?.dropFirst() ?? "") ?? 99 }
    var dice = Dice(seed: numbers[0] &* 131 &+ numbers[1] &+ salt &* 100_003)
    return dice.chance(percent)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    owner?.called()
    return !holds(gestureRecognizer, gestureRecognizer, 1, 10)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    owner?.called()
    return !holds(gestureRecognizer, gestureRecognizer, 2, 10)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    owner?.called()
    return holds(gestureRecognizer, otherGestureRecognizer, 3, 30)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    holds(gestureRecognizer, otherGestureRecognizer, 4, 15)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    holds(gestureRecognizer, otherGestureRecognizer, 5, 10)
  }
}
