import Foundation

extension UISegmentedControl {
  /// Draws the background, the selected segment's background, and the contents of the segments.
  final func drawSegments() {
    ControlPalette.ground.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: SegmentMetrics.cornerRadius).fill()
    let rects = layout.rects
    for index in rects.indices.dropFirst() where !touchesSelection(index) {
      UIColor.separator.setFill()
      UIRectFillUsingBlendMode(
        CGRect(
          x: rects[index].minX - 0.5,
          y: bounds.midY - SegmentMetrics.divider / 2,
          width: 1,
          height: SegmentMetrics.divider
        ),
        .normal
      )
    }
    if rects.indices.contains(selectedSegmentIndex) {
      let box = rects[selectedSegmentIndex].insetBy(
        dx: SegmentMetrics.inset,
        dy: SegmentMetrics.inset
      )
      let radius = SegmentMetrics.cornerRadius - SegmentMetrics.inset
      let ground = UIBezierPath(roundedRect: box, cornerRadius: radius)
      ControlPalette.fillRaised(ground, with: selectedSegmentTintColor ?? .systemBackground)
    }
    for index in rects.indices { draw(segments[index], index, in: rects[index]) }
  }

  /// Whether a segment or the one before it is selected, so that no line divides them.
  private func touchesSelection(_ index: Int) -> Bool {
    index == selectedSegmentIndex || index - 1 == selectedSegmentIndex
  }

  private func draw(_ segment: Segment, _ index: Int, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    context.setAlpha(opacity(of: segment, index))
    let title = title(of: segment, in: index == selectedSegmentIndex ? .selected : .normal)
    let size = segment.image?.size ?? title.size()
    let corner = CGPoint(
      x: (rect.midX - size.width / 2 + segment.contentOffset.width).rounded(),
      y: (rect.midY - size.height / 2 + segment.contentOffset.height).rounded()
    )
    if let image = segment.image { image.draw(at: corner) } else { title.draw(at: corner) }
    context.restoreGState()
  }

  private func opacity(of segment: Segment, _ index: Int) -> CGFloat {
    if !isEnabled || !segment.isEnabled { return ControlPalette.disabledOpacity }
    return index == pressedSegment && index != selectedSegmentIndex
      ? SegmentMetrics.pressedOpacity : 1
  }
}

extension SegmentMetrics {
  /// The opacity of a pressed segment's content.
  static let pressedOpacity: CGFloat = 0.3
}
