import BenchmarkTable
import Foundation

// touch-benchmarks: how fast the product is, beside what the machine allows and beside others.
// `Scripts/bench` builds and runs it; --help tells more.

let words = Array(CommandLine.arguments.dropFirst())
if let code = ChildWork.exitCode(for: words) { exit(code) }

do {
  let invocation = try Invocation(parsing: words)
  exit(try BenchmarkProgram(invocation).run())
} catch let problem as Invocation.Problem {
  Surroundings.say(problem.message)
  exit(64)
}
