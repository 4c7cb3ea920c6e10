import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Sliders")
struct SliderTests {
  let stage = Stage()
  let finger: Finger
  let slider = UISlider(frame: rect(100, 100, 232, 34))
  let log = ValueLog()

  init() {
    finger = stage.makeFinger()
    slider.value = 0.5
    stage.rootView.addSubview(slider)
    log.listen(to: slider) { "\(($0.value * 100).rounded() / 100)" }
  }

  @Test("Sc-51: a finger away from the thumb moves nothing")
  func trackTap() {
    finger.down(120, 117)
    #expect(!slider.isTracking)
    finger.move(200, 117)
    finger.up()
    #expect(slider.value == 0.5)
    #expect(log.take() == [])
  }

  @Test("Sc-51: the thumb follows the finger's way, wherever it is held")
  func drag() {
    finger.down(220, 117)
    #expect(slider.isTracking && slider.value == 0.5)
    finger.move(270, 117)
    #expect(log.take() == ["changed 0.75"])
    finger.move(270, 400)
    #expect(log.take() == [])
    finger.move(1000, 117)
    finger.up()
    #expect(log.take() == ["changed 1.0", "changed 1.0", "out 1.0"])
  }

  @Test("isTracking tells the last change from the others, and the event comes with it")
  func lastChange() {
    var seen: [String] = []
    let target = PhaseTarget { seen.append("\($0) \($1)") }
    slider.addTarget(target, action: PhaseTarget.changed, for: .valueChanged)
    stage.drag(from: CGPoint(x: 214, y: 117), by: CGVector(dx: 50, dy: 0), over: 0.05)
    #expect(seen == ["true 1", "true 1", "true 1", "false 3"])
  }

  @Test("Sc-51: not continuous, it tells once, at the end, and only of a change")
  func notContinuous() {
    slider.isContinuous = false
    finger.down(214, 117)
    finger.move(240, 117)
    finger.move(264, 117)
    #expect(log.take() == [])
    finger.up()
    #expect(log.take() == ["changed 0.75", "up 0.75"])
    stage.tap(CGPoint(x: 264, y: 117))
    #expect(log.take() == ["up 0.75"])
  }

  @Test("Ranges keep the value within them; code sends no event")
  func ranges() {
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.minimumValue = 12
    #expect(slider.maximumValue == 12 && slider.value == 12)
    slider.maximumValue = -5
    #expect(slider.minimumValue == -5 && slider.value == -5)
    slider.value = .nan
    slider.minimumValue = .infinity
    #expect(slider.minimumValue == -5 && slider.value == -5)
    #expect(log.take() == [])
  }

  @Test("Rect methods can be overridden, and touches follow them")
  func overriddenRects() {
    let slider = WideThumbSlider(frame: rect(100, 200, 200, 34))
    stage.rootView.addSubview(slider)
    finger.down(180, 217)
    #expect(slider.isTracking)
    finger.move(230, 217)
    #expect(slider.value == 0.5)
  }

  @Test("A slider of no width, or no height, moves nowhere", arguments: [0, 10, 28] as [CGFloat])
  func tiny(width: CGFloat) {
    slider.frame = rect(100, 100, width, 34)
    finger.down(105, 117)
    finger.move(300, 117)
    finger.up()
    #expect(slider.value == 0.5)
  }
}

private final class WideThumbSlider: UISlider {
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
  {
    CGRect(x: CGFloat(value) * 100, y: 0, width: 100, height: bounds.height)
  }
}

@MainActor
private final class PhaseTarget {
  let note: (Bool, Int) -> Void

  init(_ note: @escaping (Bool, Int) -> Void) { self.note = note }

  func changed(_ slider: UISlider, event: UIEvent) {
    note(slider.isTracking, event.allTouches?.first?.phase.rawValue ?? -1)
  }
}
