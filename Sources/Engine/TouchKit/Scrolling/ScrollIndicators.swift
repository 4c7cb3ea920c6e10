import Foundation

/// The scroll indicators of a scroll view.
///
/// They are drawn in front of the subviews without being subviews.
struct ScrollIndicators {
  /// The indicator at the right; created when it is first needed.
  var vertical: UIView?
  /// The indicator at the bottom; created when it is first needed.
  var horizontal: UIView?

  /// Both indicators.
  var all: [UIView] { [vertical, horizontal].compactMap(\.self) }

  /// The thickness of an indicator, in points.
  static let thickness: CGFloat = 3
  /// The distance from the edge, in points.
  static let margin: CGFloat = 3
  /// The shortest length, in points.
  static let shortest: CGFloat = 20
  /// The time before it fades after the content came to rest, in seconds.
  static let patience: TimeInterval = 0.4
  /// The duration of the fade, in seconds.
  static let fading: TimeInterval = 0.25

  /// Returns the start and the length of an indicator on its track.
  ///
  /// Beyond the ends of the content it is shorter.
  static func bar(
    on track: ClosedRange<CGFloat>,
    offset: CGFloat,
    axis: ScrollAxis
  ) -> (start: CGFloat, length: CGFloat) {
    let room = track.upperBound - track.lowerBound
    let span = axis.maximum - axis.minimum + axis.length
    guard room > 0, span > 0 else { return (track.lowerBound, 0) }
    let excess = abs(offset - axis.clamped(offset))
    let usual = max(min(shortest, room), room * axis.length / span)
    let length = max(2 * thickness, usual - excess)
    let part =
      axis.hasRange
      ? (axis.clamped(offset) - axis.minimum) / (axis.maximum - axis.minimum) : 0
    let start = track.lowerBound + part * (room - usual)
    return (offset > axis.maximum ? start + usual - length : start, length)
  }
}

extension UIScrollView {
  /// Moves the indicators to their positions.
  package final func layOutIndicators() {
    guard !decorations.isEmpty else { return }
    UIView.performWithoutAnimation {
      if let bar = indicators.vertical { layOutVertical(bar) }
      if let bar = indicators.horizontal { layOutHorizontal(bar) }
    }
  }

  private func layOutVertical(_ bar: UIView) {
    let area = bounds.inset(by: verticalScrollIndicatorInsets)
    bar.isHidden = !showsVerticalScrollIndicator || !range.y.hasRange
    bar.backgroundColor = indicatorColor
    guard !bar.isHidden, area.height > 2 * ScrollIndicators.margin else { return }
    let track = (area.minY + ScrollIndicators.margin)...(area.maxY - ScrollIndicators.margin)
    let (start, length) = ScrollIndicators.bar(on: track, offset: bounds.minY, axis: range.y)
    bar.frame = CGRect(
      x: area.maxX - ScrollIndicators.margin - ScrollIndicators.thickness,
      y: start,
      width: ScrollIndicators.thickness,
      height: length
    )
  }

  private func layOutHorizontal(_ bar: UIView) {
    let area = bounds.inset(by: horizontalScrollIndicatorInsets)
    bar.isHidden = !showsHorizontalScrollIndicator || !range.x.hasRange
    bar.backgroundColor = indicatorColor
    guard !bar.isHidden, area.width > 2 * ScrollIndicators.margin else { return }
    let track = (area.minX + ScrollIndicators.margin)...(area.maxX - ScrollIndicators.margin)
    let (start, length) = ScrollIndicators.bar(on: track, offset: bounds.minX, axis: range.x)
    bar.frame = CGRect(
      x: start,
      y: area.maxY - ScrollIndicators.margin - ScrollIndicators.thickness,
      width: length,
      height: ScrollIndicators.thickness
    )
  }

  private var indicatorColor: UIColor {
    switch indicatorStyle {
    case .default: UIColor(white: 0, alpha: 0.35)
    case .black: UIColor(white: 0, alpha: 0.6)
    case .white: UIColor(white: 1, alpha: 0.6)
    }
  }

  /// Shows the indicators until `hideIndicators()`.
  final func showIndicators() {
    guard let application = attachedWindow?.application else { return }
    if decorations.isEmpty { makeIndicators() }
    for bar in decorations {
      application.animations.interrupt(bar)
      UIView.performWithoutAnimation { bar.alpha = 1 }
    }
    layOutIndicators()
  }

  private func makeIndicators() {
    let vertical = UIView()
    let horizontal = UIView()
    indicators = ScrollIndicators(vertical: vertical, horizontal: horizontal)
    decorate(with: [vertical, horizontal])
  }

  /// Fades the indicators out after a delay, unless the content still moves.
  final func hideIndicators() {
    guard scrolling.drag == nil, scrolling.zoom == nil, scrolling.motion == nil else { return }
    let wasEnabled = UIView.areAnimationsEnabled
    guard wasEnabled, AnimationScope.recorder == nil else {
      return UIView.performWithoutAnimation { for bar in decorations { bar.alpha = 0 } }
    }
    UIView.animate(
      withDuration: ScrollIndicators.fading,
      delay: ScrollIndicators.patience,
      options: .curveLinear,
      animations: { [decorations] in for bar in decorations { bar.alpha = 0 } }
    )
  }
}
