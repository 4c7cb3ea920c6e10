import Foundation
@_spi(Components) import TouchKit

extension UIStackView {
  /// Schedules an arrangement before the next frame, and reports the changed size to the ancestors.
  final func arrangementDidChange() {
    // Changes by the stack itself need no further arrangement.
    guard !isArranging else { return }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Places the visible views.
  final func arrange() {
    isArranging = true
    defer { isArranging = false }
    let room = arrangementRoom
    for index in entries.indices { entries[index].update() }
    let shown = entries.indices.filter { !entries[$0].view.isHidden }
    let spans = layout(of: shown, in: room).spans
    var frames = zip(shown, spans).map { index, span in
      axis == .vertical
        ? CGRect(x: 0, y: room.minY + span.start, width: 0, height: span.length)
        : CGRect(x: room.minX + span.start, y: 0, width: span.length, height: 0)
    }
    for (place, index) in shown.enumerated() {
      setCross(&frames[place], of: entries[index], in: room)
    }
    if axis == .horizontal { alignBaselines(&frames, shown) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var places: [(entry: StackEntry, frame: CGRect)] = []
    for (place, index) in shown.enumerated() {
      var frame = frames[place]
      if isMirrored { frame.origin.x = room.minX + room.maxX - frame.maxX }
      places.append((entries[index], frame.onWholePoints))
      entries[index].recordArrangedSize(frame.onWholePoints.size)
    }
    // A view that moves can change the arranged views.
    for place in places { place.entry.place(place.frame) }
  }

  /// Returns the size at which every view has its preferred size, including the margins.
  final func fittingSize(within target: CGSize) -> CGSize {
    for index in entries.indices { entries[index].update() }
    let shown = entries.indices.filter { !entries[$0].view.isHidden }
    let margins = arrangementInsets
    let width = target.width > 0 && target.width < UIView.layoutFittingExpandedSize.width
    let room = width && axis == .vertical ? target.width - margins.left - margins.right : nil
    let sizes = shown.map { entries[$0].wantedSize(within: room) }
    let line = StackLayout(
      items: items(of: shown, lengths: sizes.map(length)),
      room: 0,
      distribution: distribution
    )
    let cross = sizes.map { axis == .vertical ? $0.width : $0.height }.max() ?? 0
    let along = line.wantedLength
    return CGSize(
      width: (axis == .vertical ? cross : along) + margins.left + margins.right,
      height: (axis == .vertical ? along : cross) + margins.top + margins.bottom
    )
  }

  private var arrangementInsets: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
  }

  private var arrangementRoom: CGRect { bounds.inset(by: arrangementInsets) }

  private func length(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  private func layout(of shown: [Int], in room: CGRect) -> StackLayout {
    let lengths = shown.map { index in
      length(entries[index].wantedSize(within: axis == .vertical ? room.width : nil))
    }
    return StackLayout(
      items: items(of: shown, lengths: lengths),
      room: length(room.size),
      distribution: distribution
    )
  }

  private func items(of shown: [Int], lengths: [CGFloat]) -> [StackLayout.Item] {
    zip(shown, lengths).enumerated().map { place, pair in
      let (index, length) = pair
      return StackLayout.Item(
        length: max(0, length),
        hugging: entries[index].hugging(axis),
        resistance: entries[index].resistance(axis),
        spacing: spacing(behind: place, of: shown)
      )
    }
  }

  /// Returns the spacing after a view, from edge to edge.
  private func spacing(behind place: Int, of shown: [Int]) -> CGFloat {
    let entry = entries[shown[place]]
    var room = entry.spacing ?? spacing
    if room == Self.spacingUseSystem { room = 8 }
    guard isBaselineRelativeArrangement, axis == .vertical, place + 1 < shown.count else {
      return room
    }
    let next = entries[shown[place + 1]]
    let (upper, lower) = (entry.wantedSize(within: nil), next.wantedSize(within: nil))
    guard let ascent = next.view.ascent(lower.height),
      let descent = entry.view.descent(upper.height)
    else { return room }
    return room - ascent - descent
  }

  /// Sets position and length across the axis.
  private func setCross(_ frame: inout CGRect, of entry: StackEntry, in room: CGRect) {
    let isVertical = axis == .vertical
    let space = isVertical ? room.width : room.height
    let wanted = entry.wantedSize(within: isVertical ? room.width : frame.width)
    let length =
      alignment == .fill ? space : min(isVertical ? wanted.width : wanted.height, max(0, space))
    let start =
      switch alignment {
      case .fill, .leading, .firstBaseline: 0 as CGFloat
      case .center: (space - length) / 2
      case .trailing, .lastBaseline: space - length
      }
    if isVertical {
      (frame.origin.x, frame.size.width) = (room.minX + start, length)
    } else {
      (frame.origin.y, frame.size.height) = (room.minY + start, length)
    }
  }

  /// Moves views so that their baselines are on one line.
  private func alignBaselines(_ frames: inout [CGRect], _ shown: [Int]) {
    let isFirst = alignment == .firstBaseline
    guard isFirst || alignment == .lastBaseline else { return }
    let distances = shown.enumerated().map { place, index in
      let view = entries[index].view
      return isFirst
        ? view.ascent(frames[place].height) ?? frames[place].height
        : view.descent(frames[place].height) ?? 0
    }
    let farthest = distances.max() ?? 0
    for place in frames.indices {
      frames[place].origin.y += (farthest - distances[place]) * (isFirst ? 1 : -1)
    }
  }
}

extension CGRect {
  /// The rectangle with its edges on whole points, so that its content is not blurred.
  fileprivate var onWholePoints: CGRect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return CGRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }
}

extension UIView {
  /// Returns the distance from the top to the first baseline, in points.
  fileprivate final func ascent(_ height: CGFloat) -> CGFloat? {
    forFirstBaselineLayout.baselines(height: height).map { height / 2 + $0.first }
  }

  /// Returns the distance from the last baseline to the bottom, in points.
  fileprivate final func descent(_ height: CGFloat) -> CGFloat? {
    forLastBaselineLayout.baselines(height: height).map { height / 2 - $0.last }
  }
}
