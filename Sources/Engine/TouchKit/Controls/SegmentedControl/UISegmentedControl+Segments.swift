import Foundation

extension UISegmentedControl {
  /// The layout of the segments.
  final var layout: SegmentLayout {
    SegmentLayout(
      widths: segments.map(\.width),
      contentWidths: apportionsSegmentWidthsByContent ? segments.map(contentWidth) : nil,
      in: bounds
    )
  }

  /// Returns a segment; nil for an invalid index.
  final func known(_ segment: Int) -> Segment? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }

  /// Adds a segment for an item of a client.
  final func insert(_ item: Any) {
    switch item {
    case let title as String: insert(Segment(title: title), at: segments.count)
    case let image as UIImage: insert(Segment(image: image), at: segments.count)
    case let action as UIAction: insert(Segment(action: action), at: segments.count)
    default: break
    }
  }

  /// Inserts a segment; the selected segment stays selected.
  final func insert(_ segment: Segment, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    let selected = selectedSegmentIndex
    if selected >= index { selectedSegmentIndex = selected + 1 }
    segmentsDidChange()
  }

  /// Changes a segment; does nothing for an invalid index.
  final func change(_ segment: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change(&segments[segment])
    segmentsDidChange()
  }

  /// Updates layout and drawing after a change of the segments.
  final func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The size for all segments, all as wide as the widest unless they differ.
  final var fittingSize: CGSize {
    let contents = segments.map { $0.width > 0 ? $0.width : contentWidth($0) }
    let width =
      apportionsSegmentWidthsByContent
      ? contents.reduce(0, +) : (contents.max() ?? 0) * CGFloat(contents.count)
    return CGSize(width: width.rounded(.up), height: SegmentMetrics.height)
  }

  /// Returns the width of a segment's content with padding.
  final func contentWidth(_ segment: Segment) -> CGFloat {
    let content = segment.image?.size.width ?? title(of: segment, in: .normal).size().width
    return content + SegmentMetrics.padding
  }

  /// Returns the title of a segment with its attributes in a state.
  final func title(of segment: Segment, in state: State) -> StyledText {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: state == .selected ? .semibold : .regular),
      .foregroundColor: UIColor.label,
    ]
    attributes.merge(titleAttributes.shown(in: state) ?? [:]) { $1 }
    let source = StyledText.Source(text: segment.title ?? "", attributes: attributes)
    return StyledText([source], look: StyledText.Look())
  }
}

/// The sizes of a segmented control's parts, in points.
enum SegmentMetrics {
  /// The height of a control.
  static let height: CGFloat = 32
  /// The horizontal padding of a segment's content, both sides together.
  static let padding: CGFloat = 24
  /// The radius of the control's corners.
  static let cornerRadius: CGFloat = 9
  /// The inset of the selected segment's background, on every side.
  static let inset: CGFloat = 2
  /// The height of the line between segments that are not selected.
  static let divider: CGFloat = 16
}
