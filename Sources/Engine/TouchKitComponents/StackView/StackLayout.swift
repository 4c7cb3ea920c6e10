import Foundation
@_spi(Components) import TouchKit

/// The positions of the views along the axis of a stack, by arithmetic without constraints.
///
/// All values are in points from the start of the axis.
nonisolated struct StackLayout {
  /// The values of a view along the axis.
  struct Item {
    /// The preferred length.
    var length: CGFloat
    /// The priority with which the view resists growing.
    var hugging: Float
    /// The priority with which the view resists shrinking.
    var resistance: Float
    /// The minimum spacing after the view; ignored for the last view.
    var spacing: CGFloat
  }

  /// The start and length of a view along the axis.
  struct Span: Hashable {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }
  }

  var items: [Item]
  var room: CGFloat
  var distribution: UIStackView.Distribution

  /// The preferred length of all views with their spacing.
  var wantedLength: CGFloat { totalLength + totalSpacing }

  private var totalLength: CGFloat { items.reduce(0) { $0 + $1.length } }

  private var totalSpacing: CGFloat { items.dropLast().reduce(0) { $0 + $1.spacing } }

  /// The span of each view.
  var spans: [Span] {
    guard items.count > 1 else { return items.map { _ in Span(start: 0, length: max(0, room)) } }
    let free = room - totalSpacing
    switch distribution {
    case .fill: return lined(fitted(to: free))
    case .fillEqually:
      return lined(items.map { _ in max(0, free / CGFloat(items.count)) })
    case .fillProportionally: return lined(proportional(to: free))
    case .equalSpacing:
      guard totalLength <= free else { return lined(fitted(to: free)) }
      return lined(items.map(\.length), gap: (room - totalLength) / CGFloat(items.count - 1))
    case .equalCentering:
      guard totalLength <= free else { return lined(fitted(to: free)) }
      return centered
    }
  }

  /// Returns the spans for lengths in a row, with a common gap or each with its own spacing.
  private func lined(_ lengths: [CGFloat], gap: CGFloat? = nil) -> [Span] {
    var start: CGFloat = 0
    return zip(items, lengths).map { item, length in
      defer { start += length + (gap ?? item.spacing) }
      return Span(start: start, length: length)
    }
  }

  /// Returns the preferred lengths, stretched or shrunk to fill the space.
  ///
  /// The view with the least resistance changes first; among equals, the first one.
  private func fitted(to free: CGFloat) -> [CGFloat] {
    var lengths = items.map(\.length)
    let spare = free - totalLength
    if spare >= 0 {
      guard let index = items.indices.min(by: { items[$0].hugging < items[$1].hugging }) else {
        return lengths
      }
      lengths[index] += spare
      return lengths
    }
    var excess = -spare
    let order = items.indices.sorted {
      (items[$0].resistance, $0) < (items[$1].resistance, $1)
    }
    for index in order {
      let cut = min(excess, lengths[index])
      lengths[index] -= cut
      excess -= cut
    }
    return lengths
  }

  private func proportional(to free: CGFloat) -> [CGFloat] {
    let total = totalLength
    guard total > 0 else { return items.map { _ in max(0, free / CGFloat(items.count)) } }
    return items.map { max(0, free * $0.length / total) }
  }

  /// The spans with equal distances between centers, as far as the spacing allows.
  private var centered: [Span] {
    guard let first = items.first, let last = items.last else { return [] }
    let way = room - first.length / 2 - last.length / 2
    let distance = way / CGFloat(items.count - 1)
    var spans = items.indices.map { index in
      let middle = first.length / 2 + distance * CGFloat(index)
      return Span(start: middle - items[index].length / 2, length: items[index].length)
    }
    for index in items.indices.dropFirst() {
      let earliest = spans[index - 1].end + items[index - 1].spacing
      spans[index].start = max(spans[index].start, earliest)
    }
    // Views that exceed the end push the views before them back.
    var latest = room
    for index in items.indices.reversed() {
      spans[index].start = min(spans[index].start, latest - spans[index].length)
      if index > 0 { latest = spans[index].start - items[index - 1].spacing }
    }
    return spans
  }
}
