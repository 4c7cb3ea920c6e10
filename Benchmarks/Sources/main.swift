import BenchmarkTable
import Foundation

// touch-benchmarks: measures the speed of the product, compared with the machine's limits and with other programs.
// `Scripts/bench` builds and runs it; --help lists the options.

let words = Array(CommandLine.arguments.dropFirst())
if let code = ChildWork.exitCode(for: words) { exit(code) }

do {
  let invocation = try Invocation(parsing: words)
  exit(try BenchmarkProgram(invocation).run())
} catch let problem as Invocation.Problem {
  Surroundings.say(problem.message)
  exit(64)
}
