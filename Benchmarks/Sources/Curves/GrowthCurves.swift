import BenchmarkTable
import Foundation

/// How what things cost grows with how much there is, as plots.
struct GrowthCurves {
  let surroundings: Surroundings

  init(in surroundings: Surroundings) { self.surroundings = surroundings }

  /// Measures all and writes a file for each; answers an exit code.
  func write(to folder: String) -> Int32 {
    let plots: [(name: String, make: () throws -> Plot)] = [
      ("siblings", SiblingCurves.plot), ("depth", DepthCurves.plot), ("views", ViewCurves.plot),
      ("events", EventCurves.plot), ("minutes", { try MinuteCurves(in: surroundings).time() }),
      ("minutes-memory", { try MinuteCurves(in: surroundings).memory() }),
    ]
    for plot in plots {
      let path = "\(folder)/growth-\(plot.name).svg"
      do {
        let text = try plot.make().svg
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        print(path)
      } catch let problem as BenchmarkProblem {
        Surroundings.say("\(path): \(problem.message)")
        return 70
      } catch {
        Surroundings.say("'\(path)' cannot be written: \(error.localizedDescription)")
        return 73
      }
    }
    return 0
  }

  /// The median of what some work takes, of which one round does `count` things.
  ///
  /// Rounds of a thousandth of a second and more, so that the clock's own steps do not matter.
  static func cost(of count: Int = 1, _ work: () throws -> Void) throws -> Double {
    let once = try Turns.seconds(work)
    let rounds = max(1, Int(0.002 / max(once, 1e-7)))
    let times = try Turns.measure(
      9,
      product: { try Turns.seconds { for _ in 0..<rounds { try work() } } }
    )
    return times.product.median / Double(rounds * count)
  }
}
