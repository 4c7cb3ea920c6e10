import Foundation
import Geometry
import Testing
import TouchKitTesting

@testable import TouchKit

@MainActor
@Suite("Dragging and throwing content")
struct ScrollDraggingTests {
  private let scene = ScrollScene()

  private var stage: Stage { scene.stage }
  private var scrollView: UIScrollView { scene.scrollView }
  private var delegate: ScrollListener { scene.delegate }

  private var proposedY: Double { Double(delegate.proposal?.y ?? 0) }

  /// Drags up by 200 points in 0.2 s and lifts at full speed: 1000 points per second.
  private func throwUp() {
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: 0, dy: -1000.0 / 60), times: 12)
    finger.up()
  }

  @Test("Content follows the finger but for the first ten points")
  func follows() {
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: 3, dy: -10.9), times: 10)
    let slop = 10 * 10.9 / (3 * 3 + 10.9 * 10.9).squareRoot()
    #expect(near(scene.offset, 109 - slop))
    #expect(scrollView.contentOffset.x == 0)
    scene.move(finger, by: CGVector(dx: 0, dy: 10), times: 3)
    #expect(near(scene.offset, 79 - slop))
  }

  @Test("8.13c: three fingers scroll, also where the pan allows two")
  func threeFingers() {
    scrollView.panGestureRecognizer.maximumNumberOfTouches = 2
    let fingers = (0..<3).map { _ in scene.fingerDown() }
    for _ in 0..<10 {
      for finger in fingers { scene.move(finger, by: CGVector(dx: 0, dy: -10), times: 1) }
    }
    #expect(scene.offset > 40)
  }

  @Test("The delegate hears everything in order")
  func order() {
    throwUp()
    #expect(scrollView.isDecelerating && !scrollView.isDragging && !scrollView.isTracking)
    stage.advance(by: 10)
    #expect(!scrollView.isDecelerating)
    #expect(
      delegate.story == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    )
    #expect(stage.violations == [])
  }

  @Test("A resting finger does not throw")
  func resting() {
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: 0, dy: -20), times: 5)
    stage.advance(by: 0.3)
    finger.up()
    #expect(delegate.story.last == "didEndDragging false")
    #expect(scene.offset == 90)
    #expect(stage.application.nextDeadline != nil, "the bars fade")
    stage.advance(by: 2)
    #expect(stage.application.nextDeadline == nil)
  }

  @Test("Thrown content comes to rest where it was said to")
  func destination() {
    throwUp()
    let start = scene.offset
    #expect(near(start, 190))
    #expect(near(delegate.velocity.y, 1, within: 0.01))
    // The speed is 1000 points per second, of which 0.998 remain after each millisecond.
    #expect(near(proposedY, start + 499.5, within: 1))
    stage.advance(by: 0.5)
    // 1 − 0.998^500
    let part = 0.6325
    #expect(near(scene.offset, start + 499.5 * part, within: 12))
    stage.advance(by: 10)
    #expect(near(scene.offset, proposedY, within: 0.5))
  }

  @Test("The path is the same however time is cut into steps")
  func determinism() {
    let other = ScrollScene()
    throwUp()
    let finger = other.fingerDown()
    other.move(finger, by: CGVector(dx: 0, dy: -1000.0 / 60), times: 12)
    finger.up()
    for _ in 0..<100 { other.stage.advance(by: 0.0071) }
    stage.advance(by: 0.71)
    #expect(near(scene.offset, other.offset, within: 1e-6))
  }

  @Test("It slows down sooner when told to, or goes where the delegate wants")
  func rates() {
    scrollView.decelerationRate = .fast
    throwUp()
    #expect(near(proposedY, scene.offset + 99.5, within: 1))
    stage.advance(by: 5)
    delegate.target = CGPoint(x: 0, y: 700)
    throwUp()
    stage.advance(by: 5)
    #expect(scene.offset == 700)
  }

  @Test("Beyond its ends content follows less and less, and comes back")
  func bounce() {
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: 0, dy: 10), times: 21)
    #expect(scene.offset < -80 && scene.offset > -100)
    let band = (1 - 1 / (200 * 0.55 / 896 + 1)) * 896
    #expect(near(-scene.offset, band))
    stage.advance(by: 0.2)
    finger.up()
    #expect(scrollView.isDecelerating)
    stage.advance(by: 0.1)
    #expect(scene.offset < -10)
    stage.advance(by: 2)
    #expect(scene.offset == 0)
    #expect(delegate.story.last == "didEndDecelerating")
  }

  @Test("Thrown against its end it goes beyond and comes back")
  func thrownBeyond() {
    scrollView.contentSize.height = 1200
    throwUp()
    var farthest = 0.0
    for _ in 0..<300 {
      stage.advance(by: 1.0 / 60)
      farthest = max(farthest, scene.offset)
    }
    #expect(farthest > 305 && farthest < 400)
    #expect(scene.offset == 304)
    #expect(delegate.proposal?.y == 304)
  }

  @Test("Without bouncing it stops at its ends")
  func hardEnds() {
    scrollView.bounces = false
    delegate.onScroll = { #expect($0.contentOffset.y >= 0 && $0.contentOffset.y <= 2104) }
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: 0, dy: 30), times: 5)
    #expect(scene.offset == 0)
    scene.move(finger, by: CGVector(dx: 0, dy: -40), times: 10)
    finger.up()
    stage.advance(by: 10)
    #expect(scene.offset > 0)
  }

  @Test("Content that fits moves only if it is to bounce always")
  func fitting() {
    scrollView.contentSize.height = 500
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: 0, dy: -30), times: 2)
    #expect(!scrollView.isDragging && scene.offset == 0)
    finger.up()
    scrollView.alwaysBounceVertical = true
    let other = stage.makeFinger()
    other.down(200, 500)
    scene.move(other, by: CGVector(dx: 0, dy: -30), times: 2)
    #expect(scrollView.isDragging && scene.offset > 0)
  }

  @Test("A finger that comes down stops it; content hears nothing of that finger")
  func caught() {
    throwUp()
    stage.advance(by: 0.2)
    let finger = stage.makeFinger()
    finger.down(200, 500)
    let place = scene.offset
    #expect(!scrollView.isDecelerating && delegate.story.last == "didEndDecelerating")
    stage.advance(by: 1)
    finger.up()
    #expect(scene.offset == place)
    #expect(stage.transcript == "")
    #expect(stage.unfinishedTouches == [])
  }

  @Test("Caught beyond its end it comes back when the finger lifts")
  func caughtBeyond() {
    scrollView.contentSize.height = 1000
    throwUp()
    while scene.offset < 106, stage.time < 5 { stage.advance(by: 1.0 / 60) }
    let finger = stage.makeFinger()
    finger.down(200, 500)
    stage.advance(by: 1)
    #expect(scene.offset > 104)
    finger.up()
    stage.advance(by: 2)
    #expect(scene.offset == 104)
  }

  @Test("Pages are turned one by one")
  func pages() {
    scrollView.contentSize = CGSize(width: 414 * 4, height: 896)
    scrollView.isPagingEnabled = true
    func swipe(_ step: CGFloat, times: Int, pause: TimeInterval = 0) {
      let finger = scene.fingerDown()
      scene.move(finger, by: CGVector(dx: step, dy: 0), times: times)
      stage.advance(by: pause)
      finger.up()
      stage.advance(by: 3)
    }
    swipe(-15, times: 6)
    #expect(scrollView.contentOffset == CGPoint(x: 414, y: 0))
    swipe(-60, times: 5)
    #expect(scrollView.contentOffset.x == 828)
    swipe(20, times: 8, pause: 0.5)
    #expect(scrollView.contentOffset.x == 828)
    swipe(20, times: 8)
    #expect(scrollView.contentOffset.x == 414)
    swipe(40, times: 8)
    swipe(40, times: 8)
    #expect(scrollView.contentOffset.x == 0)
  }

  @Test("Locked to one direction, a drag stays on it")
  func locked() {
    scrollView.contentSize = CGSize(width: 2000, height: 3000)
    scrollView.isDirectionalLockEnabled = true
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: -2, dy: -10), times: 3)
    scene.move(finger, by: CGVector(dx: -20, dy: 0), times: 5)
    #expect(scrollView.contentOffset.x == 0 && scene.offset > 10)
  }

  @Test("Touches that the platform takes away end the drag without throwing")
  func cancelled() {
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: 0, dy: -20), times: 5)
    finger.cancel()
    #expect(!scrollView.isDragging && !scrollView.isDecelerating)
    #expect(delegate.story.last == "didEndDragging false")
  }

  @Test("Disabled or removed in the middle of a drag, the drag ends")
  func interrupted() {
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: 0, dy: -20), times: 5)
    scrollView.isScrollEnabled = false
    stage.advance(by: 0.01)
    #expect(!scrollView.isDragging)
    finger.up()
    scrollView.isScrollEnabled = true
    let other = stage.makeFinger()
    other.down(200, 500)
    scene.move(other, by: CGVector(dx: 0, dy: -20), times: 5)
    scrollView.removeFromSuperview()
    #expect(!scrollView.isDragging && !scrollView.isTracking)
    other.up()
    stage.rootView.addSubview(scrollView)
    throwUp()
    scrollView.removeFromSuperview()
    #expect(!scrollView.isDecelerating)
    stage.advance(by: 1)
    #expect(delegate.story.last == "didEndDecelerating")
    #expect(stage.violations == [] && stage.unfinishedTouches == [])
  }

  @Test("What the delegate sets during a drag or a throw is where it goes on")
  func endless() {
    delegate.onScroll = { view in
      if view.contentOffset.y > 100 { view.contentOffset.y -= 100 }
    }
    throwUp()
    stage.advance(by: 0.05)
    #expect(scrollView.isDecelerating)
    var last = scene.offset
    var wraps = 0
    for _ in 0..<120 {
      stage.advance(by: 1.0 / 60)
      if scene.offset < last { wraps += 1 }
      last = scene.offset
    }
    #expect(wraps >= 3)
    #expect(scene.offset >= 0 && scene.offset <= 100)
  }

  @Test("The pan can be watched, waited for, and moved to another view")
  func recognizer() {
    var states: [UIGestureRecognizer.State] = []
    let watcher = PanWatcher { states.append($0.state) }
    scrollView.panGestureRecognizer.addTarget(watcher, action: PanWatcher.moved)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .up
    scrollView.panGestureRecognizer.require(toFail: swipe)
    scrollView.addGestureRecognizer(swipe)
    throwUp()
    #expect(states == [])
    scrollView.removeGestureRecognizer(swipe)
    scrollView.frame.size.height = 300
    stage.rootView.addGestureRecognizer(scrollView.panGestureRecognizer)
    let finger = stage.makeFinger()
    finger.down(200, 800)
    scene.move(finger, by: CGVector(dx: 0, dy: -20), times: 5)
    #expect(scene.offset == 90)
    #expect(states.first == .began)
  }
}

/// A target of a pan.
@MainActor
private final class PanWatcher: NSObject {
  private let note: (UIPanGestureRecognizer) -> Void

  init(note: @escaping (UIPanGestureRecognizer) -> Void) { self.note = note }

  func moved(_ pan: UIPanGestureRecognizer) { note(pan) }
}
