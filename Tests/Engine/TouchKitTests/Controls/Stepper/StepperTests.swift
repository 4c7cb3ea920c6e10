import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Steppers")
struct StepperTests {
  let stage = Stage()
  let finger: Finger
  let stepper = UIStepper(frame: rect(100, 100, 0, 0))
  let log = ValueLog()

  init() {
    finger = stage.makeFinger()
    stage.rootView.addSubview(stepper)
    log.listen(to: stepper) { "\($0.value)" }
  }

  @Test("Each half steps once per tap, within the range")
  func taps() {
    stage.tap(CGPoint(x: 180, y: 110))
    stage.tap(CGPoint(x: 180, y: 110))
    #expect(log.take() == ["changed 1.0", "up 1.0", "changed 2.0", "up 2.0"])
    stepper.stepValue = 5
    stage.tap(CGPoint(x: 110, y: 110))
    #expect(log.take() == ["changed 0.0", "up 0.0"])
    stage.tap(CGPoint(x: 110, y: 110))
    #expect(log.take() == [])
  }

  @Test("A resting finger goes on stepping, on the application's own time")
  func autorepeat() {
    finger.down(180, 110)
    stage.advance(by: 0.45)
    #expect(log.take() == ["changed 1.0"])
    stage.advance(by: 0.3)
    #expect(log.take() == ["changed 2.0", "changed 3.0", "changed 4.0"])
    finger.move(110, 110)
    stage.advance(by: 1)
    #expect(log.take() == [])
    finger.move(180, 110)
    stage.advance(by: 0.1)
    #expect(log.take() == ["changed 5.0"])
    finger.up()
    stage.advance(by: 1)
    #expect(log.take() == ["up 5.0"])
    #expect(stage.application.nextDeadline == nil)
  }

  @Test("Without autorepeat it steps once; not continuous it tells once")
  func switches() {
    stepper.autorepeat = false
    finger.down(180, 110)
    stage.advance(by: 2)
    finger.up()
    #expect(log.take() == ["changed 1.0", "up 1.0"])
    stepper.autorepeat = true
    stepper.isContinuous = false
    finger.down(180, 110)
    stage.advance(by: 0.75)
    #expect(log.take() == [])
    finger.up()
    #expect(log.take() == ["changed 5.0", "up 5.0"])
  }

  @Test("It stops at the end of the range, or wraps")
  func wrapping() {
    stepper.maximumValue = 2
    stepper.value = 9
    #expect(stepper.value == 2)
    finger.down(180, 110)
    #expect(!stepper.isTracking)
    finger.up()
    stepper.wraps = true
    stage.tap(CGPoint(x: 180, y: 110))
    #expect(stepper.value == 0)
    stage.tap(CGPoint(x: 110, y: 110))
    #expect(stepper.value == 2)
  }

  @Test("Removed under the finger it steps no more")
  func removed() {
    finger.down(180, 110)
    stepper.removeFromSuperview()
    stage.advance(by: 3)
    #expect(log.take() == ["changed 1.0", "cancel 1.0"])
    #expect(stage.application.nextDeadline == nil)
  }

  @Test("Defaults and hostile values")
  func values() {
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    stepper.value = .nan
    stepper.stepValue = -1
    stepper.maximumValue = .infinity
    #expect(stepper.value == 0 && stepper.stepValue == 1 && stepper.maximumValue == 100)
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200 && stepper.value == 200)
  }
}
