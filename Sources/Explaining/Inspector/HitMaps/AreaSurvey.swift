import TouchTrace
import Drawing
import Foundation

/// Finds the views that receive touches in a grid, and assigns distinguishable colours to them.
struct AreaSurvey {
  /// The areas, the rearmost first.
  let areas: [HitMap.Area]
  /// For each of the grid's receivers, the position of its area.
  let areaOfReceiver: [Int]

  /// Reads a grid; areas get colours similar to the background colours in `colors` if possible.
  init(of grid: HitGrid, in tree: TreeSnapshot, colors: [NodeID: Color] = [:]) {
    let places = tree.places
    let pixels = AreaSurvey.pixels(of: grid)
    // Views that are in no window are behind all others.
    let order = grid.receivers.indices.sorted { first, second in
      let indices = [first, second].map { places[grid.receivers[$0].id] ?? Int.max }
      return (indices[0], first) < (indices[1], second)
    }
    var areaOfReceiver = Array(repeating: 0, count: order.count)
    for (area, receiver) in order.enumerated() { areaOfReceiver[receiver] = area }
    let wishes = order.map { receiver in
      colors[grid.receivers[receiver].id].flatMap(HitMapColors.tint)
    }
    let tints = AreaSurvey.tints(AreaSurvey.neighbours(in: grid, areaOfReceiver), wishes)
    areas = order.enumerated().map { area, receiver in
      HitMap.Area(
        number: area + 1,
        receiver: grid.receivers[receiver],
        index: places[grid.receivers[receiver].id],
        pixels: pixels[receiver],
        tint: tints[area]
      )
    }
    self.areaOfReceiver = areaOfReceiver
  }

  private static func pixels(of grid: HitGrid) -> [Int] {
    var pixels = Array(repeating: 0, count: grid.receivers.count)
    for row in grid.rows {
      var start = 0
      for run in row {
        if let receiver = run.receiver { pixels[receiver] += run.end - start }
        start = run.end
      }
    }
    return pixels
  }

  // MARK: - Colours

  /// Returns the adjacent areas of each area.
  private static func neighbours(in grid: HitGrid, _ areaOfReceiver: [Int]) -> [Set<Int>] {
    var neighbours = Array(repeating: Set<Int>(), count: grid.receivers.count)
    func join(_ first: Int?, _ second: Int?) {
      guard let first, let second, first != second else { return }
      neighbours[areaOfReceiver[first]].insert(areaOfReceiver[second])
      neighbours[areaOfReceiver[second]].insert(areaOfReceiver[first])
    }
    var above: [HitGrid.Run] = []
    for row in grid.rows where row != above {
      for (left, right) in zip(row, row.dropFirst()) { join(left.receiver, right.receiver) }
      var (upper, lower) = (0, 0)
      while upper < above.count, lower < row.count {
        join(above[upper].receiver, row[lower].receiver)
        let (upperEnd, lowerEnd) = (above[upper].end, row[lower].end)
        if upperEnd <= lowerEnd { upper += 1 }
        if lowerEnd <= upperEnd { lower += 1 }
      }
      above = row
    }
    return neighbours
  }

  /// Returns colours in the order of the areas, preferred colours first.
  ///
  /// An area only shares a colour with a neighbour if all colours are taken.
  private static func tints(_ neighbours: [Set<Int>], _ wishes: [Int?]) -> [Int] {
    var tints: [Int: Int] = [0: 0]
    func taken(by area: Int) -> Set<Int> { Set(neighbours[area].compactMap { tints[$0] }) }
    for area in neighbours.indices.dropFirst() {
      if let wish = wishes[area], !taken(by: area).contains(wish) { tints[area] = wish }
    }
    let wished = Set(tints.values)
    for area in neighbours.indices.dropFirst() where tints[area] == nil {
      let taken = taken(by: area)
      let usual = (area - 1) % HitMapColors.count
      let turns = (0..<HitMapColors.count).map { (usual + $0) % HitMapColors.count + 1 }
      let free = turns.filter { !taken.contains($0) }
      tints[area] = free.first { !wished.contains($0) } ?? free.first ?? usual + 1
    }
    return neighbours.indices.map { tints[$0] ?? 0 }
  }
}
