import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Switches")
struct SwitchTests {
  let stage = Stage()
  let finger: Finger
  let toggle = UISwitch(frame: rect(100, 100, 0, 0))
  let log = ValueLog()

  init() {
    finger = stage.makeFinger()
    stage.rootView.addSubview(toggle)
    log.listen(to: toggle) { $0.isOn ? "on" : "off" }
  }

  @Test("Sc-68: a tap toggles once, on lift, and tells of it before the lift")
  func tap() {
    finger.down(110, 110)
    #expect(!toggle.isOn)
    finger.up()
    #expect(log.take() == ["changed on", "up on"])
    stage.tap(toggle)
    #expect(log.take() == ["changed off", "up off"])
  }

  @Test("Sc-68: a drag across toggles; back again it does not")
  func drag() {
    finger.down(110, 110)
    finger.move(118, 110)
    finger.move(135, 110)
    #expect(!toggle.isOn)
    finger.up()
    #expect(log.take() == ["changed on", "up on"])
    finger.down(140, 110)
    finger.move(115, 110)
    finger.move(140, 110)
    finger.up()
    #expect(log.take() == ["up on"])
    finger.down(140, 110)
    finger.move(160, 110)
    finger.up()
    #expect(log.take() == ["up on"])
  }

  @Test("A finger that leaves without dragging the knob changes nothing")
  func leaves() {
    finger.down(110, 110)
    finger.move(110, 400)
    finger.up()
    #expect(log.take() == ["out off"])
    #expect(!toggle.isOn)
  }

  @Test("A drag that is taken away changes nothing")
  func cancelled() {
    finger.down(110, 110)
    finger.move(140, 110)
    finger.cancel()
    #expect(log.take() == ["cancel off"])
  }

  @Test("Sc-68: code sends nothing")
  func programmatic() {
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    toggle.setOn(true, animated: false)
    #expect(toggle.isOn)
    #expect(log.take() == [])
  }

  @Test("Its size is its own")
  func size() {
    #expect(toggle.frame == rect(100, 100, 51, 31))
    toggle.frame = rect(10, 20, 300, 300)
    #expect(toggle.frame == rect(10, 20, 51, 31))
    toggle.bounds = rect(0, 0, 5, 5)
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
  }
}
