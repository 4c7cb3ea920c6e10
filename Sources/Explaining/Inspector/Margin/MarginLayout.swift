import Foundation

/// Finds places in the margin for labels: first in the upper one, then in the right, left and lower one.
///
/// Labels of the chain keep its order, from left to right or from right to left. Names are dropped
/// before numbers; the names of ancestors are dropped first and that of the hit-test view last.
struct MarginLayout {
  let stage: OverlayStage
  /// Returns the width of a label with or without its text.
  let width: (MarginLabel, _ showsName: Bool) -> CGFloat
  /// The places that leaders should not cross.
  let obstacles: [CGRect]

  private var placed: [PlacedLabel] = []
  /// The position of the first label of the chain, as a fraction of its edge.
  private var firstShare: CGFloat = 0.2

  private static let gap: CGFloat = 8
  private static let step: CGFloat = 6

  init(
    stage: OverlayStage,
    obstacles: [CGRect],
    width: @escaping (MarginLabel, Bool) -> CGFloat
  ) {
    (self.stage, self.obstacles, self.width) = (stage, obstacles, width)
  }

  /// The height of a label.
  private var height: CGFloat { 22 * stage.textScale }
  /// The distance from a label's left edge to the centre of its number.
  private var disc: CGFloat { 11 * stage.textScale }

  /// The space above the scene with a row of labels.
  private var row: CGRect? {
    let room = stage.scene.minY - stage.canvas.minY
    guard room >= height + 4 else { return nil }
    return CGRect(
      x: stage.canvas.minX + 4,
      y: stage.scene.minY - height - min(6 * stage.textScale, (room - height) / 2),
      width: stage.canvas.width - 8,
      height: height
    )
  }

  /// Places labels; it leaves out those without enough space.
  mutating func place(chain: [MarginLabel], others: [MarginLabel]) -> [PlacedLabel] {
    var best: (placed: [PlacedLabel], cost: CGFloat) = ([], .infinity)
    // The number of the hit-test view is placed where all labels have space, if possible, and where lines
    // cross the least.
    for share in [0.2, 0.85, 0.5] as [CGFloat] {
      placed = []
      firstShare = share
      placeChain(chain)
      for label in others { placeAnywhere(label) }
      let cost = Self.cost(of: placed, obstacles)
      let isBetter = placed.count == best.placed.count && cost < best.cost
      if placed.count > best.placed.count || isBetter { best = (placed, cost) }
      if best.placed.count == chain.count + others.count, best.cost == 0 { break }
    }
    return best.placed
  }

  // MARK: - The chain

  private mutating func placeChain(_ chain: [MarginLabel]) {
    guard !chain.isEmpty else { return }
    if let row {
      // The number of shown names, counted from the hit-test view. Its name is dropped last, after its
      // remark.
      let terse = chain.map { label in
        var copy = label
        copy.remark = ""
        return copy
      }
      for (labels, names) in [(chain, chain.count), (chain, 1), (terse, 1), (terse, 0)] {
        let rows = [true, false].compactMap { rowOfChain(labels, row, names: names, $0) }
        let costs = rows.map { Self.cost(of: $0, obstacles) }
        if let least = costs.min(), let index = costs.firstIndex(of: least) {
          placed = rows[index]
          return
        }
      }
    }
    for label in chain { placeAnywhere(label, showsName: label.number == 1) }
  }

  private func rowOfChain(
    _ chain: [MarginLabel],
    _ row: CGRect,
    names: Int,
    _ isLeftToRight: Bool
  ) -> [PlacedLabel]? {
    var result: [PlacedLabel] = []
    var edge = isLeftToRight ? row.minX : row.maxX
    for (index, label) in chain.enumerated() {
      guard let reach = label.reach else { return nil }
      let showsName = index < names
      let length = width(label, showsName)
      let (low, high) =
        isLeftToRight
        ? (max(reach.lowerBound, edge + disc), min(reach.upperBound, row.maxX - length + disc))
        : (max(reach.lowerBound, row.minX + disc), min(reach.upperBound, edge - length + disc))
      guard low <= high,
        let x = column(of: label, in: low...high, isFirst: index == 0, isLeftToRight)
      else {
        return nil
      }
      let frame = CGRect(x: x - disc, y: row.minY, width: length, height: row.height)
      guard frame.minX >= row.minX - 0.5, frame.maxX <= row.maxX + 0.5 else { return nil }
      edge = isLeftToRight ? frame.maxX + Self.gap : frame.minX - Self.gap
      result.append(
        PlacedLabel(
          label: label,
          frame: frame,
          showsName: showsName,
          leader: leader(of: label, down: x, from: row.maxY)
        )
      )
    }
    return result
  }

  /// Returns the column of a number: as near to the end of the order as possible, with the fewest crossings.
  private func column(
    of label: MarginLabel,
    in space: ClosedRange<CGFloat>,
    isFirst: Bool,
    _ isLeftToRight: Bool
  ) -> CGFloat? {
    let (low, high) = (space.lowerBound, space.upperBound)
    let inset = isFirst ? (high - low) * firstShare : 0
    let start = isLeftToRight ? low + inset : high - inset
    let steps = (0..<24).map { CGFloat($0) * Self.step * (isLeftToRight ? 1 : -1) }
    let columns = steps.map { start + $0 } + (isFirst ? steps.map { start - $0 } : [])
    let near = columns.filter(space.contains).map { $0.rounded() }
    return leastCrossing(near + label.edges(within: space)) {
      leader(of: label, down: $0, from: stage.scene.minY)
    }
  }

  /// Returns the first of the columns whose line covers the least text.
  private func leastCrossing(
    _ columns: [CGFloat],
    line: (CGFloat) -> (start: CGPoint, end: CGPoint)?
  ) -> CGFloat? {
    var best: (column: CGFloat?, cost: CGFloat) = (nil, .infinity)
    for x in columns {
      let cost = Self.cost(of: line(x), obstacles)
      if cost < best.cost { best = (x, cost) }
      if cost == 0 { break }
    }
    return best.column
  }

  /// Returns the length of the lines that cover text, in points.
  private static func cost(of labels: [PlacedLabel], _ obstacles: [CGRect]) -> CGFloat {
    labels.reduce(0) { $0 + cost(of: $1.leader, obstacles) }
  }

  private static func cost(
    of leader: (start: CGPoint, end: CGPoint)?,
    _ obstacles: [CGRect]
  ) -> CGFloat {
    guard let leader, !obstacles.isEmpty else { return 0 }
    let line = CGRect(
      x: min(leader.start.x, leader.end.x) - 2,
      y: min(leader.start.y, leader.end.y) - 2,
      width: abs(leader.end.x - leader.start.x) + 4,
      height: abs(leader.end.y - leader.start.y) + 4
    )
    let isUpright = line.height >= line.width
    return obstacles.reduce(0) { sum, obstacle in
      guard obstacle.intersects(line) else { return sum }
      let part = obstacle.intersection(line)
      return sum + max(1, (isUpright ? part.height : part.width).rounded())
    }
  }

  // MARK: - Other labels

  private mutating func placeAnywhere(_ label: MarginLabel, showsName: Bool = true) {
    for shows in showsName && label.number != nil ? [true, false] : [showsName] {
      var best: (label: PlacedLabel?, cost: CGFloat) = (nil, .infinity)
      for side in label.style == .step ? Side.besideFirst : Side.aboveFirst {
        guard let found = find(label, on: side, showsName: shows) else { continue }
        let cost = Self.cost(of: found.leader, obstacles)
        if cost < best.cost { best = (found, cost) }
        if cost == 0 { break }
      }
      guard let found = best.label else { continue }
      return placed.append(found)
    }
  }

  /// A margin.
  private enum Side {
    case top, right, left, bottom

    /// The order in which the sides are tried; numbers without text fit anywhere.
    static let aboveFirst: [Side] = [.top, .right, .left, .bottom]
    static let besideFirst: [Side] = [.right, .left, .top, .bottom]
  }

  private func find(_ label: MarginLabel, on side: Side, showsName: Bool) -> PlacedLabel? {
    let length = width(label, showsName)
    guard let room = room(on: side, length) else { return nil }
    let isColumn = side == .left || side == .right
    let wish = isColumn ? label.sideReach : label.reach
    let (size, low, high) =
      isColumn
      ? (room.height, room.minY, room.maxY - height) : (length, room.minX, room.maxX - length)
    guard low <= high else { return nil }
    // The place is as near as possible to the one straight beside the target.
    let centre = wish.map { ($0.lowerBound + $0.upperBound) / 2 } ?? (low + high) / 2
    let extent = isColumn ? height : size
    let start = min(max(low, centre - extent / 2), high)
    var best: (label: PlacedLabel?, cost: CGFloat) = (nil, .infinity)
    for count in 0..<120 {
      let offset = CGFloat((count + 1) / 2) * Self.step * (count.isMultiple(of: 2) ? 1 : -1)
      let value = (start + offset).rounded()
      guard value >= low - 0.5, value <= high + 0.5 else { continue }
      let frame =
        isColumn
        ? CGRect(x: room.minX, y: value, width: length, height: height)
        : CGRect(x: value, y: room.minY, width: length, height: height)
      guard isFree(frame) else { continue }
      let line = leader(of: label, from: frame, side)
      if wish != nil, line == nil { continue }
      let cost = Self.cost(of: line, obstacles)
      if cost < best.cost {
        let found = PlacedLabel(label: label, frame: frame, showsName: showsName, leader: line)
        best = (found, cost)
      }
      // A greater distance rarely improves a line; it only has to avoid text.
      if best.cost == 0 || count >= Self.tries { break }
    }
    return best.label
  }

  /// The maximum number of places that a label tries for a line without crossings.
  private static let tries = 40

  private func room(on side: Side, _ length: CGFloat) -> CGRect? {
    let (scene, canvas) = (stage.scene, stage.canvas)
    switch side {
    case .top: return row
    case .bottom:
      guard canvas.maxY - scene.maxY >= height + 24 * stage.textScale else { return nil }
      return CGRect(
        x: canvas.minX + 4,
        y: scene.maxY + 20 * stage.textScale,
        width: canvas.width - 8,
        height: height
      )
    case .right:
      guard canvas.maxX - scene.maxX >= length + 12 else { return nil }
      return CGRect(
        x: scene.maxX + 8,
        y: scene.minY,
        width: canvas.maxX - scene.maxX - 12,
        height: scene.height
      )
    case .left:
      guard scene.minX - canvas.minX >= length + 12 else { return nil }
      return CGRect(
        x: scene.minX - 8 - length,
        y: scene.minY,
        width: length,
        height: scene.height
      )
    }
  }

  private func isFree(_ frame: CGRect) -> Bool {
    let spaced = frame.insetBy(dx: -Self.gap / 2, dy: -2)
    return !placed.contains { other in
      if other.frame.intersects(spaced) { return true }
      guard let line = other.leader else { return false }
      return CGRect(
        x: min(line.start.x, line.end.x),
        y: min(line.start.y, line.end.y),
        width: max(1, abs(line.end.x - line.start.x)),
        height: max(1, abs(line.end.y - line.start.y))
      ).intersects(frame)
    }
  }

  // MARK: - Lines

  private func leader(
    of label: MarginLabel,
    from frame: CGRect,
    _ side: Side
  ) -> (start: CGPoint, end: CGPoint)? {
    switch side {
    case .top, .bottom:
      guard let reach = label.reach else { return nil }
      let low = max(reach.lowerBound, frame.minX + disc)
      let high = min(reach.upperBound, frame.maxX - disc)
      guard low <= high else { return nil }
      let x =
        label.number == nil
        ? clearColumn(of: label, in: low...high, side) : max(low, frame.minX + disc)
      return side == .top
        ? leader(of: label, down: x, from: frame.maxY) : leader(of: label, up: x, from: frame.minY)
    case .left, .right:
      let start = side == .right ? frame.minX : frame.maxX
      if let target = label.target {
        guard abs(target.y - frame.midY) <= height / 2 - 3 else { return nil }
        let end = target.x + (side == .right ? label.clearance : -label.clearance)
        return (CGPoint(x: start, y: target.y), CGPoint(x: end, y: target.y))
      }
      guard let reach = label.sideReach, reach.contains(frame.midY), let box = label.outline?.box
      else { return nil }
      let end = side == .right ? box.maxX : box.minX
      return (CGPoint(x: start, y: frame.midY), CGPoint(x: end, y: frame.midY))
    }
  }

  /// Returns the column below a label that is nearest to the middle and whose line crosses the least text.
  private func clearColumn(
    of label: MarginLabel,
    in space: ClosedRange<CGFloat>,
    _ side: Side
  ) -> CGFloat {
    let middle = ((space.lowerBound + space.upperBound) / 2).rounded()
    let step = max(Self.step, (space.upperBound - space.lowerBound) / 24)
    let columns = (0..<24).map { count -> CGFloat in
      let offset = CGFloat((count + 1) / 2) * step * (count.isMultiple(of: 2) ? 1 : -1)
      return middle + offset.rounded()
    }
    let near = columns.filter { space.contains($0) || $0 == middle }
    let best = leastCrossing(near + label.edges(within: space)) {
      side == .top
        ? leader(of: label, down: $0, from: stage.scene.minY)
        : leader(of: label, up: $0, from: stage.scene.maxY)
    }
    return best ?? middle
  }

  /// Returns the line from a row above, straight down to the nearest edge.
  private func leader(
    of label: MarginLabel,
    down x: CGFloat,
    from y: CGFloat
  ) -> (start: CGPoint, end: CGPoint)? {
    if let target = label.target {
      return (CGPoint(x: target.x, y: y), CGPoint(x: target.x, y: target.y - label.clearance))
    }
    guard let edge = label.outline?.crossings(atColumn: x).min() else { return nil }
    return (CGPoint(x: x, y: y), CGPoint(x: x, y: edge))
  }

  private func leader(
    of label: MarginLabel,
    up x: CGFloat,
    from y: CGFloat
  ) -> (start: CGPoint, end: CGPoint)? {
    if let target = label.target {
      return (CGPoint(x: target.x, y: y), CGPoint(x: target.x, y: target.y + label.clearance))
    }
    guard let edge = label.outline?.crossings(atColumn: x).max() else { return nil }
    return (CGPoint(x: x, y: y), CGPoint(x: x, y: edge))
  }
}

extension Outline {
  /// Returns the points where a vertical line meets the outline.
  func crossings(atColumn x: CGFloat) -> [CGFloat] {
    corners.indices.compactMap { index in
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      guard min(start.x, end.x) <= x, x <= max(start.x, end.x) else { return nil }
      guard start.x != end.x else { return min(start.y, end.y) }
      return start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x)
    }
  }
}
