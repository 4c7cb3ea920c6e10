import Foundation
@_spi(Components) import TouchKit

/// The gesture that moves a sheet between its detents, and dismisses it.
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  private unowned let owner: UISheetPresentationController
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var start = CGRect.zero
  private(set) var isDragging = false
  /// Whether the drag can dismiss the sheet; determined when the finger began.
  private var mayLeave = true

  init(of owner: UISheetPresentationController) {
    self.owner = owner
    super.init()
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: SheetDrag.dragSheet)
    tap.addTarget(self, action: SheetDrag.touchedBeside)
  }

  /// Adds the recognizers to the sheet and to the area beside it.
  func attach() {
    owner.sheet.addGestureRecognizer(pan)
    owner.dimming.addGestureRecognizer(tap)
  }

  func touchedBeside(_ tap: UITapGestureRecognizer) { owner.dismissByUser() }

  // MARK: - Which drags

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard owner.presentedViewController.transition == nil else { return false }
    let way = pan.translation(in: owner.sheet)
    guard abs(way.y) > abs(way.x) else { return false }
    guard let scroll = scrollView(at: pan.location(in: owner.sheet)) else { return true }
    if way.y > 0 { return scroll.contentOffset.y <= -scroll.adjustedContentInset.top }
    let isHighest = owner.restingIndex == owner.heights.count - 1
    return owner.prefersScrollingExpandsWhenScrolledToEdge && !isHighest && owner.isEdgeAttached
  }

  // A scroll view in the sheet scrolls only if the sheet does not move.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let view = otherGestureRecognizer.view as? UIScrollView else { return false }
    return otherGestureRecognizer is UIPanGestureRecognizer
      && view.isBelowOrSame(as: owner.sheet)
  }

  /// Returns the scroll view under a finger that can scroll vertically.
  private func scrollView(at point: CGPoint) -> UIScrollView? {
    var current = owner.sheet.hitTest(point, with: nil)
    while let view = current, view !== owner.sheet {
      if let scroll = view as? UIScrollView, scroll.isScrollEnabled, scroll.range.y.isMovable {
        return scroll
      }
      current = view.superview
    }
    return nil
  }

  // MARK: - Following

  func dragSheet(with pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      start = owner.sheet.frame
      isDragging = true
      mayLeave = owner.mayBeDismissedByUser
      move()
    case .changed: move()
    case .ended: end(velocity: pan.velocity(in: owner.stage).y)
    case .cancelled, .failed:
      isDragging = false
      owner.settle(velocity: 0)
    case .possible: break
    }
  }

  private func move() {
    let heights = owner.heights
    guard let stage = owner.stage, let highest = heights.last, let lowest = heights.first else {
      return
    }
    let way = pan.translation(in: stage).y
    var frame = start
    guard owner.isEdgeAttached else {
      frame.origin.y += way > 0 && mayLeave ? way : pulled(way)
      return owner.sheet.frame = frame
    }
    let height = start.height - way
    if height > highest.height {
      frame.size.height = highest.height + pulled(height - highest.height)
    } else if height >= lowest.height {
      frame.size.height = height
    } else {
      // Below its lowest detent, the sheet keeps its height and moves down.
      frame.size.height = lowest.height
    }
    let below = max(0, lowest.height - height)
    frame.origin.y = stage.bounds.height - frame.height + (mayLeave ? below : pulled(below))
    owner.sheet.frame = frame
    if owner.isDimmed {
      owner.dimming.alpha = max(0, 1 - (mayLeave ? below / lowest.height : 0))
    }
  }

  /// Returns the distance that the sheet moves against a resistance.
  private func pulled(_ way: CGFloat) -> CGFloat {
    let reach = abs(way)
    return (way < 0 ? -1 : 1) * (reach * 60 / (reach + 180))
  }

  // MARK: - Letting go

  private func end(velocity: CGFloat) {
    isDragging = false
    guard let stage = owner.stage else { return }
    let heights = owner.heights
    let way = owner.sheet.frame.minY + velocity * SheetMetrics.glide
    let height = stage.bounds.height - way
    let lowest = heights.first?.height ?? 0
    let isLeaving =
      owner.isEdgeAttached
      ? height < lowest / 2 : way - start.minY > start.height / 2
    let triedTo = pan.translation(in: stage).y > 0 && isLeaving
    if triedTo || (!mayLeave && isPulledDown(lowest)) {
      guard !mayLeave else { return owner.dismissByUser() }
      owner.refuseDismissal()
    } else if owner.isEdgeAttached {
      choose(height, among: heights)
    }
    owner.settle(velocity: velocity)
  }

  /// Whether the sheet is lower than its lowest detent.
  private func isPulledDown(_ lowest: CGFloat) -> Bool {
    guard let stage = owner.stage else { return false }
    return stage.bounds.height - owner.sheet.frame.minY < lowest - 20
  }

  private func choose(
    _ height: CGFloat,
    among heights: [(name: UISheetPresentationController.Detent.Identifier, height: CGFloat)]
  ) {
    let former = owner.restingIndex
    let nearest = heights.indices.min {
      abs(heights[$0].height - height) < abs(heights[$1].height - height)
    }
    guard let nearest, nearest != former else { return }
    owner.selectedDetentIdentifier = heights[nearest].name
    let delegate = owner.delegate as? any UISheetPresentationControllerDelegate
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(owner)
  }
}
