import BenchmarkTable
import Foundation

/// A run that measures rows one after the other, and prints each as soon as it is measured.
struct BenchmarkRun {
  let surroundings: Surroundings
  private(set) var results: [RowResult] = []
  private(set) var failures = 0

  init(in surroundings: Surroundings) { self.surroundings = surroundings }

  mutating func measure(_ rows: [BenchmarkRow]) {
    Surroundings.tell(PageTable.head)
    var missing: [String: [String]] = [:]
    for row in rows {
      guard let measurement = Measurement.all.first(where: { $0.id == row.id }) else {
        fail(row, "nothing measures it")
        continue
      }
      if let lack = surroundings.lack(of: measurement.needs) {
        missing[lack, default: []].append(row.id)
      } else {
        measure(row, measurement)
      }
    }
    for (lack, names) in missing.sorted(by: { $0.key < $1.key }) {
      Surroundings.say("left out, without \(lack): \(names.joined(separator: ", "))")
    }
  }

  private mutating func measure(_ row: BenchmarkRow, _ measurement: Measurement) {
    do {
      let result = RowResult(row, try measurement.measure(surroundings))
      Surroundings.tell(PageTable.line(row, result))
      results.append(result)
    } catch {
      fail(row, (error as? BenchmarkProblem)?.message ?? "\(error)")
    }
  }

  private mutating func fail(_ row: BenchmarkRow, _ reason: String) {
    failures += 1
    Surroundings.say("\(row.id) could not be measured: \(reason)")
  }

  /// Reports rows above their ceilings; returns whether there are any.
  func reportExcess() -> Bool {
    let excess = results.filter { $0.isKept == false }
    for result in excess {
      let ceiling = result.row.ceiling.text
      Surroundings.say("\(result.row.id): \(result.text), but the ceiling is \(ceiling)")
    }
    return !excess.isEmpty
  }

  /// Writes the figures into the table of a page; returns whether it succeeded.
  func fill(_ path: String) -> Bool {
    do {
      let page = try String(contentsOfFile: path, encoding: .utf8)
      guard let filled = PageTable.fill(page, with: results) else {
        throw BenchmarkProblem("it has no place for the table")
      }
      try filled.write(toFile: path, atomically: true, encoding: .utf8)
      return true
    } catch {
      let reason = (error as? BenchmarkProblem)?.message ?? error.localizedDescription
      Surroundings.say("'\(path)' cannot be written: \(reason)")
      return false
    }
  }
}
