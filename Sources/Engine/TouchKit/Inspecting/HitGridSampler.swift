import TouchTrace
import Foundation

/// A sampler of an application's own hit-test at every pixel of its screen.
///
/// Between the edges of upright views the result is constant, so one pixel there represents all. For a rotated view or
/// a class with its own hit-test, every pixel is tested. If that would test too many views, blocks of pixels are tested
/// first, and smaller ones where the result changes.
@MainActor
struct HitGridSampler {
  private let picker: WindowPicker
  private let lattice: HitLattice
  private let scale: Int
  /// The largest number of views to test.
  private let budget: Int

  /// The default budget, enough for every pixel of a phone with twelve views at each; our choice.
  static let usualBudget = 4_000_000

  init(_ application: UIApplication, size: CGSize, scale: Int, budget: Int = usualBudget) {
    picker = WindowPicker(application: application, isTraced: false)
    lattice = HitLattice(application.windows, size: size, scale: scale)
    self.scale = scale
    self.budget = budget
  }

  /// Returns the results of all pixels.
  func grid() -> HitGrid {
    let answers = LatticeAnswers(lattice, budget: budget, asking: receiver)
    var grid = HitGrid(width: lattice.width, scale: scale)
    grid.askedPixels = answers.isWhole ? nil : answers.asked
    for (place, (row, next)) in zip(lattice.rows, lattice.rows.dropFirst()).enumerated() {
      grid.append(runs(in: place, of: answers, into: &grid), count: next - row)
    }
    return grid
  }

  private func runs(
    in row: Int,
    of answers: LatticeAnswers,
    into grid: inout HitGrid
  ) -> [HitGrid.Run] {
    var runs: [HitGrid.Run] = []
    for (column, next) in lattice.columns.dropFirst().enumerated() {
      let receiver = answers.view(column, row).map { view in
        grid.place(of: view.traceID) { view.snapshot() }
      }
      if let last = runs.indices.last, runs[last].receiver == receiver {
        runs[last].end = next
      } else {
        runs.append(HitGrid.Run(receiver: receiver, end: next))
      }
    }
    return runs
  }

  private func receiver(_ column: Int, _ row: Int) -> UIView? {
    let middle = CGPoint(
      x: (CGFloat(column) + 0.5) / CGFloat(scale),
      y: (CGFloat(row) + 0.5) / CGFloat(scale)
    )
    return picker.pick(at: middle, event: nil, touch: 0)?.view
  }
}

/// The result in each cell of a lattice.
@MainActor
private struct LatticeAnswers {
  /// Whether every cell was tested.
  private(set) var isWhole = true
  /// The number of tested cells.
  private(set) var asked = 0

  private let (columns, rows): (Int, Int)
  private let ask: (Int, Int) -> UIView?
  /// The index of each cell's result among the views; 0 for none, -1 for an untested cell.
  private var cells: [Int32]
  private var views: [UIView?] = [nil]
  private var places: [ObjectIdentifier: Int32] = [:]

  /// The number of rows and of columns in the sample of cells.
  private static let sampleSide = 16
  /// The smallest number of blocks in a coarse picture.
  private static let fewestBlocks = 256

  init(_ lattice: HitLattice, budget: Int, asking: @escaping (Int, Int) -> UIView?) {
    (columns, rows) = (lattice.columns.count - 1, lattice.rows.count - 1)
    cells = Array(repeating: -1, count: max(0, columns * rows))
    ask = { asking(lattice.columns[$0], lattice.rows[$1]) }
    let start = HitTestTraversal.count
    // The cost of a sample shows whether the budget is enough for all cells.
    for row in stride(from: 0, to: rows, by: max(1, rows / Self.sampleSide)) {
      for column in stride(from: 0, to: columns, by: max(1, columns / Self.sampleSide)) {
        fill(column, row)
      }
    }
    let costOfAll = (HitTestTraversal.count - start) / max(1, asked) * cells.count
    isWhole = costOfAll <= budget
    for cell in cells.indices where isWhole && cells[cell] < 0 {
      guard HitTestTraversal.count - start <= budget else {
        isWhole = false
        break
      }
      fill(cell % columns, cell / columns)
    }
    if !isWhole {
      fillCoarsely(budget, costOfOne: (HitTestTraversal.count - start) / max(1, asked))
    }
  }

  func view(_ column: Int, _ row: Int) -> UIView? { views[Int(cells[row * columns + column])] }

  private mutating func fill(_ column: Int, _ row: Int) {
    asked += 1
    guard let view = ask(column, row) else { return cells[row * columns + column] = 0 }
    let place = places[ObjectIdentifier(view)] ?? Int32(views.count)
    if place == views.count {
      views.append(view)
      places[ObjectIdentifier(view)] = place
    }
    cells[row * columns + column] = place
  }

  // MARK: - Blocks

  /// Tests blocks of cells, then their quarters if a neighbour's result differs, as long as the budget lasts.
  private mutating func fillCoarsely(_ budget: Int, costOfOne: Int) {
    let most = max(Self.fewestBlocks, budget / 4 / max(1, costOfOne))
    var side = 1
    while (columns / side + 1) * (rows / side + 1) > most { side *= 2 }
    (asked, cells) = (0, Array(repeating: -1, count: cells.count))
    let start = HitTestTraversal.count
    for row in stride(from: 0, to: rows, by: side) {
      for column in stride(from: 0, to: columns, by: side) {
        fill(column, row)
        spread(column, row, side)
      }
    }
    while side > 1 {
      let coarse = cells
      let half = side / 2
      for row in stride(from: 0, to: rows, by: side) {
        for column in stride(from: 0, to: columns, by: side)
        where isBorder(column, row, side, coarse) {
          for (x, y) in [(half, 0), (0, half), (half, half)]
          where column + x < columns && row + y < rows {
            guard HitTestTraversal.count - start <= budget else { return }
            fill(column + x, row + y)
            spread(column + x, row + y, half)
          }
        }
      }
      side = half
    }
  }

  /// Copies the result of a block's first cell to all its cells.
  private mutating func spread(_ column: Int, _ row: Int, _ side: Int) {
    let answer = cells[row * columns + column]
    for y in row..<min(row + side, rows) {
      for x in column..<min(column + side, columns) { cells[y * columns + x] = answer }
    }
  }

  /// Returns whether an adjacent block has a different result.
  private func isBorder(_ column: Int, _ row: Int, _ side: Int, _ answers: [Int32]) -> Bool {
    let own = answers[row * columns + column]
    for y in [row - side, row, row + side] where (0..<rows).contains(y) {
      for x in [column - side, column, column + side] where (0..<columns).contains(x) {
        if answers[y * columns + x] != own { return true }
      }
    }
    return false
  }
}
