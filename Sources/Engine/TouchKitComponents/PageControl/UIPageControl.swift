public import Foundation
@_spi(Components) public import TouchKit

/// A row of dots that shows which page is visible (Apple: UIPageControl).
///
/// A tap on its right half goes to the next page, a tap on its left half to the previous page.
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

  /// The number of pages, 0 by default; negative numbers count as 0.
  open var numberOfPages: Int {
    get { pageCount }
    set {
      pageCount = max(0, newValue)
      page = min(page, max(0, pageCount - 1))
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The current page, counted from 0 and limited to the pages; setting it sends no event.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(0, newValue), max(0, pageCount - 1))
      setNeedsDisplay()
    }
  }

  /// Whether the dot of a single page is hidden; false by default.
  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the dots of other pages; nil for a translucent grey.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the dot of the current page; nil for black.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Returns the size for the dots of a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    PageControlMetrics.size(dots: pageCount)
  }

  /// Returns the size for the dots, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: pageCount)
  }

  /// The size for the dots, in points.
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

  /// Goes to the next or previous page when a finger lifts inside.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let former = page
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    guard page != former else { return }
    send([.valueChanged, .primaryActionTriggered], touch, event)
  }

  /// Refuses recognizers that would receive a tap in place of the page control.
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
