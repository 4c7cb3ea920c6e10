import TouchTrace
import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Limits that an application replaces")
struct ReplacedLimitsTests {
  private let stage = Stage(size: CGSize(width: 320, height: 240))
  private var application: UIApplication { stage.application }

  private func hitView(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("The alpha below which views take no touches, also of those that come later")
  func alpha() {
    let early = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    early.alpha = 0.3
    stage.rootView.addSubview(early)
    #expect(hitView(50, 50) === early)
    application.gestureLimits.minimumAlpha = 0.5
    #expect(hitView(50, 50) === stage.rootView)
    let late = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    late.alpha = 0.4
    stage.rootView.addSubview(late)
    #expect(hitView(150, 50) === stage.rootView)
    late.alpha = 0.6
    #expect(hitView(150, 50) === late)
    application.gestureLimits = GestureLimits()
    #expect(hitView(50, 50) === early)
  }

  @Test("The alpha for a window that was hidden when the limits changed")
  func hiddenWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let view = UIView(frame: window.bounds)
    view.alpha = 0.3
    window.addSubview(view)
    application.gestureLimits.minimumAlpha = 0.5
    window.isHidden = false
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
  }

  @Test("How soon and how near a touch counts as another tap")
  func taps() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    stage.rootView.addSubview(view)
    var counts: [Int] = []
    for interval in [0.35, 0.1] {
      application.gestureLimits.tapInterval = interval
      stage.advance(by: 5)
      for _ in 0..<2 {
        stage.advance(by: 0.2)
        let finger = stage.makeFinger()
        finger.down(50, 50)
        counts.append(stage.latestTapCount)
        finger.up()
      }
    }
    #expect(counts == [1, 2, 1, 1])
  }

  @Test("How far outside of a control a finger counts as inside")
  func margin() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.rootView.addSubview(control)
    for (margin, isInside) in [(CGFloat(70), true), (10, false)] {
      application.gestureLimits.trackingMargin = margin
      let finger = stage.makeFinger()
      finger.down(50, 50)
      finger.move(150, 50)
      #expect(control.isTouchInside == isInside)
      finger.up()
    }
  }

  @Test("How long the content of a scroll view waits")
  func contentDelay() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    scrollView.contentSize = CGSize(width: 320, height: 900)
    let content = UIControl(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
    scrollView.addSubview(content)
    stage.rootView.addSubview(scrollView)
    for (delay, isHeard) in [(0.15, true), (0.4, false)] {
      application.gestureLimits.contentDelay = delay
      let finger = stage.makeFinger()
      finger.down(50, 50)
      stage.advance(by: 0.2)
      #expect(content.isTracking == isHeard)
      finger.up()
    }
  }

  @Test("How far a line of the wheel goes")
  func wheel() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    scrollView.contentSize = CGSize(width: 320, height: 900)
    stage.rootView.addSubview(scrollView)
    application.gestureLimits.wheelLine = 15
    let place = CGPoint(x: 50, y: 50)
    application.send(.event(.wheel(location: place, deltaX: 0, deltaY: 2, timestamp: 1)))
    #expect(scrollView.contentOffset.y == 30)
  }
}

extension Stage {
  /// The tap count of the finger that came down last.
  fileprivate var latestTapCount: Int {
    var count = 0
    for case .assigned(let assignment) in log.records.map(\.event) {
      count = assignment.touch.tapCount
    }
    return count
  }
}
