import TouchTrace
import Foundation

/// Asks an application's own hit-test at every pixel of its screen.
///
/// Between the edges of upright views a question has one answer, so there one pixel is asked for
/// all. Where a view is turned, and where a class decides itself, every pixel is asked.
@MainActor
struct HitGridSampler {
  private let picker: WindowPicker
  private let lattice: HitLattice
  private let scale: Int

  init(_ application: UIApplication, size: CGSize, scale: Int) {
    picker = WindowPicker(application: application, isTraced: false)
    lattice = HitLattice(application.windows, size: size, scale: scale)
    self.scale = scale
  }

  /// The answers.
  func grid() -> HitGrid {
    var grid = HitGrid(width: lattice.width, scale: scale)
    for (row, next) in zip(lattice.rows, lattice.rows.dropFirst()) {
      grid.append(runs(in: row, of: &grid), count: next - row)
    }
    return grid
  }

  private func runs(in row: Int, of grid: inout HitGrid) -> [HitGrid.Run] {
    var runs: [HitGrid.Run] = []
    for (column, next) in zip(lattice.columns, lattice.columns.dropFirst()) {
      let receiver = receiver(column, row).map { view in
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
