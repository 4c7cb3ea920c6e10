import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// Seed 1 §1.1 to Seed 1 §1.3, by littledou: touches, events, responders.
@MainActor
@Suite("Seed 001, touches and responders", .tracedAndUntraced)
struct Seed001TouchTests {
  private let scene = WitnessStage()
  private var stage: Stage { scene.stage }

  @Test("1.1: a finger is a touch, several fingers are several")
  func fingers() {
    let view = scene.add("view", 0, 0, 200, 200)
    view.isMultipleTouchEnabled = true
    var touches: Set<UITouch> = []
    view.onBegan = { began, _ in touches.formUnion(began) }
    for x in [20, 60, 100] { stage.makeFinger().down(CGFloat(x), 20) }
    #expect(touches.count == 3)
  }

  @Test("1.1: a quick second tap at the place is a new touch with a tap count of 2 (C4)")
  func secondTap() {
    let view = scene.add("view", 0, 0, 200, 200)
    var touches: [UITouch] = []
    var counts: [Int] = []
    view.onBegan = { began, _ in
      touches += began
      counts += began.map(\.tapCount)
    }
    stage.tap(CGPoint(x: 50, y: 50))
    stage.advance(by: 0.13)
    stage.tap(CGPoint(x: 54, y: 58))
    #expect(counts == [1, 2])
    #expect(touches[0] !== touches[1] && touches[0].tapCount == 1)
  }

  @Test("1.1: the count is the place's, so that two fingers that tap twice both read 2 (its log)")
  func countPerPlace() {
    let view = scene.add("view", 0, 0, 414, 800)
    var counts: [[Int]] = []
    view.onBegan = { _, event in
      counts.append((event?.allTouches ?? []).map(\.tapCount))
    }
    for _ in 0..<2 {
      let (one, two) = (stage.makeFinger(), stage.makeFinger())
      stage.perform([.down(one, CGPoint(x: 260, y: 700)), .down(two, CGPoint(x: 120, y: 740))])
      stage.advance(by: 0.05)
      stage.perform([.up(one, nil), .up(two, nil)])
      stage.advance(by: 0.1)
    }
    #expect(counts == [[1, 1], [2, 2]])
  }

  @Test("1.1: every change of a touch's state calls the method that belongs to it")
  func callbacks() {
    _ = scene.add("view", 0, 0, 200, 200)
    let finger = stage.makeFinger()
    finger.down(50, 50)
    finger.move(60, 60)
    finger.up()
    let second = stage.makeFinger()
    second.down(50, 50)
    second.cancel()
    #expect(
      scene.diary.take() == [
        "view.began 1", "view.moved 1", "view.ended 1", "view.began 1", "view.cancelled 1",
      ]
    )
  }

  @Test("1.1: a touch that rests while another one moves is stationary, and nobody is told")
  func stationary() throws {
    let view = scene.add("view", 0, 0, 200, 200)
    view.isMultipleTouchEnabled = true
    var kept: [UITouch] = []
    view.onBegan = { touches, _ in kept += touches }
    let (one, two) = (stage.makeFinger(), stage.makeFinger())
    one.down(50, 50)
    two.down(100, 100)
    _ = scene.diary.take()
    two.move(120, 100)
    #expect(kept.map(\.phase) == [.stationary, .moved])
    #expect(scene.diary.take() == ["view.moved 1"])
  }

  @Test("1.1: the phases, in the order of the header")
  func phases() {
    let phases: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("1.1: the set has one touch of two on a view (C8: one that takes no multiple touches)")
  func oneOfTwo() {
    let view = scene.add("view", 0, 0, 200, 200)
    var all: [(Int, Int)] = []
    view.onBegan = { touches, event in
      let rejected = event?.allTouches?.filter { $0.view == nil }.count ?? 0
      all.append((touches.count, rejected))
    }
    let (one, two) = (stage.makeFinger(), stage.makeFinger())
    stage.perform([.down(one, CGPoint(x: 20, y: 20)), .down(two, CGPoint(x: 60, y: 60))])
    stage.perform([.up(one, nil), .up(two, nil)])
    #expect(all.count == 1 && all[0] == (1, 1))
    #expect(scene.diary.take() == ["view.began 1", "view.ended 1"])
  }

  @Test("1.2: touches come in an event of type touches (C6: one object for all of them)")
  func event() {
    let view = scene.add("view", 0, 0, 200, 200)
    var events: [UIEvent] = []
    view.onBegan = { _, event in events += event.map { [$0] } ?? [] }
    stage.tap(CGPoint(x: 50, y: 50))
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(events.count == 2 && events[0] === events[1] && events[0].type == .touches)
  }

  @Test("1.2: the event has all touches, whoever gets them")
  func allTouches() {
    let first = scene.add("first", 0, 0, 100, 100)
    let second = scene.add("second", 200, 0, 100, 100)
    var counts: [Int?] = []
    for view in [first, second] { view.onBegan = { counts.append($1?.allTouches?.count) } }
    stage.makeFinger().down(50, 50)
    stage.makeFinger().down(250, 50)
    #expect(counts == [1, 2])
  }

  @Test("1.3: the next responders of view, controller, window and application (C11)")
  func next() {
    let view = scene.add("view", 0, 0, 100, 100)
    #expect(view.next === stage.rootView && stage.rootView.next === scene.controller)
    #expect(scene.controller.next === stage.window && stage.window.next === scene.application)
    #expect(scene.application.next === scene.application.delegate)
    let child = UIViewController()
    scene.controller.addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: scene.controller)
    #expect(child.next === view)
  }

  @Test(
    "1.3: what the first does not handle goes up the chain, which an override of next redirects"
  )
  func forwarding() {
    let far = scene.add("far", 300, 0, 50, 50)
    let near = Redirected(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    near.goal = far
    stage.rootView.addSubview(near)
    stage.makeFinger().down(50, 50)
    #expect(scene.diary.take() == ["far.began 1"])
  }

  @Test("2.1: the view under the finger is found (C9: which makes it no first responder)")
  func firstResponder() {
    let view = scene.add("view", 0, 0, 100, 100)
    stage.makeFinger().down(50, 50)
    #expect(scene.diary.take() == ["view.began 1"] && !view.isFirstResponder)
  }
}

private final class Redirected: UIView {
  weak var goal: UIResponder?
  override var next: UIResponder? { goal }
}
