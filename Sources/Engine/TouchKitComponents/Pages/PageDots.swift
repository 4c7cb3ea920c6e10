import Foundation
@_spi(Components) import TouchKit

/// The dots below the pages, if the data source provides their number.
@MainActor
final class PageDots {
  private unowned let owner: UIPageViewController
  private let control = UIPageControl()

  /// The height of the dots, in points.
  private static let height: CGFloat = 37

  init(of owner: UIPageViewController) {
    self.owner = owner
    control.isUserInteractionEnabled = false
  }

  private var isShown: Bool {
    owner.navigationOrientation == .horizontal && control.numberOfPages > 0
  }

  /// Asks the data source for the number of dots again.
  func reload() {
    let source = owner.dataSource
    control.numberOfPages = source?.presentationCount(for: owner) ?? 0
    if control.numberOfPages > 0 {
      control.currentPage = source?.presentationIndex(for: owner) ?? 0
    }
    owner.viewIfLoaded?.setNeedsLayout()
  }

  /// Selects the next or previous dot.
  func turn(forward: Bool) { control.currentPage += forward ? 1 : -1 }

  func place() {
    guard isShown, let view = owner.viewIfLoaded else { return control.removeFromSuperview() }
    if control.superview !== view { view.addSubview(control) }
    let room = room
    control.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: Self.height)
    control.pageIndicatorTintColor = .tertiaryLabel
    control.currentPageIndicatorTintColor = .label
  }

  /// The area for the pages.
  var room: CGRect {
    guard let view = owner.viewIfLoaded else { return .zero }
    var room = view.bounds
    if isShown { room.size.height -= Self.height + view.safeAreaInsets.bottom }
    return room
  }
}
