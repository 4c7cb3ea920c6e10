import Foundation
import Geometry
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// Seed 0 §1 and Seed 0 §2, by VV木公子: events, responders, touches.
@MainActor
@Suite("Seed 000, touches", .tracedAndUntraced)
struct Seed000TouchTests {
  private let scene = WitnessStage()
  private var stage: Stage { scene.stage }

  @Test("1: events are touches, motion and remote control")
  func kinds() {
    let kinds: [UIEvent.EventType] = [.touches, .motion, .remoteControl]
    #expect(kinds.map(\.rawValue) == [0, 1, 2])
  }

  @Test("1.1: application, controllers and views are responders")
  func responders() {
    let all: [Any] = [scene.application, scene.controller, stage.rootView, stage.window]
    #expect(all.allSatisfy { $0 is UIResponder })
  }

  @Test("2: a view is told when a finger comes down, for every movement, and when it lifts")
  func callbacks() {
    let view = scene.add("view", 0, 0, 100, 100)
    let finger = stage.makeFinger()
    finger.down(50, 50)
    finger.move(60, 50)
    finger.move(70, 50)
    finger.up()
    #expect(scene.diary.take() == ["view.began 1", "view.moved 1", "view.moved 1", "view.ended 1"])
    #expect(view.superview != nil)
  }

  @Test("2: a system event that comes between, such as a call, cancels the touch")
  func interruption() {
    _ = scene.add("view", 0, 0, 100, 100)
    let finger = stage.makeFinger()
    finger.down(50, 50)
    stage.send(.focusLost)
    #expect(scene.diary.take() == ["view.began 1", "view.cancelled 1"])
  }

  @Test("2: two fingers at once make one call with two touches (C7: with isMultipleTouchEnabled)")
  func together() {
    scene.add("view", 0, 0, 100, 100).isMultipleTouchEnabled = true
    let (one, two) = (stage.makeFinger(), stage.makeFinger())
    stage.perform([.down(one, CGPoint(x: 20, y: 20)), .down(two, CGPoint(x: 60, y: 60))])
    #expect(scene.diary.take() == ["view.began 2"])
  }

  @Test("2: two fingers one after the other make two calls with one touch each")
  func oneAfterTheOther() {
    scene.add("view", 0, 0, 100, 100).isMultipleTouchEnabled = true
    stage.makeFinger().down(20, 20)
    stage.makeFinger().down(60, 60)
    #expect(scene.diary.take() == ["view.began 1", "view.began 1"])
  }

  @Test("2: touch methods in a controller handle the touches that its views pass on")
  func controller() {
    scene.add("view", 0, 0, 100, 100).passesOn = true
    stage.tap(CGPoint(x: 300, y: 300))
    #expect(scene.diary.take().first == "controller")
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(scene.diary.take().prefix(2) == ["view.began 1", "controller"])
  }

  @Test("2.1.1: a finger is one touch, updated while it moves, until it lifts")
  func identity() throws {
    let view = scene.add("view", 0, 0, 100, 100)
    var kept: (UITouch, UIEvent)?
    view.onBegan = { touches, event in
      if let touch = touches.first, let event { kept = (touch, event) }
    }
    let finger = stage.makeFinger()
    finger.down(50, 50)
    let (touch, event) = try #require(kept)
    finger.move(60, 55)
    #expect(event.allTouches == [touch])
    #expect(touch.location(in: nil) == CGPoint(x: 60, y: 55) && touch.phase == .moved)
    finger.up()
    #expect(touch.phase == .ended)
  }

  @Test("2.1.1: a lifted finger's touch is over (C5: gone from the event that follows)")
  func destroyed() throws {
    let view = scene.add("view", 0, 0, 100, 100)
    var seen: [UITouch] = []
    view.onBegan = { touches, event in
      seen += touches
      #expect(event?.allTouches?.count == 1)
    }
    stage.tap(CGPoint(x: 50, y: 50))
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(seen.count == 2)
  }

  @Test("2.1.1.2: a touch tells its window, view, tap count, time and phase")
  func properties() throws {
    let view = scene.add("view", 10, 10, 100, 100)
    var kept: UITouch?
    view.onBegan = { touches, _ in kept = touches.first }
    stage.advance(to: 12.5)
    stage.makeFinger().down(50, 60)
    let touch = try #require(kept)
    #expect(touch.window === stage.window && touch.view === view)
    #expect(touch.tapCount == 1 && touch.timestamp == 12.5 && touch.phase == .began)
  }

  @Test("2.1.1.2: several taps in a short time at one place are counted")
  func tapCount() {
    let view = scene.add("view", 0, 0, 100, 100)
    var counts: [Int] = []
    view.onBegan = { touches, _ in counts += touches.map(\.tapCount) }
    for _ in 0..<3 {
      stage.tap(CGPoint(x: 50, y: 50))
      stage.advance(by: 0.1)
    }
    stage.advance(by: 2)
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(counts == [1, 2, 3, 1])
  }

  @Test("2.1.1.3: locations are in the coordinates of the view asked about; nil is the window's")
  func locations() throws {
    let view = scene.add("view", 10, 20, 100, 100)
    var kept: UITouch?
    view.onBegan = { touches, _ in kept = touches.first }
    let finger = stage.makeFinger()
    finger.down(50, 60)
    finger.move(55, 70)
    let touch = try #require(kept)
    #expect(touch.location(in: view) == CGPoint(x: 45, y: 50))
    #expect(touch.previousLocation(in: view) == CGPoint(x: 40, y: 40))
    #expect(touch.location(in: nil) == CGPoint(x: 55, y: 70))
  }

  @Test("2.1: a view moved by the offset of its own coordinates follows the finger")
  func drag() {
    let view = DraggedByTransform(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    stage.rootView.addSubview(view)
    let finger = stage.makeFinger()
    finger.down(50, 50)
    finger.move(80, 60)
    finger.move(150, 200)
    #expect(view.frame.origin == CGPoint(x: 120, y: 170))
  }

  @Test("Comment 2: a recognizer or a target changes nothing about touchesBegan")
  func commentOnRecognizers() {
    scene.add("view", 0, 0, 100, 100).addGestureRecognizer(UITapGestureRecognizer())
    stage.makeFinger().down(50, 50)
    #expect(scene.diary.take() == ["view.began 1"])
  }
}

private final class DraggedByTransform: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let (here, before) = (touch.location(in: self), touch.previousLocation(in: self))
    transform = transform.translatedBy(x: here.x - before.x, y: here.y - before.y)
  }
}
