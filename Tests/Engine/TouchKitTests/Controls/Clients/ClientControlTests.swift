import Foundation
import Geometry
import TouchInput
import Testing
import TouchKitTestSupport
import TouchKitTesting
@testable import TouchKit
@testable import TouchKitComponents

/// Tests of controls that use only the public interface, as applications do.
@MainActor
@Suite("Controls of applications")
struct ClientControlTests {
  let stage = Stage()

  private func add<Control: UIView>(_ control: Control, _ frame: CGRect) -> Control {
    control.frame = frame
    stage.rootView.addSubview(control)
    stage.rootView.layoutIfNeeded()
    return control
  }

  private func count(_ control: UIControl, _ event: UIControl.Event) -> EventCount {
    let count = EventCount()
    control.addAction(UIAction { _ in count.value += 1 }, for: event)
    return count
  }

  @Test("A knob turns with the finger around it, and says so continuously")
  func knob() {
    let knob = add(KnobControl(), rect(100, 100, 100, 100))
    let changes = count(knob, .valueChanged)
    let finger = stage.makeFinger()
    finger.down(105, 150)
    finger.move(150, 105)
    #expect(knob.value > 0.2 && changes.value == 1)
    finger.up()
    knob.isContinuous = false
    finger.down(105, 150)
    finger.move(150, 105)
    #expect(changes.value == 1)
    finger.up()
    #expect(changes.value == 2)
    #expect(knob.accessibilityTraits == .adjustable && knob.accessibilityValue != nil)
    knob.accessibilityIncrement()
    #expect(changes.value == 3)
  }

  @Test("Stars in a stack are tapped; the same star again takes the rating back")
  func rating() {
    let rating = add(RatingControl(), rect(50, 100, 252, 44))
    var ratings: [Int] = []
    rating.onChange = { ratings.append($0) }
    stage.tap(rating.arrangedSubviews[2])
    #expect(rating.rating == 3)
    #expect(
      rating.arrangedSubviews.map { ($0 as? UIButton)?.isSelected } == [
        true, true, true, false, false,
      ]
    )
    stage.tap(rating.arrangedSubviews[2])
    #expect(ratings == [3, 0])
    rating.starCount = 3
    stage.rootView.layoutIfNeeded()
    #expect(rating.arrangedSubviews.count == 3 && rating.subviews.count == 3)
    #expect(stage.application.deviceEffects == [.selection, .selection])
  }

  @Test("A slider with two thumbs moves the one that is touched, and lets go when cancelled")
  func range() {
    let slider = add(RangeSlider(), rect(50, 100, 228, 30))
    let changes = count(slider, .valueChanged)
    let finger = stage.makeFinger()
    finger.down(50 + 14 + 40, 115)
    finger.move(50 + 14 + 80, 115)
    #expect(abs(slider.lowerValue - 0.4) < 0.001 && slider.upperValue == 0.8)
    #expect(changes.value == 1 && slider.holdsThumb)
    finger.move(350, 115)
    #expect(slider.lowerValue == 0.8)
    stage.send(.focusLost)
    #expect(!slider.holdsThumb && !slider.isTracking)
    finger.up()
    finger.down(50 + 14 + 100, 115)
    #expect(!slider.isTracking)
    finger.up()
  }

  @Test("A box is ticked where it reaches beyond its edges, with a knock")
  func checkBox() {
    let box = add(CheckBox(), rect(100, 100, 25, 25))
    let changes = count(box, .valueChanged)
    let finger = stage.makeFinger()
    finger.down(97, 112)
    finger.up()
    #expect(box.isChecked && changes.value == 1)
    #expect(stage.application.deviceEffects == [.impact("light", 1)])
    box.prepareForInterfaceBuilder()
    #expect(box.isChecked)
  }

  @Test("A button with a ripple shrinks under the finger and comes back, whatever ends the press")
  func ripple() {
    let button = add(RippleButton(), rect(100, 100, 120, 40))
    let presses = count(button, .touchUpInside)
    let finger = stage.makeFinger()
    finger.down(120, 120)
    #expect(button.transform.a == 0.95 && button.rippleBackgroundView.alpha == 1)
    stage.advance(by: 0.2)
    finger.up()
    #expect(button.transform == .identity && presses.value == 1)
    finger.down(120, 120)
    stage.advance(by: 0.2)
    button.removeFromSuperview()
    #expect(!button.isHighlighted && button.transform == .identity)
    #expect(button.rippleBackgroundView.alpha == 0)
    finger.up()
    #expect(RippleButton(type: .custom).buttonType == .custom)
    #expect(RippleButton(type: .system).buttonType == .system)
  }

  @Test("A pill is tapped to another segment or dragged there")
  func pill() {
    let pill = add(PillSegmentedControl(titles: ["A", "B", "C"]), rect(50, 100, 300, 40))
    let changes = count(pill, .valueChanged)
    stage.tap(CGPoint(x: 200, y: 120))
    #expect(pill.index == 1)
    stage.advance(by: 1)
    stage.finger.drag(from: CGPoint(x: 200, y: 120), by: CGVector(dx: 100, dy: 0))
    #expect(pill.index == 2 && changes.value == 2)
    stage.advance(by: 1)
    stage.finger.drag(from: CGPoint(x: 80, y: 120), by: CGVector(dx: 100, dy: 0))
    #expect(pill.index == 2)
  }

  @Test("A stepper of buttons counts on while one is held, also when it is disabled meanwhile")
  func stepper() {
    let stepper = add(LabeledStepper(), rect(100, 100, 160, 36))
    let changes = count(stepper, .valueChanged)
    let finger = stage.makeFinger()
    finger.down(on: stepper.rightButton)
    #expect(stepper.value == 1)
    stage.advance(by: 1.1)
    #expect(stepper.value == 3)
    finger.up()
    stage.advance(by: 2)
    #expect(stepper.value == 3)
    finger.down(on: stepper.leftButton)
    stepper.isEnabled = false
    stage.advance(by: 2)
    #expect(stepper.value == 0 && stepper.label.text == "0")
    finger.up()
    #expect(changes.value == 6)
    stage.tap(stepper.rightButton)
    #expect(stepper.value == 0)
    stepper.tintColor = .red
    #expect(stepper.leftButton.backgroundColor == .red)
  }

  @Test("A field with a floating label asks its own rectangles and colours its line")
  func floatingLabel() {
    let field = add(FloatingLabelField(), rect(50, 100, 200, 50))
    field.placeholder = "Name"
    #expect(field.floatingLabel.text == "Name" && field.floatingLabel.alpha == 0)
    stage.tap(field)
    #expect(field.isFirstResponder && field.lineColor == field.tintColor)
    stage.keyboard.type("Bo")
    #expect(field.text == "Bo" && field.floatingLabel.alpha == 1)
    field.resignFirstResponder()
    #expect(field.lineColor == .lightGray)
    #expect(field.textRect(forBounds: field.bounds).minY > 10)
  }

  @Test("A button that has to be held tells of success, and forgets a press that ends early")
  func hold() {
    let button = add(HoldButton(), rect(100, 100, 100, 100))
    let done = count(button, .primaryActionTriggered)
    let finger = stage.makeFinger()
    finger.down(150, 150)
    stage.advance(by: 0.5)
    button.isHidden = true
    #expect(button.phase == .idle)
    stage.advance(by: 2)
    #expect(done.value == 0)
    button.isHidden = false
    finger.up()
    finger.down(150, 150)
    stage.advance(by: 1.1)
    #expect(button.phase == .done && done.value == 1)
    #expect(stage.application.deviceEffects == [.notification("success")])
    finger.up()
    button.overrideUserInterfaceStyle = .dark
    #expect(button.layer.colors?.count == 2)
  }

  @Test("A switch of one's own is tapped, dragged, and back where it was when cancelled")
  func dayNight() {
    let toggle = add(DayNightSwitch(), rect(100, 100, 60, 30))
    toggle.awakeFromNib()
    let changes = count(toggle, .valueChanged)
    stage.tap(toggle)
    #expect(toggle.isOn && changes.value == 1)
    stage.advance(by: 1)
    stage.finger.drag(from: CGPoint(x: 145, y: 115), to: CGPoint(x: 105, y: 115))
    #expect(!toggle.isOn && changes.value == 2)
    stage.advance(by: 1)
    let finger = stage.makeFinger()
    finger.down(110, 115)
    finger.move(150, 115)
    finger.cancel()
    #expect(!toggle.isOn && changes.value == 2)
    #expect(
      stage.application.deviceEffects
        == [.accessibility("announcement", "Night"), .accessibility("announcement", "Day")]
    )
  }

  @Test("None stays highlighted after random play", arguments: 0..<12)
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let controls: [UIControl] = [
      KnobControl(), RangeSlider(), CheckBox(), RippleButton(),
      PillSegmentedControl(titles: ["A", "B"]),
      LabeledStepper(), HoldButton(), DayNightSwitch(), UIButton(type: .system), UISwitch(),
      UISlider(), UIStepper(), UISegmentedControl(items: ["A", "B"]), UIPageControl(),
      UITextField(),
    ]
    for (index, control) in controls.enumerated() {
      control.frame = rect(CGFloat(index % 3) * 130, CGFloat(index / 3) * 130, 120, 60)
      stage.rootView.addSubview(control)
    }
    let finger = stage.makeFinger()
    for _ in 0..<200 {
      stage.advance(by: 0.02)
      let point = random.point(in: rect(0, 0, 400, 400))
      if finger.location == nil {
        finger.down(point)
      } else if random.chance(20) {
        random.chance(10) ? finger.cancel() : finger.up()
      } else {
        finger.move(point)
      }
      guard random.chance(5), let control = controls.randomElement(using: &random) else { continue }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: control.isEnabled.toggle()
      case 1: control.isHidden.toggle()
      case 2: control.removeFromSuperview()
      default: stage.rootView.addSubview(control)
      }
    }
    if finger.location != nil { finger.up() }
    #expect(stage.violations == [] && stage.unfinishedTouches == [])
    for control in controls { #expect(!control.isHighlighted && !control.isTracking) }
  }
}

/// A counter of events.
@MainActor
private final class EventCount {
  var value = 0
}
