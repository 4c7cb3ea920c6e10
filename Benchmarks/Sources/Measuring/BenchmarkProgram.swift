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
    let rows = groups.flatMap(\.rows).filter { names.contains($0.name) }
    run.measure(invocation.wantsCheck ? rows.filter { $0.title.ceiling != nil } : rows)
    if let path = invocation.json, !run.write(to: path) { return 73 }
    guard run.failures == 0 else { return 70 }
    return invocation.wantsCheck && run.tellExcess() ? 1 : 0
  }
}
