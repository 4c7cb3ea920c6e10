import Foundation

extension UISegmentedControl {
  /// Where the segments lie.
  final var layout: SegmentLayout {
    SegmentLayout(
      widths: segments.map(\.width),
      contentWidths: apportionsSegmentWidthsByContent ? segments.map(contentWidth) : nil,
      in: bounds
    )
  }

  /// A segment; nil if there is no such one.
  final func known(_ segment: Int) -> Segment? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }

  /// Adds a segment for what a client gave as an item.
  final func insert(_ item: Any) {
    guard let title = item as? String else { return }
    insert(Segment(title: title), at: segments.count)
  }

  /// Inserts a segment; the selected one stays selected.
  final func insert(_ segment: Segment, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    let selected = selectedSegmentIndex
    if selected >= index { selectedSegmentIndex = selected + 1 }
    segmentsDidChange()
  }

  /// Changes a segment, if there is such a one.
  final func change(_ segment: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change(&segments[segment])
    segmentsDidChange()
  }

  /// Shows the segments anew.
  final func segmentsDidChange() { setNeedsLayout() }

  /// Takes the size that the segments need.
  final func fitOwnContent() {
    let width = segments.map(contentWidth).max() ?? 0
    frame.size = CGSize(width: width * CGFloat(segments.count), height: SegmentMetrics.height)
  }

  /// The width that the content of a segment needs, with room around it.
  final func contentWidth(_ segment: Segment) -> CGFloat {
    CGFloat(segment.title?.count ?? 0) * 8 + SegmentMetrics.padding
  }
}

/// The sizes of a segmented control's parts, in points.
enum SegmentMetrics {
  /// The height of a control.
  static let height: CGFloat = 32
  /// The room beside a segment's content, both sides together.
  static let padding: CGFloat = 24
}
