import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// A failed recognizer changes nothing: views and controls end as without it.
@MainActor
@Suite("Recognizers that fail leave no trace")
struct TracelessFailureTests {
  private let scene = GestureScene()
  private let double = UITapGestureRecognizer()

  private var stage: Stage { scene.stage }

  init() {
    double.numberOfTapsRequired = 2
    scene.add(double, "D")
  }

  @Test("It fails as a later touch lands: the earlier touch ends before the later one begins")
  func endBeforeBeginning() {
    scene.finger().tap(CGPoint(x: 100, y: 100))
    scene.finger().down(at: 0.1, on: CGPoint(x: 300, y: 500))
    #expect(
      stage.transcript == """
        V.began [f1]
        V.ended [f1]
        V.began [f2]
        """
    )
    #expect(stage.violations == [])
  }

  @Test("A button under it gets both of two taps at its ends", arguments: [0.05, 2])
  func twoTaps(duration: TimeInterval) {
    let button = ControlProbe("B", rect(20, 300, 300, 60), in: scene.v)
    stage.tap(CGPoint(x: 30, y: 330))
    stage.advance(by: 0.05)
    stage.tap(CGPoint(x: 310, y: 330), for: duration)
    stage.settle()
    #expect(button.log.filter { $0.hasPrefix("!touchUp") } == two("!touchUpInside (lit)"))
    #expect(!button.log.contains { $0.hasPrefix("!touchCancel") })
    #expect(!button.isTracking && !button.isHighlighted && stage.violations == [])
  }

  @Test("Two taps at one place count too, when the second finger stays")
  func secondFingerStays() {
    let button = ControlProbe("B", rect(20, 300, 300, 60), in: scene.v)
    stage.tap(button)
    stage.advance(by: 0.05)
    stage.tap(button, for: 2)
    stage.settle()
    let ups = button.log.filter { $0.hasPrefix("!touchUp") }
    #expect(ups == two("!touchUpInside (lit)"))
    #expect(button.log.filter { $0 == "begin" }.count == 2)
    #expect(!button.isTracking && !button.isHighlighted && stage.violations == [])
  }

  private func two(_ line: String) -> [String] { [line, line] }

  @Test("A batch with a lift and a landing cancels no control whose finger lifted inside")
  func oneBatch() {
    let button = ControlProbe("B", rect(20, 300, 300, 60), in: scene.v)
    scene.v.removeGestureRecognizer(double)
    func change(_ finger: Int64, _ phase: ContactSample.Phase) -> ContactChange {
      let place = CGPoint(x: 100, y: 330)
      let id = ContactID(device: 1, finger: finger)
      return ContactChange(
        sample: ContactSample(id: id, phase: phase, location: place, timestamp: 0)
      )
    }
    let application = stage.application
    application.send(.contacts([change(1, .began)]))
    _ = button.take()
    // No host sends such a batch, but a program that feeds the engine itself may.
    application.send(.contacts([change(1, .ended), change(2, .began)]))
    #expect(button.take().prefix(2) == ["end (lit)", "!touchUpInside (lit)"])
    #expect(button.isTracking)
    application.send(.contacts([change(2, .ended)]))
    #expect(button.take() == ["end (lit)", "!touchUpInside (lit)"])
    #expect(stage.violations == [])
  }

  @Test("The kit makes two events of it")
  func twoEvents() {
    scene.v.removeGestureRecognizer(double)
    let (first, second) = (scene.finger(), scene.finger())
    first.down(100, 100)
    stage.perform([.up(first, nil), .down(second, CGPoint(x: 100, y: 100))])
    #expect(stage.transcript == "V.began [f1]\nV.ended [f1]\nV.began [f2]")
  }
}
