import BenchmarkTable
import Foundation

/// The benchmark program, which runs a command line and returns exit codes.
struct BenchmarkProgram {
  let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> Int32 {
    if invocation.wantsHelp {
      print(Invocation.help)
      return 0
    }
    let rows = try invocation.chosen(from: RowTable.groups)
    if invocation.wantsList {
      print(Invocation.list(of: RowTable.groups))
      return 0
    }
    let surroundings = Surroundings(peers: invocation.peers)
    defer { surroundings.workplace.clear() }
    var run = BenchmarkRun(in: surroundings)
    run.measure(rows)
    if let page = invocation.page, !run.fill(page) { return 73 }
    guard run.failures == 0 else { return 70 }
    return invocation.wantsCheck && run.reportExcess() ? 1 : 0
  }
}
