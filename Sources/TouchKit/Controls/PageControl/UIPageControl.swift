public import Foundation

/// A row of dots that tells which of several pages is shown (Apple: UIPageControl).
///
/// A tap on its right half goes to the next page, one on its left half to the one before.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var pageCount = 0
  private var page = 0

  /// Creates a page control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a page control without pages; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many pages there are, 0 unless set; negative numbers count as 0.
  open var numberOfPages: Int {
    get { pageCount }
    set {
      pageCount = max(0, newValue)
      page = min(page, max(0, pageCount - 1))
      setNeedsLayout()
    }
  }

  /// The page that is shown, from 0, kept within the pages; setting it sends no event.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(0, newValue), max(0, pageCount - 1))
      setNeedsLayout()
    }
  }

  /// Whether a single page shows no dot; false unless set.
  open var hidesForSinglePage = false {
    didSet { setNeedsLayout() }
  }

  /// The size that the dots of so many pages need, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    PageControlMetrics.size(dots: pageCount)
  }

  /// Goes a page on or back when a finger lifts inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let former = page
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    guard page != former else { return }
    send([.valueChanged, .primaryActionTriggered], touch, event)
  }

  /// Refuses what would take a tap away from the page control.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if ControlClaim(of: self, on: gestureRecognizer).isSingleTap { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
