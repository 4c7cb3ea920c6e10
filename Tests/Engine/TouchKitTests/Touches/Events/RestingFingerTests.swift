import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("A finger that rests")
struct RestingFingerTests {
  private let stage = Stage()
  private let view: UIView

  init() {
    view = named("V", rect(0, 0, 414, 896))
    view.isMultipleTouchEnabled = true
    stage.rootView.addSubview(view)
  }

  @Test("I04: A report of the place where it is, is no movement, and no event by itself")
  func samePlace() {
    let finger = stage.makeFinger()
    finger.down(at: 0, on: CGPoint(x: 100, y: 100))
    finger.move(at: 0.1, to: CGPoint(x: 100, y: 100))
    #expect(stage.transcript == "V.began [f1]")
    #expect(finger.touch?.timestamp == 0)
    finger.move(at: 0.2, to: CGPoint(x: 101, y: 100))
    finger.move(at: 0.3, to: CGPoint(x: 101, y: 100))
    #expect(stage.transcript == "V.began [f1]\nV.moved [f1]")
  }

  @Test("I07: Beside a finger that moves it is stationary")
  func besideAnother() {
    let (still, other) = (stage.makeFinger(), stage.makeFinger())
    still.down(100, 100)
    other.down(300, 300)
    stage.clear()
    stage.perform([
      .move(still, CGPoint(x: 100, y: 100)), .move(other, CGPoint(x: 310, y: 300)),
    ])
    #expect(stage.transcript == "V.moved [f2]")
    #expect(still.touch?.phase == .stationary && other.touch?.phase == .moved)
    #expect(stage.allTouches == "f1 stationary (100.0, 100.0) in V; f2 moved (310.0, 300.0) in V")
  }

  @Test("Another force is news, at the same place")
  func force() {
    func sample(_ phase: ContactSample.Phase, force: Double) -> [ContactChange] {
      let id = ContactID(device: 1, finger: 9)
      let place = CGPoint(x: 10, y: 10)
      var sample = ContactSample(id: id, phase: phase, location: place, timestamp: 0)
      sample.attributes.force = force
      return [ContactChange(sample: sample)]
    }
    stage.send(sample(.began, force: 1))
    stage.send(sample(.moved, force: 1))
    stage.send(sample(.moved, force: 2))
    #expect(stage.transcript == "V.began [f1]\nV.moved [f1]")
  }
}
