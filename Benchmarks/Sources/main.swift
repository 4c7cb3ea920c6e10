import Foundation

// touch-benchmarks [start | drawing | png | events | picks | panels | replay | sessions | recordings]:
// how fast the product is, beside what the machine allows. `Scripts/bench` builds and runs it.

let benchmarks: [(name: String, run: () -> [Comparison])] = [
  ("start", StartBenchmarks.run), ("drawing", DrawingBenchmarks.run), ("png", PNGBenchmarks.run),
  ("events", EventBenchmarks.run), ("picks", PickBenchmarks.run), ("panels", PanelBenchmarks.run),
  ("replay", PanelBenchmarks.runReplay),
  ("sessions", SessionBenchmarks.run),
  ("recordings", RecordingBenchmarks.run),
]

let wanted = Set(CommandLine.arguments.dropFirst())
if let stranger = wanted.first(where: { name in !benchmarks.contains { $0.name == name } }) {
  let names = benchmarks.map(\.name).joined(separator: ", ")
  FileHandle.standardError.write(
    Data("touch-benchmarks: no \(stranger); there are \(names)\n".utf8)
  )
  exit(64)
}
print(Comparison.head)
for benchmark in benchmarks where wanted.isEmpty || wanted.contains(benchmark.name) {
  for comparison in benchmark.run() { print(comparison.row) }
}
