import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

/// Seed 1 §1.5, Seed 1 §2.3, Seed 1 §2.4: controls beside touches and recognizers.
@MainActor
@Suite("Seed 001, controls", .tracedAndUntraced)
struct Seed001ControlTests {
  private let scene = WitnessStage()
  private let control: WitnessControl
  private var stage: Stage { scene.stage }
  private let middle = CGPoint(x: 100, y: 100)

  init() {
    control = WitnessControl(scene.diary, CGRect(x: 50, y: 50, width: 100, height: 100))
    scene.stage.rootView.addSubview(control)
  }

  @Test("1.5: buttons, switches and the like are controls, and controls are views and responders")
  func classes() {
    let all: [Any] = [UIButton(type: .custom), UISwitch(), UISegmentedControl(), UISlider()]
    #expect(all.allSatisfy { $0 is UIControl && $0 is UIView && $0 is UIResponder })
  }

  @Test("1.5: an action takes nothing, the sender, or the sender and the event")
  func actionForms() {
    let target = ActionForms()
    control.addTarget(target, action: ActionForms.plain, for: .touchUpInside)
    control.addTarget(target, action: ActionForms.sender, for: .touchUpInside)
    control.addTarget(target, action: ActionForms.senderAndEvent, for: .touchUpInside)
    stage.tap(middle)
    #expect(target.calls == ["plain", "sender true", "event true true"])
  }

  @Test("1.5: tracking begins, continues and ends within the four touch methods")
  func tracking() {
    let finger = stage.makeFinger()
    finger.down(middle)
    finger.move(110, 100)
    finger.up()
    #expect(
      scene.diary.take() == [
        "touchesBegan", "beginTracking", "touchesBegan done",
        "touchesMoved", "continueTracking", "touchesMoved done",
        "touchesEnded", "endTracking", "touchesEnded done",
      ]
    )
    finger.down(middle)
    finger.cancel()
    #expect(
      scene.diary.take().suffix(3) == [
        "touchesCancelled", "cancelTracking", "touchesCancelled done",
      ]
    )
  }

  @Test("1.5: actions are sent after endTracking, before touchesEnded returns")
  func actionOrder() {
    control.addTarget(scene.diary, action: Diary.noteAction, for: .touchUpInside)
    stage.tap(middle)
    #expect(
      scene.diary.take().suffix(4) == [
        "touchesEnded", "endTracking", "action", "touchesEnded done",
      ]
    )
  }

  @Test("2.3: a control in a control has priority")
  func nested() {
    let inner = UIButton(type: .custom)
    inner.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    control.addSubview(inner)
    let target = ActionForms()
    inner.addTarget(target, action: ActionForms.plain, for: .touchUpInside)
    control.addTarget(target, action: ActionForms.sender, for: .touchUpInside)
    stage.tap(middle)
    #expect(target.calls == ["plain"])
  }

  @Test(
    "2.4: the superview's tap gives way to button, switch, stepper, segments and page control",
    arguments: ["button", "switch", "stepper", "segments", "pages"]
  )
  func tapsOfSuperview(kind: String) {
    let system: UIControl =
      switch kind {
      case "button": UIButton(type: .system)
      case "switch": UISwitch()
      case "stepper": UIStepper()
      case "segments": UISegmentedControl(items: ["a", "b"])
      default: UIPageControl()
      }
    (system as? UIPageControl)?.numberOfPages = 3
    system.frame = CGRect(x: 50, y: 300, width: 120, height: 40)
    stage.rootView.addSubview(system)
    let tap = UITapGestureRecognizer(target: scene.diary, action: Diary.noteTap)
    stage.rootView.addGestureRecognizer(tap)
    stage.tap(system)
    #expect(scene.diary.take().isEmpty)
    stage.tap(CGPoint(x: 300, y: 700))
    #expect(scene.diary.take().contains("tap"))
  }

  @Test("2.4: the superview's swipe gives way to a slider")
  func swipeOfSuperview() {
    let slider = UISlider(frame: CGRect(x: 50, y: 300, width: 300, height: 40))
    stage.rootView.addSubview(slider)
    let swipe = UISwipeGestureRecognizer(target: scene.diary, action: Diary.noteSwipe)
    stage.rootView.addGestureRecognizer(swipe)
    // The swipe starts on the thumb at the left end.
    stage.makeFinger().swipe(CGPoint(x: 62, y: 320), .right)
    #expect(scene.diary.take().isEmpty && slider.value > 0)
  }

  @Test("2.4: the superview's pan gives way to a switch")
  func panOfSuperview() {
    let toggle = UISwitch()
    toggle.frame.origin = CGPoint(x: 50, y: 300)
    stage.rootView.addSubview(toggle)
    let pan = UIPanGestureRecognizer(target: scene.diary, action: Diary.notePan)
    stage.rootView.addGestureRecognizer(pan)
    stage.drag(from: toggle, by: CGVector(dx: 40, dy: 0))
    #expect(scene.diary.take().isEmpty)
  }

  @Test("2.4: elsewhere recognizers come before controls: a control of one's own gives way (C14)")
  func ownControl() {
    let tap = UITapGestureRecognizer(target: scene.diary, action: Diary.noteTap)
    stage.rootView.addGestureRecognizer(tap)
    control.addTarget(scene.diary, action: Diary.noteAction, for: .touchUpInside)
    stage.tap(middle)
    let lines = scene.diary.take()
    #expect(lines.contains("tap") && lines.contains("cancelTracking"))
    #expect(!lines.contains("action"))
  }

  @Test("3: a control's recognition does not cancel touches: its own touch methods see the end")
  func noCancel() {
    control.addTarget(scene.diary, action: Diary.noteAction, for: .touchUpInside)
    stage.tap(middle)
    let lines = scene.diary.take()
    #expect(lines.contains("touchesEnded") && !lines.contains("touchesCancelled"))
  }
}

extension Diary {
  fileprivate func noteAction() { lines.append("action") }
  fileprivate func noteTap() { lines.append("tap") }
  fileprivate func noteSwipe() { lines.append("swipe") }
  fileprivate func notePan() { lines.append("pan") }
}

@MainActor
private final class ActionForms {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func sender(_ sender: UIControl) { calls.append("sender \(sender is WitnessControl)") }
  func senderAndEvent(_ sender: UIControl, _ event: UIEvent) {
    calls.append("event \(sender is WitnessControl) \(event.type == .touches)")
  }
}

/// A client's control that logs its touch and tracking methods.
private final class WitnessControl: UIControl {
  let diary: Diary

  init(_ diary: Diary, _ frame: CGRect) {
    self.diary = diary
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    diary.lines.append("beginTracking")
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    diary.lines.append("continueTracking")
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    diary.lines.append("endTracking")
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    diary.lines.append("cancelTracking")
    super.cancelTracking(with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesBegan") { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesMoved") { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesEnded") { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("touchesCancelled") { super.touchesCancelled(touches, with: event) }
  }

  private func note(_ name: String, _ work: () -> Void) {
    diary.lines.append(name)
    work()
    diary.lines.append("\(name) done")
  }
}
