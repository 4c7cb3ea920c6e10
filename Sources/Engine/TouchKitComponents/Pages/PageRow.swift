import Foundation
@_spi(Components) import TouchKit

/// The visible page and its neighbours in a scroll view.
@MainActor
final class PageRow {
  private unowned let owner: UIPageViewController
  private let scroller = PageScroller()
  private(set) var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  private var knowsNeighbours = false
  private var isArranging = false

  init(of owner: UIPageViewController) {
    self.owner = owner
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.isScrollEnabled = false
    scroller.onMove = { [weak self] in self?.updateTurn() }
    scroller.onRest = { [weak self] in self?.settle() }
  }

  private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }

  func load(into view: UIView) {
    scroller.alwaysBounceHorizontal = isHorizontal
    scroller.alwaysBounceVertical = !isHorizontal
    view.insertSubview(scroller, at: 0)
    if let current { attach(current) }
  }

  func sourceDidChange() {
    scroller.isScrollEnabled = owner.dataSource != nil
    knowsNeighbours = false
    owner.dots.reload()
    owner.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: - Layout

  private var pages: [UIViewController] { [before, current, after].compactMap(\.self) }

  /// The distance from one page to the next, in points.
  private var stride: CGFloat {
    isHorizontal ? scroller.bounds.width : scroller.bounds.height
  }

  private var offset: CGFloat {
    isHorizontal ? scroller.contentOffset.x : scroller.contentOffset.y
  }

  private func along(_ length: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length)
  }

  /// Sets the frame of the row.
  func place() {
    let room = owner.dots.room
    let half = owner.spacing / 2
    let frame = isHorizontal ? room.insetBy(dx: -half, dy: 0) : room.insetBy(dx: 0, dy: -half)
    let isNew = scroller.frame != frame
    if isNew { scroller.frame = frame }
    guard owner.turning == nil else { return }
    if !knowsNeighbours {
      findNeighbours()
      arrange()
    } else if isNew {
      arrange()
    }
  }

  private func findNeighbours() {
    guard let current, stride > 0 else { return }
    knowsNeighbours = true
    let source = owner.dataSource
    before = source?.pageViewController(owner, viewControllerBefore: current)
    after = source?.pageViewController(owner, viewControllerAfter: current)
  }

  /// Places the pages side by side, with the current page visible.
  private func arrange() {
    isArranging = true
    defer { isArranging = false }
    let pages = pages
    let length = CGFloat(pages.count) * stride
    scroller.contentSize =
      isHorizontal
      ? CGSize(width: length, height: scroller.bounds.height)
      : CGSize(width: scroller.bounds.width, height: length)
    for (index, page) in pages.enumerated() where page.viewIfLoaded?.superview === scroller {
      page.view.frame = self.frame(ofPage: index)
    }
    if let index = pages.firstIndex(where: { $0 === current }) {
      scroller.contentOffset = along(CGFloat(index) * stride)
    }
  }

  private func frame(ofPage index: Int) -> CGRect {
    let start = along(CGFloat(index) * stride)
    let half = owner.spacing / 2
    let box = CGRect(origin: start, size: scroller.bounds.size)
    return isHorizontal ? box.insetBy(dx: half, dy: 0) : box.insetBy(dx: 0, dy: half)
  }

  // MARK: - The program shows a page

  func showPage(
    _ page: UIViewController?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    finishNow()
    guard page !== current else { return completion?(true) ?? () }
    defer { owner.dots.reload() }
    guard animated, let page, let current, owner.viewIfLoaded?.window != nil, stride > 0 else {
      replace(by: page)
      return completion?(true) ?? ()
    }
    before = direction == .reverse ? page : nil
    after = direction == .forward ? page : nil
    arrange()
    begin(PageTransition(to: page, from: current, completion: completion))
    let index = direction == .forward ? 1 : 0
    scroller.setContentOffset(along(CGFloat(index) * stride), animated: true)
  }

  private func replace(by page: UIViewController?) {
    let isSeen = owner.appearance.isVisible
    if let old = current {
      if isSeen { old.beginAppearanceTransition(false, animated: false) }
      detach(old)
      if isSeen { old.endAppearanceTransition() }
    }
    (current, before, after) = (page, nil, nil)
    knowsNeighbours = false
    if let page {
      owner.addChild(page)
      if isSeen { page.beginAppearanceTransition(true, animated: false) }
      if owner.isViewLoaded { attach(page) }
      if isSeen { page.endAppearanceTransition() }
      page.didMove(toParent: owner)
    }
    owner.viewIfLoaded?.setNeedsLayout()
    if owner.viewIfLoaded != nil, stride > 0 { arrange() }
  }

  private func attach(_ page: UIViewController) {
    guard page.view.superview !== scroller else { return }
    let index = pages.firstIndex { $0 === page } ?? 0
    page.view.frame = frame(ofPage: index)
    scroller.addSubview(page.view)
  }

  private func detach(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  // MARK: - On the way

  /// Begins or changes a turn when the row scrolled.
  private func updateTurn() {
    guard !isArranging, stride > 0, let current, scroller.isDragging || owner.turning == nil,
      let index = pages.firstIndex(where: { $0 === current })
    else { return }
    let way = offset - CGFloat(index) * stride
    guard abs(way) > 0.5, let target = way > 0 ? after : before else { return }
    if let transition = owner.turning {
      guard transition.to !== target, transition.isByUser else { return }
      end(transition, isCompleted: false)
    }
    begin(PageTransition(to: target, from: current))
  }

  private func begin(_ transition: PageTransition) {
    owner.turning = transition
    if transition.isByUser {
      owner.delegate?.pageViewController(owner, willTransitionTo: [transition.to])
    }
    owner.addChild(transition.to)
    transition.to.beginAppearanceTransition(true, animated: true)
    transition.from.beginAppearanceTransition(false, animated: true)
    attach(transition.to)
  }

  /// Ends a turn when the row stopped.
  private func settle() {
    guard !isArranging, let transition = owner.turning, stride > 0 else { return }
    let index = Int((offset / stride).rounded())
    let shown = pages.indices.contains(index) ? pages[index] : current
    conclude(transition, isCompleted: shown === transition.to, finished: true)
  }

  /// Ends a turn immediately: completes the app's turn and cancels a finger's.
  func finishNow() {
    guard let transition = owner.turning else { return }
    isArranging = true
    scroller.stopScrollingAndZooming()
    isArranging = false
    conclude(transition, isCompleted: !transition.isByUser, finished: false)
  }

  private func conclude(_ transition: PageTransition, isCompleted: Bool, finished: Bool) {
    end(transition, isCompleted: isCompleted)
    if isCompleted {
      current = transition.to
      owner.dots.turn(forward: transition.to === after)
    }
    (before, after, knowsNeighbours) = (nil, nil, false)
    findNeighbours()
    arrange()
    if transition.isByUser {
      owner.delegate?.pageViewController(
        owner,
        didFinishAnimating: finished,
        previousViewControllers: [transition.from],
        transitionCompleted: isCompleted
      )
    }
    transition.completion?(finished)
  }

  private func end(_ transition: PageTransition, isCompleted: Bool) {
    owner.turning = nil
    let (staying, going) =
      isCompleted ? (transition.to, transition.from) : (transition.from, transition.to)
    staying.beginAppearanceTransition(true, animated: true)
    going.beginAppearanceTransition(false, animated: true)
    detach(going)
    staying.endAppearanceTransition()
    going.endAppearanceTransition()
    if isCompleted { staying.didMove(toParent: owner) }
  }
}

/// A turn to another page.
@MainActor
struct PageTransition {
  let to: UIViewController
  let from: UIViewController
  var completion: ((Bool) -> Void)?
  let isByUser: Bool

  /// Creates a turn by a finger.
  init(to: UIViewController, from: UIViewController) {
    (self.to, self.from, isByUser) = (to, from, true)
  }

  /// Creates a turn by the app.
  init(to: UIViewController, from: UIViewController, completion: ((Bool) -> Void)?) {
    (self.to, self.from, self.completion, isByUser) = (to, from, completion, false)
  }
}

/// A scroll view that reports its movement to the row, independently of its delegate.
final class PageScroller: UIScrollView {
  var onMove: () -> Void = {}
  var onRest: () -> Void = {}

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { onMove() } }
  }

  override func didComeToRest() { onRest() }
}
