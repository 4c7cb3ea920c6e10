import Foundation

/// An assistant that asks `touch-sandbox mcp` one question after the other.
final class Assistant {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var number = 0

  init(program: String) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["mcp"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try send(
      #""method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"#
        + #""clientInfo":{"name":"touch-benchmarks","version":"1"}}"#
    )
  }

  /// Asks why the view under a point does not react; throws if there is no answer.
  func ask(_ scene: String, x: Int, y: Int) throws {
    let arguments = #"{"scene":"\#(scene)","x":\#(x),"y":\#(y)}"#
    let answer = try send(
      #""method":"tools/call","params":{"name":"why","arguments":\#(arguments)}"#
    )
    guard answer.contains(#""result""#), !answer.contains(#""isError":true"#) else {
      throw BenchmarkProblem("the answer of 'why' is: \(answer.prefix(200))")
    }
  }

  func close() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private func send(_ members: String) throws -> String {
    number += 1
    let line = #"{"jsonrpc":"2.0","id":\#(number),\#(members)}"# + "\n"
    try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
    var answer = Data()
    while answer.last != 0x0A {
      let part = output.fileHandleForReading.availableData
      guard !part.isEmpty else { throw BenchmarkProblem("'touch-sandbox mcp' ended") }
      answer += part
    }
    return String(decoding: answer, as: UTF8.self)
  }
}
