import BenchmarkTable
import Foundation

/// Measures rows one after the other, and tells each as soon as it is measured.
struct BenchmarkRun {
  let surroundings: Surroundings
  private(set) var results: [RowResult] = []
  private(set) var failures = 0

  init(in surroundings: Surroundings) { self.surroundings = surroundings }

  mutating func measure(_ rows: [Row]) {
    Surroundings.tell(RowResult.tableHead)
    var missing: [String: [String]] = [:]
    for row in rows {
      if let lack = surroundings.lack(of: row.needs) {
        missing[lack, default: []].append(row.name)
      } else {
        measure(row)
      }
    }
    for (lack, names) in missing.sorted(by: { $0.key < $1.key }) {
      Surroundings.say("left out, for want of \(lack): \(names.joined(separator: ", "))")
    }
  }

  private mutating func measure(_ row: Row) {
    do {
      let result = RowResult(row.title, try row.measure(surroundings))
      Surroundings.tell(result.tableLine)
      results.append(result)
    } catch {
      failures += 1
      let reason = (error as? BenchmarkProblem)?.message ?? "\(error)"
      Surroundings.say("\(row.name) could not be measured: \(reason)")
    }
  }

  /// Says which counts are above their ceilings; answers whether any is.
  func tellExcess() -> Bool {
    let excess = results.filter(\.isTooMuch)
    for result in excess {
      let now = result.figures.unit.text(result.figures.product.median)
      let ceiling = result.title.ceiling?.text ?? ""
      Surroundings.say("\(result.title.name): \(now), but \(ceiling) is allowed")
    }
    return !excess.isEmpty
  }

  /// Writes the figures for other programs; answers whether it could.
  func write(to path: String) -> Bool {
    let report = BenchmarkReport(machine: Surroundings.machine, results)
    do {
      try report.encoded().write(to: URL(fileURLWithPath: path))
      return true
    } catch {
      Surroundings.say("'\(path)' cannot be written: \(error.localizedDescription)")
      return false
    }
  }
}
