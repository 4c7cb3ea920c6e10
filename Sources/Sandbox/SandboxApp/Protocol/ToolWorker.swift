import Foundation
import Inspector
import SandboxHost
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A process that handles calls one after the other.
///
/// It can be ended at any moment, which also frees its memory.
final class ToolWorker {
  /// Its number among all workers of a server.
  let number: Int
  /// The imported texts that it contains.
  var knownTexts: Set<String> = []

  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())

  /// The largest memory of a worker that is kept for the next call, in bytes; our choice.
  private static let mostMemory = 256 << 20

  /// Starts a process like this one; its output goes to the queue.
  init(_ number: Int, _ queue: MessageQueue) throws(ProgramError) {
    self.number = number
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = Array(CommandLine.arguments.dropFirst()) + ["--worker"]
    (process.standardInput, process.standardOutput) = (input, output)
    do {
      try process.run()
    } catch {
      throw ProgramError(
        .software,
        "another process cannot be started (\(error.localizedDescription))"
      )
    }
    queue.listen(to: output.fileHandleForReading, of: number)
  }

  /// Sends an order, which is a line of JSON.
  ///
  /// A starting worker does not read yet, so the server does not wait for it. The end of a worker's output reports that
  /// the worker has ended.
  func send(_ order: JSONValue) {
    let handle = input.fileHandleForWriting
    Thread { try? handle.write(contentsOf: Data((order.line + "\n").utf8)) }.start()
  }

  /// Whether it uses so little memory that it may be kept.
  var isSmall: Bool {
    let text = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/statm",
      encoding: .utf8
    )
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * Int(getpagesize()) < Self.mostMemory } ?? false
  }

  /// Ends it immediately, including its child processes.
  func end() {
    let id = process.processIdentifier
    kill(getpgid(id) == id ? -id : id, SIGKILL)
  }
}

/// A line of a worker's output; its first byte is the kind.
nonisolated enum WorkerLine {
  /// The progress of a call, as text.
  case reached(String)
  /// An imported text, for which the worker expects a number.
  case imported(SourceNode)
  /// The response to the call.
  case response(String)

  init?(_ bytes: [UInt8]) {
    let rest = bytes.dropFirst()
    switch bytes.first {
    case UInt8(ascii: "~"): self = .reached(String(decoding: rest, as: UTF8.self))
    case UInt8(ascii: "+"):
      guard let node = try? JSONReader.value(in: Array(rest)) else { return nil }
      self = .imported(node)
    case UInt8(ascii: "="): self = .response(String(decoding: rest, as: UTF8.self))
    default: return nil
    }
  }
}

/// The worker's side: carries out the calls that the server forwards.
final class WorkerDesk {
  private var reader = LineReader(0, longest: .max)
  private let room: ToolRoom

  init(_ confinement: PathConfinement, _ language: Language) {
    room = ToolRoom(confinement, language)
    room.reached = { words in try? StandardOutput.write("~" + words) }
    room.number = { [unowned self] import_ in number(of: import_) }
  }

  /// Handles calls until the server ends.
  func run() throws(ProgramError) {
    while let order = nextOrder() {
      for text in (try? order["texts"]?.list()) ?? [] { room.restore(text) }
      let result = result(order)
      let response: JSONValue = [
        "jsonrpc": "2.0", "id": order["id"]?.json ?? .null, "result": result,
      ]
      try StandardOutput.write("=" + response.line)
      room.prepareNextQuestion()
    }
  }

  private func nextOrder() -> SourceNode? {
    guard case .whole(let bytes)? = reader.next() else { return nil }
    return try? JSONReader.value(in: bytes)
  }

  private func number(of import_: JSONValue) -> Int {
    try? StandardOutput.write("+" + import_.line)
    return (try? nextOrder()?["number"]?.integer()).map(Int.init) ?? 0
  }

  private func result(_ order: SourceNode) -> JSONValue {
    let hasDocuments = (try? order["documents"]?.bool()) ?? false
    do throws(ToolFailure) {
      let name = (try? order["tool"]?.text()) ?? ""
      guard let tool = Tool.all.first(where: { $0.name == name }) else {
        throw ToolFailure("there is no tool \(PlainText.quoted(name))")
      }
      let arguments = try ToolArguments(order["arguments"], tool.parameters)
      return try tool.run(arguments, room).json(withDocument: hasDocuments)
    } catch {
      return ToolResult(error).json(withDocument: hasDocuments)
    }
  }
}

extension SourceNode {
  /// The value as JSON.
  nonisolated var json: JSONValue {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let text): Int64(text).map { .integer($0) } ?? .number(Double(text) ?? .nan)
    case .text(let text): .string(text)
    case .list(let elements): .array(elements.map(\.json))
    case .map(let entries): .object(entries.map { .init($0.key, $0.value.json) })
    }
  }
}
