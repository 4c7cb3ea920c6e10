import Foundation
import Geometry
import TouchInput
import Testing
import TouchKitTestSupport
import TouchKitTesting

@testable import TouchKit

@MainActor
@Suite("Random streams on scroll views and animations")
struct ScrollStreamTests {
  @Test("Every promise is kept, and in the end everything rests", arguments: 0..<80)
  func lawful(seed: Int) {
    let play = ScrollPlay(seed: UInt64(seed))
    play.run(steps: 150)
    #expect(play.stage.violations == [], "seed \(seed)")
    #expect(play.stage.unfinishedTouches == [], "seed \(seed)")
    #expect(play.faults == [], "seed \(seed)")
    #expect(play.restless == [], "seed \(seed)")
    #expect(play.stage.application.nextDeadline == nil, "seed \(seed)")
  }
}

/// A few fingers on nested scroll views whose content changes the views when it is touched.
@MainActor
private final class ScrollPlay {
  let stage = Stage(size: CGSize(width: 400, height: 400))
  private(set) var faults: [String] = []
  private var random: SeededRandom
  private var views: [ScriptedView] = []
  private var scrollViews: [UIScrollView] = []
  private var critics: [ScrollCritic] = []
  private let fingers: [Finger]

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    let stage = stage
    fingers = (0..<3).map { _ in stage.makeFinger() }
    for _ in 0..<5 { addScrollView() }
    for _ in 0..<8 { addView() }
  }

  private func addScrollView() {
    let view = UIScrollView(
      frame: rect(random.number(-20...150), random.number(-20...150), 220, 220)
    )
    view.contentSize = CGSize(width: random.number(0...700), height: random.number(0...700))
    view.isPagingEnabled = random.chance(20)
    view.bounces = random.chance(80)
    view.alwaysBounceVertical = random.chance(30)
    view.isDirectionalLockEnabled = random.chance(30)
    view.delaysContentTouches = random.chance(70)
    view.canCancelContentTouches = random.chance(80)
    let critic = ScrollCritic { [unowned self] in faults.append($0) }
    critics.append(critic)
    if random.chance(50) {
      critic.zoomView = UIView(frame: rect(0, 0, 220, 220))
      critic.zoomView.map(view.addSubview)
    }
    view.delegate = critic
    view.maximumZoomScale = random.chance(50) ? 3 : 1
    (random.chance(50) ? stage.rootView : scrollViews.last ?? stage.rootView).addSubview(view)
    scrollViews.append(view)
  }

  private func addView() {
    let view = ScriptedView(
      "v\(views.count)",
      rect(random.number(-20...200), random.number(-20...200), 120, 120)
    )
    view.isMultipleTouchEnabled = random.chance(50)
    view.onBegan = { [weak self] view, _, _ in self?.mischief(view) }
    view.onMoved = { [weak self] view, _, _ in self?.mischief(view) }
    view.onEnded = { [weak self] view, _, _ in self?.mischief(view) }
    view.onCancelled = { [weak self] view, _, _ in self?.mischief(view) }
    (scrollViews.randomElement(using: &random) ?? stage.rootView).addSubview(view)
    views.append(view)
  }

  private func mischief(_ view: ScriptedView) {
    guard let scrollView = scrollViews.randomElement(using: &random) else { return }
    let point = random.point(in: rect(-50, -50, 500, 500))
    switch Int.random(in: 0..<24, using: &random) {
    case 0: view.removeFromSuperview()
    case 1: scrollView.removeFromSuperview()
    case 2: stage.rootView.addSubview(scrollView)
    case 3: scrollView.setContentOffset(point, animated: random.chance(50))
    case 4: scrollView.isScrollEnabled.toggle()
    case 5: scrollView.contentSize.height = point.x
    case 6: scrollView.contentInset.top = point.y / 10
    case 7: scrollView.setZoomScale(point.x / 100, animated: random.chance(50))
    case 8: animate(view, to: point)
    case 9: animate(scrollView, to: point)
    case 10: stage.send(.focusLost)
    case 11: scrollView.scrollRectToVisible(rect(point.x, point.y, 20, 20), animated: true)
    default: break
    }
  }

  private func animate(_ view: UIView, to point: CGPoint) {
    let options: [UIView.AnimationOptions] = [
      [], .allowUserInteraction, .beginFromCurrentState, .autoreverse,
    ]
    UIView.animate(
      withDuration: 0.2,
      delay: 0,
      options: options.randomElement(using: &random) ?? [],
      animations: { view.center = point }
    ) { [unowned self] _ in
      if random.chance(10) { view.removeFromSuperview() }
    }
  }

  func run(steps: Int) {
    for _ in 0..<steps {
      stage.advance(by: random.chance(10) ? 0.2 : 0.016)
      stage.perform(fingers.compactMap(action))
      _ = stage.application.takeDamage()
      _ = stage.application.picture()
      for view in views + scrollViews where view.window == nil && random.chance(20) {
        stage.rootView.addSubview(view)
      }
    }
    stage.perform(fingers.filter { $0.location != nil }.map { .up($0, nil) })
    stage.advance(by: 20)
  }

  private func action(of finger: Finger) -> Stage.FingerAction? {
    guard random.chance(80) else { return nil }
    guard let place = finger.location else {
      return .down(finger, random.point(in: rect(0, 0, 400, 400)))
    }
    let goal = CGPoint(x: place.x + random.number(-15...15), y: place.y + random.number(-25...10))
    return random.chance(6) ? .up(finger, goal) : .move(finger, goal)
  }

  /// The scroll views that still move, or that rest at an invalid place.
  var restless: [String] {
    scrollViews.flatMap { view -> [String] in
      let isBusy =
        view.isDragging || view.isTracking || view.isDecelerating || view.isZooming
        || view.isZoomBouncing || view.animations != nil
      let isSound = view.contentOffset.x.isFinite && view.contentOffset.y.isFinite
      return (isBusy ? ["busy"] : []) + (isSound ? [] : ["unsound"])
    }
  }
}

/// A delegate that checks the order of its calls.
@MainActor
private final class ScrollCritic: NSObject, UIScrollViewDelegate {
  var zoomView: UIView?
  private let complain: (String) -> Void
  private var isDragging = false
  private var isDecelerating = false
  private var isZooming = false

  init(complain: @escaping (String) -> Void) { self.complain = complain }

  private func expect(_ condition: Bool, _ fault: String) { if !condition { complain(fault) } }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    expect(!isDragging, "began to drag twice")
    expect(!isDecelerating, "dragged while decelerating")
    isDragging = true
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    expect(isDragging, "will end a drag that did not begin")
    expect(velocity.x.isFinite && velocity.y.isFinite, "unsound velocity")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    expect(isDragging, "ended a drag that did not begin")
    isDragging = false
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    expect(!isDragging && !isDecelerating, "decelerates at the wrong time")
    isDecelerating = true
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    isDecelerating = false
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    expect(!isZooming, "began to zoom twice")
    isZooming = true
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { isZooming = false }
}
