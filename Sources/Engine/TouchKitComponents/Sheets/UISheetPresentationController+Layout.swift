import Foundation
@_spi(Components) import TouchKit

/// The position of a sheet.
extension UISheetPresentationController {
  final var isWide: Bool { (stage?.bounds.width ?? 0) >= SheetMetrics.wide }

  /// Whether the window is so low that the sheet fills it.
  private var isFull: Bool {
    guard let stage else { return false }
    return stage.bounds.height < SheetMetrics.low && !prefersEdgeAttachedInCompactHeight
  }

  /// Whether the sheet is attached to the lower edge.
  final var isEdgeAttached: Bool { !isWide }

  final var cornerRadius: CGFloat {
    isFull ? 0 : preferredCornerRadius ?? SheetMetrics.cornerRadius
  }

  private var insets: UIEdgeInsets { stage?.safeAreaInsets ?? .zero }

  /// The space for the sheet without the safe area.
  final var room: SheetRoom {
    let height = stage?.bounds.height ?? 0
    let free = height - insets.top - insets.bottom - SheetMetrics.top
    return SheetRoom(traitCollection, max(0, free))
  }

  /// The detents with their names and heights, from low to high.
  final var heights: [(name: Detent.Identifier, height: CGFloat)] {
    let room = room
    var known: [(name: Detent.Identifier, height: CGFloat)] = []
    for detent in detents {
      guard let value = detent.resolvedValue(in: room) else { continue }
      let height = min(max(0, value), room.maximumDetentValue) + insets.bottom
      known.append((name: detent.identifier, height: height))
    }
    if known.isEmpty { known = [(name: .large, height: room.maximumDetentValue + insets.bottom)] }
    return known.sorted { $0.height < $1.height }
  }

  /// The index in `heights` of the detent at which the sheet rests.
  final var restingIndex: Int {
    let heights = heights
    guard let selectedDetentIdentifier else { return 0 }
    return heights.firstIndex { $0.name == selectedDetentIdentifier } ?? 0
  }

  final var isDimmed: Bool {
    guard let name = largestUndimmedDetentIdentifier else { return true }
    let heights = heights
    guard let last = heights.firstIndex(where: { $0.name == name }) else { return true }
    return restingIndex > last
  }

  final var place: CGRect {
    guard let stage else { return .zero }
    let bounds = stage.bounds
    if isFull { return bounds }
    if isWide { return middlePlace(in: bounds) }
    let height = heights[restingIndex].height
    var width = bounds.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, preferredContentSize.width > 0 {
      width = min(width, preferredContentSize.width)
    }
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(),
      y: bounds.height - height,
      width: width,
      height: height
    )
  }

  private func middlePlace(in bounds: CGRect) -> CGRect {
    let own = preferredContentSize
    let isForm = presentedViewController.modalPresentationStyle == .formSheet
    let usual = isForm ? SheetMetrics.form : SheetMetrics.page
    let most = CGSize(width: bounds.width, height: heights[restingIndex].height)
    let width = min(own.width > 0 ? own.width : usual.width, most.width)
    let height = min(own.height > 0 ? own.height : usual.height, most.height)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(),
      y: ((bounds.height - height) / 2).rounded(),
      width: width,
      height: height
    )
  }

  // MARK: - Beginning

  final func prepareStage() {
    guard let stage, let view = presentedViewController.view else { return }
    dimming.backgroundColor = UIColor(white: 0, alpha: SheetMetrics.dimming)
    dimming.frame = stage.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    stage.insertSubview(dimming, at: 0)
    stage.letsTouchesThrough = { [unowned self] in !isDimmed }
    sheet.frame = place
    sheet.embed(view)
    sheet.layoutIfNeeded()
    drag.attach()
    let coordinator = presentedViewController.transitionCoordinator
    _ = coordinator?.animate(
      alongsideTransition: { [unowned self] _ in dimming.alpha = isDimmed ? 1 : 0 },
      completion: nil
    )
  }

  // MARK: - Moving

  /// Animates the sheet to its resting position, after its release with a velocity in points per
  /// second.
  final func settle(velocity: CGFloat) {
    let goal = place
    let way = abs(goal.minY - sheet.frame.minY)
    let speed = way > 1 ? min(abs(velocity) / way, 20) : 0
    UIView.animate(
      withDuration: SheetMetrics.settling,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: speed,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { [self] in
        sheet.frame = goal
        dimming.alpha = isDimmed ? 1 : 0
        sheet.layoutIfNeeded()
      },
      completion: nil
    )
  }
}
