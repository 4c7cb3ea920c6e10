import BenchmarkTable
import Foundation

/// What the command line asked for, done; answers exit codes.
struct BenchmarkProgram {
  let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> Int32 {
    if invocation.wantsHelp {
      print(Invocation.help)
      return 0
    }
    let groups = RowGroup.all
    let names = Set(
      try invocation.chosen(from: groups.map { (name: $0.name, rows: $0.rows.map(\.name)) })
    )
    if invocation.wantsList {
      print(RowList.text)
      return 0
    }
    let surroundings = Surroundings(peers: invocation.peers)
    defer { surroundings.workplace.clear() }
    if let folder = invocation.curves { return GrowthCurves(in: surroundings).write(to: folder) }
    var run = BenchmarkRun(in: surroundings)
    run.measure(groups.flatMap(\.rows).filter { names.contains($0.name) })
    if let path = invocation.json, !run.write(to: path) { return 73 }
    return run.failures == 0 ? 0 : 70
  }
}
