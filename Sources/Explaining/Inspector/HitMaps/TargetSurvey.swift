import TouchTrace
import Foundation

/// Finds the dead parts of the views that react to touches, and their causes.
struct TargetSurvey {
  private let grid: HitGrid
  private let tree: TreeSnapshot
  private let covers: CoverSurvey
  private let ask: (CGPoint) -> [HitTestReport]
  private let places: [NodeID: Int]
  /// For each of the grid's receivers, its position in the tree.
  private let indices: [Int?]
  /// The results of repeated hit-tests, by point.
  private var answers: [CGPoint: [HitTestReport]] = [:]

  /// The number of hit-test steps that may still be read.
  ///
  /// At zero, the view that receives a part counts as its cause.
  private(set) var stepsLeft = 2_000_000

  /// The maximum number of parts per receiver that are hit-tested; further parts get the last result.
  private static let mostQuestions = 16

  init(
    of grid: HitGrid,
    in tree: TreeSnapshot,
    asking ask: @escaping (CGPoint) -> [HitTestReport]
  ) {
    (self.grid, self.tree, self.ask) = (grid, tree, ask)
    let places = tree.places
    self.places = places
    indices = grid.receivers.map { places[$0.id] }
    covers = CoverSurvey(of: tree, width: grid.width, height: grid.height, scale: grid.scale)
  }

  /// Returns all targets with visible pixels, in the order of the tree.
  mutating func targets() -> [HitMapTarget] {
    var targets: [HitMapTarget] = []
    for (index, view) in tree.views.enumerated() where view.reactsToTouches {
      let sight = sight(of: index)
      guard sight.visible > 0 else { continue }
      targets.append(
        HitMapTarget(
          index: index,
          visible: sight.visible,
          cuts: cuts(of: index, sight.dead),
          deadArea: sight.deadArea
        )
      )
    }
    return targets
  }

  // MARK: - What is seen

  /// The visible pixels of a view.
  private struct Sight {
    var visible = 0
    /// The dead pixels, by the view that receives touches there instead; -1 for no view.
    var dead: [Int: PixelArea] = [:]
    var deadArea = PixelArea()
  }

  private func sight(of index: Int) -> Sight {
    var sight = Sight()
    for span in covers.shownArea(of: index).spans { look(at: span, of: index, &sight) }
    return sight
  }

  /// Visits the runs of covers and receivers under a part of a row.
  private func look(at span: PixelArea.Span, of index: Int, _ sight: inout Sight) {
    let (seen, received) = (covers.rows[span.row], grid.rows[span.row])
    let inside = index...(index + tree.views[index].descendantCount)
    var column = span.columns.lowerBound
    var cover = seen.firstPlace { $0.end > column }
    var run = received.firstPlace { $0.end > column }
    while column < span.columns.upperBound, cover < seen.count, run < received.count {
      let end = min(seen[cover].end, received[run].end, span.columns.upperBound)
      if seen[cover].cover <= inside.upperBound {
        sight.visible += end - column
        let receiver = received[run].receiver
        let isAlive = receiver.flatMap { indices[$0] }.map(inside.contains) ?? false
        if !isAlive {
          sight.dead[receiver ?? -1, default: PixelArea()].add(column..<end, in: span.row)
          sight.deadArea.add(column..<end, in: span.row)
        }
      }
      column = end
      if seen[cover].end <= column { cover += 1 }
      if received[run].end <= column { run += 1 }
    }
  }

  // MARK: - By whom it is cut

  private mutating func cuts(of index: Int, _ dead: [Int: PixelArea]) -> [HitMapCut] {
    var pixels: [HitMapCut.Cause: Int] = [:]
    for (receiver, area) in dead.sorted(by: { $0.key < $1.key }) {
      var cause = HitMapCut.Cause.changing
      let blocks = area.blocks.enumerated().sorted {
        ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
      }
      for (turn, block) in blocks.map(\.element).enumerated() {
        if turn < TargetSurvey.mostQuestions { cause = self.cause(at: block, of: index, receiver) }
        pixels[cause, default: 0] += block.count
      }
    }
    return pixels.map { HitMapCut(cause: $0.key, pixels: $0.value) }.sorted { first, second in
      first.pixels == second.pixels
        ? first.cause.place(in: places) < second.cause.place(in: places)
        : first.pixels > second.pixels
    }
  }

  private mutating func cause(
    at block: PixelArea.Block,
    of index: Int,
    _ receiver: Int
  ) -> HitMapCut.Cause {
    guard stepsLeft > 0 else { return receiver < 0 ? .changing : .view(grid.receivers[receiver]) }
    let middle = CGPoint(
      x: (CGFloat((block.columns.lowerBound + block.columns.upperBound) / 2) + 0.5)
        / CGFloat(grid.scale),
      y: (CGFloat((block.rows.lowerBound + block.rows.upperBound) / 2) + 0.5)
        / CGFloat(grid.scale)
    )
    let reports = answers[middle] ?? ask(middle)
    answers[middle] = reports
    stepsLeft -= reports.reduce(0) { $0 + $1.steps.count }
    let window = tree.path(to: index)[0]
    let verdict = VerdictReader(reports, in: tree, places).verdict(at: index, window: window)
    return HitMapCut.Cause(verdict, of: tree.views[index].node)
  }
}

extension HitMapCut.Cause {
  /// Creates the reason why a part of a view is dead from a hit-test verdict.
  fileprivate init(_ verdict: ViewVerdict, of view: NodeSnapshot) {
    switch verdict {
    case .received, .named, .notInWindow: self = .changing
    case .passedOn(let other), .covered(let other): self = .view(other)
    case .overruled(let other), .skipped(let other): self = .hitTest(other)
    case .rejected(let reason, _): self = .itself(reason)
    case .ancestorRejected(let other, let reason): self = .ancestor(other, reason)
    case .windowInFront(let other, _), .windowHidden(let other): self = .window(other)
    }
  }

  /// Returns the position of its view, which sorts parts of equal size.
  fileprivate func place(in places: [NodeID: Int]) -> Int {
    other.flatMap { places[$0.id] } ?? -1
  }
}

extension Array {
  /// Returns the first index from which a condition holds for all later elements.
  fileprivate func firstPlace(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
