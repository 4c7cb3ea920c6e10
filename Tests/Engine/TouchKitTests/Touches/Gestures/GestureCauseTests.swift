import TouchTrace
import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Why recognizers change their states")
struct GestureCauseTests {
  private let scene = GestureScene()

  @Test("The trace tells who waits for whom, and when the waiting ends")
  func waiting() {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    scene.add(single, "single")
    scene.add(double, "double")
    single.require(toFail: double)
    scene.stage.tap(CGPoint(x: 100, y: 100))
    scene.stage.advance(by: 1)
    #expect(
      scene.stage.transcript(.gestureStates) == """
        single possible: waits for double to fail
        f1 ended withheld for single
        double possible → failed: pause 0.35 s, at most 0.35 s allowed
        single possible → ended: all it waited for have failed
        single ended → possible: reset
        double failed → possible: reset
        """
    )
  }

  @Test("The trace tells the measure that decided, and who prevented whom")
  func measures() {
    scene.add(UIPanGestureRecognizer(), "pan")
    scene.add(UILongPressGestureRecognizer(), "press")
    scene.add(UISwipeGestureRecognizer(), "swipe")
    scene.drag(through: [104, 112])
    #expect(
      scene.stage.transcript(.gestureStates) == """
        pan possible → began: movement 12 pt, 10 pt needed
        press possible → failed: movement 12 pt, at most 10 pt allowed
        swipe possible → failed: prevented by pan
        pan began → ended: fingers lifted
        pan ended → possible: reset
        press failed → possible: reset
        swipe failed → possible: reset
        """
    )
  }

  @Test("A tap asks for the first button of a pointer, and a finger needs none")
  func buttons() {
    let tap = UITapGestureRecognizer()
    scene.add(tap, "tap")
    click(.secondary)
    #expect(scene.actions == [])
    scene.stage.advance(by: 1)
    click(.primary)
    #expect(scene.actions == ["tap→ended"])
    #expect(tap.buttonMask.isEmpty)
    tap.buttonMaskRequired = .secondary
    scene.stage.advance(by: 1)
    click(.secondary)
    scene.stage.advance(by: 1)
    scene.stage.tap(CGPoint(x: 100, y: 100))
    #expect(scene.actions == ["tap→ended", "tap→ended", "tap→ended"])
  }

  private func click(_ button: PointerButtons) {
    for phase in [ContactSample.Phase.began, .ended] {
      let sample = ContactSample(
        id: ContactID(device: 9, finger: 1),
        phase: phase,
        location: CGPoint(x: 100, y: 100),
        timestamp: scene.stage.time,
        attributes: ContactAttributes(buttons: phase == .began ? button : [])
      )
      scene.stage.send([ContactChange(sample: sample)])
    }
  }
}
