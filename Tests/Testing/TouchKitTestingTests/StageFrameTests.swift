import TouchTrace
import Foundation
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Frames of a stage")
struct StageFrameTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))

  /// A view that runs closures during layout and drawing.
  private final class Worker: UIView {
    var drawings = 0
    var layouts = 0
    var spot = CGRect.zero

    override func draw(_ rect: CGRect) {
      drawings += 1
      spot = bounds.insetBy(dx: 50, dy: 50)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      spot.contains(point)
    }
  }

  private let worker = Worker(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() { stage.rootView.addSubview(worker) }

  @Test("A view is drawn before the first finger meets it, and once")
  func beforeTouches() {
    worker.accessibilityIdentifier = "worker"
    stage.finger.tap(CGPoint(x: 100, y: 100))
    #expect(stage.transcript == "worker.began [f1]\nworker.ended [f1]")
    #expect(worker.drawings == 1 && worker.layouts == 1)
  }

  @Test("What an event or the course of time makes due is done at once")
  func afterwards() {
    stage.advance(by: 0)
    worker.setNeedsDisplay()
    stage.advance(by: 0.1)
    #expect(worker.drawings == 2)
    worker.setNeedsDisplay()
    worker.setNeedsLayout()
    stage.finger.down(10, 10)
    #expect(worker.drawings == 3 && worker.layouts == 2)
    stage.keyboard.type("a")
    #expect(worker.drawings == 3)
  }

  @Test("A finger is pointed at where views are laid out")
  func target() {
    let parent = Placing(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    parent.child.accessibilityIdentifier = "child"
    stage.rootView.addSubview(parent)
    stage.tap("child")
    #expect(stage.transcript == "child.began [f1]\nchild.ended [f1]")
  }

  private final class Placing: UIView {
    let child = UIView()

    override func layoutSubviews() {
      super.layoutSubviews()
      addSubview(child)
      child.frame = CGRect(x: 150, y: 150, width: 20, height: 20)
    }
  }

  @Test("Another size of the screen and the program's states have names")
  func life() {
    var states: [UIApplication.State] = []
    let finger = stage.makeFinger()
    finger.down(100, 100)
    stage.resignActive()
    #expect(stage.transcript.hasSuffix("cancelled [f1]"))
    states.append(stage.application.applicationState)
    stage.becomeActive()
    states.append(stage.application.applicationState)
    stage.enterBackground()
    states.append(stage.application.applicationState)
    stage.enterForeground()
    stage.becomeActive()
    states.append(stage.application.applicationState)
    #expect(states == [.inactive, .active, .background, .active])
    stage.resize(to: CGSize(width: 300, height: 100))
    #expect(stage.window.bounds.size == CGSize(width: 300, height: 100))
    stage.terminate()
    #expect(stage.application.applicationState == .background)
  }

  @Test("Fingers act at times, and know their touches")
  func times() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    worker.addGestureRecognizer(double)
    let finger = stage.makeFinger()
    let target = CGPoint(x: 100, y: 100)
    #expect(finger.touch == nil && stage.allTouches == "no touches")
    finger.down(at: 0.1, on: target)
    let first = finger.touch
    #expect(first?.phase == .began && first?.timestamp == 0.1 && first?.view === worker)
    finger.up(at: 0.15)
    #expect(finger.touch === first && first?.phase == .ended && stage.time == 0.15)
    finger.down(at: 0.3, on: target)
    #expect(finger.touch !== first && finger.touch?.tapCount == 2)
    finger.move(at: 0.31, to: CGPoint(x: 101, y: 100))
    #expect(stage.allTouches == "f2 moved (101.0, 100.0) in Worker")
    finger.up(at: 0.32)
    #expect(stage.transcript(.gestureActions).hasSuffix("→ended"))
  }

  @Test("A time that has passed is a failure at the line that names it")
  func pastTime() {
    stage.advance(by: 1)
    withKnownIssue { stage.finger.down(at: 0.5, on: worker) }
    #expect(stage.faults == ["a finger cannot act at 0.5 s: the time is already 1.0 s"])
  }
}
