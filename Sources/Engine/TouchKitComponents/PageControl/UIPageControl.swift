public import Foundation
@_spi(Components) public import TouchKit

/// A row of dots that tells which of several pages is shown (Apple: UIPageControl).
///
/// A tap on its right half goes to the next page, one on its left half to the one before.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var pageCount = 0
  private var page = 0

  nonisolated deinit {}

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
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The page that is shown, from 0, kept within the pages; setting it sends no event.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(0, newValue), max(0, pageCount - 1))
      setNeedsDisplay()
    }
  }

  /// Whether a single page shows no dot; false unless set.
  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the dots of pages that are not shown; nil for a translucent grey.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the dot of the page that is shown; nil for black.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The size that the dots of so many pages need, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    PageControlMetrics.size(dots: pageCount)
  }

  /// The size that the dots need, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: pageCount)
  }

  /// The size that the dots need, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pageCount) }

  @_spi(Components) open override var drawsForSize: Bool { true }

  /// Draws the dots; overrides call `super`.
  open override func draw(_ rect: CGRect) {
    guard pageCount > 1 || !hidesForSinglePage else { return }
    for index in 0..<pageCount {
      let center = PageControlMetrics.center(of: index, count: pageCount, in: bounds)
      color(ofDot: index).setFill()
      UIBezierPath(ovalIn: PageControlMetrics.dot(around: center)).fill()
    }
  }

  private func color(ofDot index: Int) -> UIColor {
    index == page
      ? currentPageIndicatorTintColor ?? UIColor(white: 0, alpha: 0.85)
      : pageIndicatorTintColor ?? UIColor(white: 0, alpha: 0.25)
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

  @_spi(Components) open override var usualAccessibility: UsualAccessibility {
    let value = "page \(currentPage + 1) of \(numberOfPages)"
    return usualOfControl([.adjustable, .updatesFrequently], value: value)
  }
}
