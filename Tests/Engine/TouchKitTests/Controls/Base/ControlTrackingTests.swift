import TouchTrace
import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("A control that follows a finger")
struct ControlTrackingTests {
  let stage = Stage()
  let finger: Finger
  let control: ControlProbe

  init() {
    finger = stage.makeFinger()
    control = ControlProbe("B", rect(100, 100, 100, 40), in: stage.rootView)
  }

  @Test("A press: begin, down, end, up inside; highlighted until the actions are done")
  func press() {
    finger.down(150, 120)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    #expect(control.state == .highlighted)
    #expect(control.take() == ["begin", "!touchDown (lit)"])
    finger.up()
    #expect(control.take() == ["end (lit)", "!touchUpInside (lit)"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test("I42: Sc-45: dragging out and in again, with a margin of 70 points")
  func dragOutAndIn() {
    finger.down(150, 120)
    finger.move(240, 120)
    #expect(control.take().last == "!touchDragInside (lit)")
    finger.move(285, 120)
    #expect(!control.isHighlighted && !control.isTouchInside && control.isTracking)
    #expect(control.take() == ["continue (lit)", "!touchDragOutside", "!touchDragExit"])
    finger.move(320, 120)
    #expect(control.take() == ["continue", "!touchDragOutside"])
    finger.move(250, 120)
    #expect(control.take() == ["continue", "!touchDragInside (lit)", "!touchDragEnter (lit)"])
    finger.up()
    #expect(control.take().last == "!touchUpInside (lit)")
    let other = stage.makeFinger()
    other.down(240, 120)
    #expect(control.take() == [])
  }

  @Test("Lifting outside; the lift itself is judged")
  func upOutside() {
    finger.down(150, 120)
    finger.up(at: CGPoint(x: 320, y: 120))
    #expect(control.take().suffix(2) == ["end (lit)", "!touchUpOutside (lit)"])
    #expect(!control.isHighlighted)
  }

  @Test(
    "The margin is 70 points on every side",
    arguments: [
      (30, 120, true), (29, 120, false), (269, 120, true), (270, 120, false),
      (150, 30, true), (150, 29, false), (150, 209, true), (150, 210, false), (31, 31, true),
    ] as [(CGFloat, CGFloat, Bool)]
  )
  func margin(x: CGFloat, y: CGFloat, isInside: Bool) {
    finger.down(150, 120)
    finger.move(x, y)
    #expect(control.isTouchInside == isInside)
  }

  @Test("point(inside:) decides about the margin too")
  func overriddenInside() {
    control.insideOverride = { $0.x < 300 }
    finger.down(150, 120)
    finger.move(350, 500)
    #expect(control.isTouchInside)
    control.insideOverride = { _ in false }
    finger.move(150, 120)
    #expect(!control.isTouchInside)
  }

  @Test("The second tap is a repeat; one pass calls a handler for several events once")
  func repeatedTap() {
    var calls = 0
    control.addAction(UIAction { _ in calls += 1 }, for: [.touchDown, .touchDownRepeat])
    stage.tap(CGPoint(x: 150, y: 120))
    #expect(!control.take().contains("!touchDownRepeat (lit)"))
    stage.advance(by: 0.1)
    finger.down(150, 120)
    #expect(control.take() == ["begin", "!touchDown (lit)", "!touchDownRepeat (lit)"])
    #expect(calls == 2)
  }

  @Test("Sc-67: a control that declines is not tracked and sends nothing")
  func refused() {
    control.accepts = false
    finger.down(150, 120)
    finger.move(160, 120)
    finger.up()
    #expect(control.take() == ["begin"])
    #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
  }

  @Test("Sc-67: a control that stops sends nothing more")
  func stopped() {
    finger.down(150, 120)
    _ = control.take()
    control.goesOn = { false }
    finger.move(160, 120)
    #expect(!control.isTracking && !control.isHighlighted)
    finger.move(170, 120)
    finger.up()
    #expect(control.take() == ["continue (lit)"])
  }

  @Test("A finger taken away is a cancel")
  func cancelled() {
    finger.down(150, 120)
    finger.cancel()
    #expect(control.take().suffix(2) == ["cancel (lit)", "!touchCancel (lit)"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("isTracking is over, isTouchInside still known when the control is told of the end")
  func flagsAtTheEnd() {
    var flags: [Bool] = []
    control.onEnd = { flags = [$0.isTracking, $0.isTouchInside] }
    stage.tap(control)
    #expect(flags == [false, true])
  }

  @Test("A control follows one finger at a time")
  func secondFinger() {
    control.isMultipleTouchEnabled = true
    finger.down(150, 120)
    let other = stage.makeFinger()
    other.down(160, 120)
    other.move(400, 400)
    other.up()
    #expect(control.take() == ["begin", "!touchDown (lit)"])
    finger.up()
    #expect(control.take() == ["end (lit)", "!touchUpInside (lit)"])
  }

  @Test("8.13a: controls keep their touches, enabled or not, and track none of a view in them")
  func noForwarding() {
    let outer = ControlProbe("outer", rect(100, 200, 200, 200), in: stage.rootView)
    let inner = ControlProbe("inner", rect(20, 20, 100, 100), in: outer)
    let plain = named("plain", rect(0, 150, 200, 50), in: outer)
    stage.tap(inner)
    inner.isEnabled = false
    stage.tap(inner)
    #expect(outer.take() == [])
    #expect(inner.take().count == 4)
    #expect(stage.transcript(.forwarding) == "")
    stage.tap(plain)
    #expect(outer.take() == [])
    #expect(
      stage.transcript(.forwarding) == "outer.began [f3]\nouter.ended [f3]"
    )
    plain.isUserInteractionEnabled = false
    stage.tap(CGPoint(x: 200, y: 375))
    #expect(outer.take().last == "!touchUpInside (lit)")
  }

  @Test("The transcript tells of tracking and events, asked for or not")
  func transcript() {
    let silent = UIControl(frame: rect(100, 300, 100, 40))
    silent.accessibilityIdentifier = "C"
    stage.rootView.addSubview(silent)
    stage.tap(silent)
    #expect(
      stage.transcript([.deliveries, .tracking, .controlEvents]) == """
        C.began [f1]
        C.beginTracking
        C!touchDown
        C.ended [f1]
        C.endTracking
        C!touchUpInside
        """
    )
  }

  @Test("Sc-69: two controls at once, unless one is exclusive", arguments: [false, true])
  func twoControls(isExclusive: Bool) {
    let other = ControlProbe("A", rect(100, 200, 100, 40), in: stage.rootView)
    control.isExclusiveTouch = isExclusive
    let second = stage.makeFinger()
    stage.perform([
      .down(finger, CGPoint(x: 150, y: 120)), .down(second, CGPoint(x: 150, y: 220)),
    ])
    stage.perform([.up(finger, nil), .up(second, nil)])
    let story = ["begin", "!touchDown (lit)", "end (lit)", "!touchUpInside (lit)"]
    #expect(control.take() == story)
    #expect(other.take() == (isExclusive ? [] : story))
  }
}
