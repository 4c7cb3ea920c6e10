import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTesting

/// Tests of `Documentation/TouchRules.md`, 7: the requirements and actions of each kind of recognizer.
@MainActor
@Suite("Kinds of recognizers")
struct RecognizerKindTests {
  private let scene = GestureScene()

  // MARK: - Defaults

  @Test("New recognizers have the documented settings")
  func defaults() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    #expect(tap.buttonMaskRequired == .primary)
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
    #expect(UIPinchGestureRecognizer().scale == 1 && UIPinchGestureRecognizer().velocity == 0)
    #expect(UIRotationGestureRecognizer().rotation == 0)
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
    #expect(tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded)
    #expect(tap.isEnabled && tap.requiresExclusiveTouchType && tap.name == nil)
    #expect(tap.state == .possible && tap.numberOfTouches == 0 && tap.view == nil)
  }

  // MARK: - Tap

  @Test("7.1.3: a tap may move 45 points, not 46", arguments: [(44, true), (46, false)])
  func tapMovement(distance: Double, isTap: Bool) {
    scene.add(UITapGestureRecognizer(), "T")
    let finger = scene.finger()
    finger.down(100, 100)
    finger.move(100 + distance, 100)
    finger.up()
    #expect(scene.actions == (isTap ? ["T→ended"] : []))
  }

  @Test("7.1.4: a tap is short", arguments: [(0.3, true), (2, false)])
  func tapDuration(duration: Double, isTap: Bool) {
    scene.add(UITapGestureRecognizer(), "T")
    scene.stage.tap(at(100, 100), for: duration)
    #expect(scene.actions == (isTap ? ["T→ended"] : []))
  }

  @Test("7.1.6: a tap of two fingers needs two, in any order, and no third", arguments: 1...3)
  func tapFingers(count: Int) {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    scene.add(tap, "T")
    let fingers = (0..<count).map { _ in scene.finger() }
    for (index, finger) in fingers.enumerated() {
      finger.down(100 + 40 * CGFloat(index), 100)
      scene.stage.advance(by: 0.02)
    }
    for finger in fingers {
      finger.up()
      scene.stage.advance(by: 0.02)
    }
    #expect(scene.actions == (count == 2 ? ["T→ended"] : []))
    scene.stage.advance(by: 1)
    #expect(tap.state == .possible)
  }

  @Test("7.1.7: a double tap is where its first tap was, and tells each of its fingers")
  func tapLocation() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    scene.add(tap, "T")
    var place = CGPoint.zero
    let target = Hearer { place = tap.location(in: scene.v) }
    tap.addTarget(target, action: Hearer.heard)
    for x in [100.0, 120] {
      scene.stage.tap(at(x, 100))
      scene.stage.advance(by: 0.1)
    }
    #expect(place == at(100, 100))
  }

  // MARK: - Long press

  @Test("7.2.6: taps may come before a long press")
  func tapsBeforePress() {
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    scene.add(press, "L")
    scene.stage.finger.longPress(at(100, 100), for: 0.8)
    #expect(scene.actions == [])
    scene.stage.advance(by: 2)
    scene.stage.tap(at(100, 100))
    scene.stage.advance(by: 0.1)
    scene.stage.finger.longPress(at(100, 100), for: 0.8)
    #expect(scene.actions == ["L→began", "L→ended"])
  }

  @Test("7.2.7: a press of no duration begins with the touch")
  func pressAtOnce() {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    scene.add(press, "L")
    scene.finger().down(100, 100)
    scene.stage.advance(by: 0)
    #expect(scene.actions == ["L→began"])
  }

  // MARK: - Pan

  @Test("7.3.8: setTranslation counts from there on; the velocity stays the finger's")
  func setTranslation() {
    let pan = UIPanGestureRecognizer()
    scene.add(pan, "P")
    let finger = scene.finger()
    finger.down(100, 100)
    for x in [120.0, 140] {
      scene.stage.advance(by: 0.02)
      finger.move(x, 100)
    }
    #expect(pan.translation(in: nil) == at(30, 0))
    #expect(abs(pan.velocity(in: nil).x - 1000) < 100)
    pan.setTranslation(at(5, 7), in: nil)
    #expect(pan.translation(in: nil) == at(5, 7))
    #expect(abs(pan.velocity(in: nil).x - 1000) < 100 && pan.velocity(in: nil).y == 0)
    finger.move(150, 110)
    #expect(pan.translation(in: nil) == at(15, 17))
  }

  @Test("A delegate that is asked whether a pan begins finds its speed, even after one movement")
  func speedAtBeginning() {
    let pan = UIPanGestureRecognizer()
    scene.add(pan, "P")
    let judge = Judge()
    pan.delegate = judge
    let finger = scene.finger()
    finger.down(100, 100)
    scene.stage.advance(by: 0.02)
    finger.move(120, 100)
    #expect(pan.state == .began && abs(judge.speed.x - 1000) < 100 && judge.speed.y == 0)
  }

  @Test("A target that sets the translation back at each movement still hears of the speed")
  func setTranslationAtEachMovement() {
    let pan = UIPanGestureRecognizer()
    scene.add(pan, "P")
    let thrower = Thrower()
    pan.addTarget(thrower, action: Selector(Thrower.panned))
    let finger = scene.finger()
    finger.down(100, 100)
    for x in stride(from: 120.0, through: 240, by: 20) {
      scene.stage.advance(by: 0.02)
      finger.move(x, 100)
    }
    finger.up()
    #expect(abs(thrower.speed.x - 1000) < 100 && thrower.way == 130)
    #expect(thrower.speeds.count > 3 && thrower.speeds.allSatisfy { abs($0 - 1000) < 100 })
  }

  @Test("7.3.7: translation and velocity are in the view's coordinates")
  func translationInView() {
    let pan = UIPanGestureRecognizer()
    scene.add(pan, "P")
    scene.v.transform = CGAffineTransform(scaleX: 2, y: 2)
    let finger = scene.finger()
    finger.down(100, 100)
    for x in [120.0, 140] {
      scene.stage.advance(by: 0.02)
      finger.move(x, 100)
    }
    #expect(abs(pan.translation(in: scene.v).x - 15) < 1e-9)
    #expect(abs(pan.velocity(in: scene.v).x - pan.velocity(in: nil).x / 2) < 1e-9)
  }

  @Test("7.3.9: a finger that comes or goes does not make the translation jump")
  func joiningFinger() {
    let pan = UIPanGestureRecognizer()
    scene.add(pan, "P")
    let (first, second) = (scene.finger(), scene.finger())
    first.down(100, 100)
    first.move(130, 100)
    #expect(pan.translation(in: nil) == at(20, 0))
    second.down(300, 300)
    #expect(pan.translation(in: nil) == at(20, 0) && pan.numberOfTouches == 2)
    #expect(pan.location(in: nil) == at(215, 200))
    #expect(pan.location(ofTouch: 1, in: nil) == at(300, 300))
    first.up()
    #expect(pan.translation(in: nil) == at(20, 0))
    second.move(310, 300)
    second.up()
    #expect(scene.actions == ["P→began", "P→changed", "P→ended"])
    #expect(scene.translations.last == 30)
  }

  @Test("7.3.6: too few fingers do not begin, too many fail before the beginning", arguments: 1...3)
  func panFingers(count: Int) {
    let pan = UIPanGestureRecognizer()
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2)
    scene.add(pan, "P")
    scene.stage.pan(scene.v, by: CGVector(dx: 60, dy: 0), touches: count)
    #expect(scene.actions.first == (count == 2 ? "P→began" : nil))
    #expect(pan.state == .possible)
  }

  // MARK: - Swipe

  @Test(
    "7.4.4: 150 points in 0.15 s are a swipe; short, slow and crooked ways are none",
    arguments: [
      (150, 5, 0.15, true), (20, 0, 0.1, false), (0, 150, 0.15, false), (150, 0, 1.5, false),
    ]
  )
  func swipe(dx: Double, dy: Double, duration: Double, isSwipe: Bool) {
    scene.add(UISwipeGestureRecognizer(), "S")
    scene.stage.finger.drag(from: at(100, 100), by: CGVector(dx: dx, dy: dy), over: duration)
    #expect(scene.actions == (isSwipe ? ["S→ended"] : []))
  }

  @Test("7.4.1: a mask of directions recognises each of them, at the place where it starts")
  func swipeDirections() {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.up, .left]
    scene.add(swipe, "S")
    var places: [CGPoint] = []
    let target = Hearer { places.append(swipe.location(in: nil)) }
    swipe.addTarget(target, action: Hearer.heard)
    for way in [(-100, 0), (0, -100), (100, 0), (0, 100)] {
      scene.stage.finger.drag(
        from: at(200, 300),
        by: CGVector(dx: way.0, dy: way.1),
        over: 0.1
      )
      scene.stage.advance(by: 1)
    }
    #expect(places == [at(200, 300), at(200, 300)])
  }

  // MARK: - Pinch and rotation

  @Test("7.5.2: setting the scale counts from there on and resets the velocity")
  func setScale() {
    let pinch = UIPinchGestureRecognizer()
    scene.add(pinch, "P")
    let (a, b) = twoFingers(distance: 100)
    for half in [60.0, 80, 100] {
      scene.stage.advance(by: 0.02)
      scene.stage.perform([.move(a, at(200 - half, 300)), .move(b, at(200 + half, 300))])
    }
    #expect(pinch.scale > 1.7 && pinch.velocity > 0)
    pinch.scale = 1
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    scene.stage.perform([.move(a, at(50, 300)), .move(b, at(350, 300))])
    #expect(abs(pinch.scale - 1.5) < 0.1)
  }

  @Test("7.6.1: clockwise is positive, turns add up, setting it counts from there on")
  func rotation() {
    let rotation = UIRotationGestureRecognizer()
    scene.add(rotation, "R")
    var largest: CGFloat = 0
    let target = Hearer { largest = max(largest, rotation.rotation) }
    rotation.addTarget(target, action: Hearer.heard)
    scene.stage.rotate(scene.v, by: 3 * .pi, over: 1)
    #expect(abs(largest - 3 * .pi) < 0.2)
    let (a, b) = twoFingers(distance: 100)
    scene.stage.perform([.move(a, at(200, 350)), .move(b, at(200, 250))])
    #expect(rotation.rotation < 0)
    rotation.rotation = 0
    #expect(rotation.rotation == 0 && rotation.velocity == 0)
    scene.stage.perform([.move(a, at(150, 300)), .move(b, at(250, 300))])
    #expect(rotation.rotation > 1.4)
  }

  @Test("7.6.3: a pinch and a rotation exclude each other unless a delegate allows both")
  func exclusion() {
    for isAllowed in [false, true] {
      let scene = GestureScene()
      let delegate = GestureDelegate()
      delegate.runsBeside = isAllowed
      for (recognizer, name) in [
        (UIPinchGestureRecognizer(), "P"), (UIRotationGestureRecognizer(), "R"),
      ] as [(UIGestureRecognizer, String)] {
        recognizer.delegate = delegate
        scene.add(recognizer, name)
      }
      let (a, b) = (scene.finger(), scene.finger())
      scene.stage.perform([.down(a, at(150, 300)), .down(b, at(250, 300))])
      scene.stage.perform([.move(a, at(100, 220)), .move(b, at(300, 380))])
      #expect(Set(scene.actions).count == (isAllowed ? 2 : 1))
    }
  }

  // MARK: - Edges

  @Test("7.7: an edge pan begins at its edge only", arguments: [(3, true), (60, false)])
  func edge(start: Double, begins: Bool) {
    let edge = UIScreenEdgePanGestureRecognizer()
    scene.add(edge, "E")
    scene.stage.finger.drag(from: at(start, 300), by: CGVector(dx: 100, dy: 0))
    #expect(scene.actions == [])
    edge.edges = .left
    scene.stage.finger.drag(from: at(start, 300), by: CGVector(dx: 100, dy: 0))
    #expect(scene.actions.isEmpty == !begins)
  }

  // MARK: - Which touches

  @Test("A type that is not allowed is not seen")
  func allowedTypes() {
    let tap = UITapGestureRecognizer()
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    scene.add(tap, "T")
    scene.stage.tap(at(100, 100))
    #expect(scene.actions == [] && !scene.story.contains("T."))
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    scene.stage.advance(by: 1)
    scene.stage.tap(at(100, 100))
    #expect(scene.actions == ["T→ended"])
  }

  private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func twoFingers(distance: CGFloat) -> (Finger, Finger) {
    let (a, b) = (scene.finger(), scene.finger())
    scene.stage.perform([
      .down(a, at(200 - distance / 2, 300)), .down(b, at(200 + distance / 2, 300)),
    ])
    return (a, b)
  }
}

/// A target that calls a closure.
@MainActor
private final class Hearer {
  private let act: () -> Void

  init(_ act: @escaping () -> Void) { self.act = act }

  func heard() { act() }
}

/// A target that moves an object as far as a finger, and throws it when the finger lifts.
@MainActor
private final class Thrower {
  var way: CGFloat = 0
  var speed = CGPoint.zero
  var speeds: [CGFloat] = []

  func panned(_ pan: UIPanGestureRecognizer) {
    if pan.state == .changed { speeds.append(pan.velocity(in: nil).x) }
    if pan.state == .ended { speed = pan.velocity(in: nil) }
    way += pan.translation(in: nil).x
    pan.setTranslation(.zero, in: nil)
  }
}

/// A delegate that lets only sideways pans begin.
@MainActor
private final class Judge: NSObject, UIGestureRecognizerDelegate {
  var speed = CGPoint.zero

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    speed = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero
    return abs(speed.x) > abs(speed.y)
  }
}
