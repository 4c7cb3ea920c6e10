import Foundation
import Geometry
import TouchInput
import Testing
import TouchKitTestSupport
import TouchKitTesting

@testable import TouchKit

@MainActor
@Suite("Content of a scroll view")
struct ScrollContentTests {
  private let scene = ScrollScene()

  private var stage: Stage { scene.stage }
  private var scrollView: UIScrollView { scene.scrollView }
  private var delegate: ScrollListener { scene.delegate }

  @Test("The defaults are UIKit's")
  func defaults() {
    let view = UIScrollView(frame: rect(0, 0, 10, 10))
    #expect(view.clipsToBounds && view.isScrollEnabled && view.bounces && view.bouncesZoom)
    #expect(!view.isPagingEnabled && !view.isDirectionalLockEnabled)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.contentSize == .zero && view.contentOffset == .zero)
    #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    #expect(view.decelerationRate == .normal && view.pinchGestureRecognizer == nil)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(view.subviews.isEmpty)
    #expect(view.panGestureRecognizer.view === view)
    #expect(view.touchesShouldCancel(in: UIView()) && !view.touchesShouldCancel(in: UIControl()))
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating && !view.isZooming)
  }

  @Test("The offset is the origin of the bounds, and subviews move with it")
  func offset() {
    scrollView.contentOffset = CGPoint(x: 0, y: 100)
    #expect(scrollView.bounds == rect(0, 100, 414, 896))
    #expect(scene.v.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: -100))
    scrollView.bounds.origin.y = 50
    #expect(scene.offset == 50)
    scrollView.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
    #expect(scene.offset == 50)
    #expect(delegate.story == ["didScroll"])
  }

  @Test("An animated change arrives, and tells so")
  func animated() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scene.offset == 0)
    stage.advance(to: 0.15)
    #expect(scene.offset > 100 && scene.offset < 200)
    stage.advance(to: 0.4)
    #expect(scene.offset == 300)
    #expect(delegate.story == ["didScroll", "didEndScrollingAnimation"])
    delegate.clear()
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.advance(to: 1)
    #expect(delegate.story == [])
    scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    #expect(scene.offset == 200)
  }

  @Test("A rectangle is shown with as little movement as possible")
  func visible() {
    scrollView.scrollRectToVisible(rect(0, 100, 10, 10), animated: false)
    #expect(scene.offset == 0)
    scrollView.scrollRectToVisible(rect(0, 1000, 10, 50), animated: false)
    #expect(scene.offset == 154)
    scrollView.scrollRectToVisible(rect(0, 100, 10, 10), animated: false)
    #expect(scene.offset == 100)
    scrollView.scrollRectToVisible(rect(0, 9000, 10, 10), animated: false)
    #expect(scene.offset == 2104)
    scrollView.scrollRectToVisible(rect(0, -500, 10, 10), animated: true)
    stage.advance(by: 1)
    #expect(scene.offset == 0)
  }

  @Test("Insets let the content be scrolled farther; resting at an end it stays there")
  func insets() {
    scrollView.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 30, right: 0)
    #expect(scene.offset == -64)
    #expect(scrollView.adjustedContentInset.top == 64)
    scrollView.scrollRectToVisible(rect(0, 2990, 10, 10), animated: false)
    #expect(scene.offset == 2134)
    scrollView.contentInset = .zero
    #expect(scene.offset == 2104)
    #expect(delegate.story.contains("didInset"))
  }

  @Test("When there is less content, or more view, what is shown comes back into range")
  func shrinking() {
    scrollView.contentOffset.y = 2000
    scrollView.contentSize.height = 1000
    #expect(scene.offset == 104)
    scrollView.frame.size.height = 1000
    #expect(scene.offset == 0)
  }

  @Test("Every movement lays the view out again")
  func layout() {
    final class Counting: UIScrollView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let view = Counting(frame: rect(0, 0, 100, 100))
    stage.rootView.addSubview(view)
    stage.application.layoutIfNeeded()
    let before = view.count
    view.contentOffset.y = 5
    stage.application.layoutIfNeeded()
    #expect(view.count == before + 1)
  }

  @Test("The wheel scrolls what is under it, the innermost view that can move")
  func wheel() {
    func turn(_ lines: Double) {
      stage.application.send(
        .event(
          .wheel(
            location: CGPoint(x: 50, y: 50),
            deltaX: 0,
            deltaY: lines,
            timestamp: stage.time
          )
        )
      )
    }
    let inner = UIScrollView(frame: rect(0, 0, 414, 200))
    inner.contentSize = CGSize(width: 414, height: 230)
    scrollView.addSubview(inner)
    turn(1)
    #expect(inner.contentOffset.y == 30 && scene.offset == 0)
    turn(2)
    #expect(inner.contentOffset.y == 30 && scene.offset == 80)
    turn(-100)
    #expect(inner.contentOffset.y == 0 && scene.offset == 80)
    turn(-100)
    #expect(scene.offset == 0)
    turn(.nan)
    turn(.infinity)
    #expect(scene.offset == 0)
  }

  @Test("Bars show where one is while it moves, and fade; they are no subviews")
  func indicators() {
    func bars() -> [CGRect] {
      scrollView.decorations.filter { !$0.isHidden && $0.alpha > 0 }.map(\.frame)
    }
    #expect(bars() == [])
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: 0, dy: -50), times: 5)
    #expect(bars().count == 1)
    #expect(bars()[0].minX == 408 && bars()[0].height < 300)
    #expect(scrollView.subviews.count == 1)
    stage.advance(by: 0.2)
    finger.up()
    stage.advance(by: 0.5)
    stage.application.animations.showLooks()
    #expect(scrollView.decorations.contains { $0.shownOpacity > 0 && $0.shownOpacity < 1 })
    stage.advance(by: 1)
    #expect(bars() == [])
    scrollView.flashScrollIndicators()
    stage.application.animations.showLooks()
    #expect(scrollView.decorations.contains { $0.shownOpacity == 1 && !$0.isHidden })
    stage.advance(by: 1)
    scrollView.showsVerticalScrollIndicator = false
    scrollView.flashScrollIndicators()
    #expect(!scrollView.decorations.contains { !$0.isHidden })
  }

  @Test("Hostile sizes and offsets neither hang nor crash")
  func hostile() {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e30, -1e30, -5, 0]
    for a in numbers {
      for b in numbers {
        scrollView.contentSize = CGSize(width: a, height: b)
        scrollView.contentInset = UIEdgeInsets(top: a, left: b, bottom: b, right: a)
        scrollView.setContentOffset(CGPoint(x: a, y: b), animated: true)
        scrollView.scrollRectToVisible(rect(a, b, a, b), animated: true)
        let finger = scene.fingerDown()
        scene.move(finger, by: CGVector(dx: 7, dy: -30), times: 3)
        finger.up()
        stage.advance(by: 1)
        _ = stage.application.picture()
      }
    }
    #expect(stage.violations == [])
  }
}
