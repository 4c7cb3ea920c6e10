import Foundation
import Inspector
import SandboxHost
import TextFormats

/// Speaks the Model Context Protocol (https://modelcontextprotocol.io/specification) over standard
/// input and output: one message a line, an answer for each request, in their order.
final class ProtocolServer {
  /// The versions that are spoken, oldest first.
  static let versions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// The first version in which answers have documents and schemas of them.
  private static let firstWithDocuments = "2025-06-18"

  private let queue = MessageQueue()
  private let room: ToolRoom
  /// The version that was agreed upon; nil before.
  private var version: String?

  init(_ confinement: PathConfinement, _ language: Language) {
    room = ToolRoom(confinement, language)
  }

  /// Answers until the caller ends its output.
  func run() throws(ProgramError) {
    queue.read(from: 0)
    while let line = queue.next() {
      let answers = line.messages.compactMap(answer)
      guard !answers.isEmpty else { continue }
      try StandardOutput.write((line.isList ? .array(answers) : answers[0]).line)
      if queue.isIdle { room.startAhead() }
    }
  }

  private func answer(_ message: RPCMessage.Result) -> JSONValue? {
    switch message {
    case .failure(let error): return error.response
    case .success(let message):
      // A notification has no answer; being called off was noted when it came in.
      guard let id = message.id, let method = message.method else { return nil }
      defer { queue.finish(id) }
      return answer(method, message.params, id)
    }
  }

  private func answer(_ method: String, _ params: SourceNode?, _ id: RPCMessage.ID) -> JSONValue? {
    guard !queue.isCancelled(id) else { return nil }
    room.isCancelled = { [queue] in queue.isCancelled(id) }
    do throws(RPCError) {
      guard let result = try result(method, params), !queue.isCancelled(id) else { return nil }
      return ["jsonrpc": "2.0", "id": id.json, "result": result]
    } catch {
      var error = error
      error.id = id
      return error.response
    }
  }

  // MARK: - Methods

  /// The result of a request; nil for one that was called off.
  private func result(_ method: String, _ params: SourceNode?) throws(RPCError) -> JSONValue? {
    switch method {
    case "initialize": return try initialize(params)
    case "ping": return [:]
    case "tools/list":
      try requireVersion()
      return try list(params)
    case "tools/call":
      try requireVersion()
      return try call(params)
    default:
      throw RPCError(
        .methodNotFound,
        "there is no method \(PlainText.quoted(method)); expected initialize, ping, tools/list or"
          + " tools/call"
      )
    }
  }

  private func requireVersion() throws(RPCError) {
    guard version == nil else { return }
    throw RPCError(.invalidRequest, "send initialize first")
  }

  private func initialize(_ params: SourceNode?) throws(RPCError) -> JSONValue {
    guard case .text(let wanted)? = params?["protocolVersion"]?.content else {
      throw RPCError(.invalidParams, "protocolVersion is missing; expected a text")
    }
    let agreed = Self.versions.contains(wanted) ? wanted : Self.versions[Self.versions.count - 1]
    version = agreed
    return [
      "protocolVersion": .string(agreed), "capabilities": ["tools": ["listChanged": false]],
      "serverInfo": [
        "name": "touch-sandbox", "title": "Touch Sandbox", "version": .string(Program.version),
      ],
      "instructions": .string(Self.instructions),
    ]
  }

  private static let instructions = """
    Tells where a touch goes in an iOS screen. When a tap reports success and nothing happens, give \
    'why' the tree that your driver or debugger printed, and the element or the point; add the tree \
    after the tap as 'after'. Follow the last line of the answer: it is the next step, or the command \
    that prints what is missing.
    """

  private var hasDocuments: Bool { (version ?? "") >= Self.firstWithDocuments }

  private func list(_ params: SourceNode?) throws(RPCError) -> JSONValue {
    if let cursor = params?["cursor"], cursor.content != .null {
      throw RPCError(.invalidParams, "there is no further page; leave out the cursor")
    }
    return ["tools": .array(Tool.listed.map { $0.json(withOutput: hasDocuments) })]
  }

  private func call(_ params: SourceNode?) throws(RPCError) -> JSONValue? {
    guard case .text(let name)? = params?["name"]?.content else {
      throw RPCError(.invalidParams, "the name of a tool is missing; expected a text")
    }
    guard let tool = Tool.all.first(where: { $0.name == name }) else {
      throw RPCError(.invalidParams, "there is no tool \(PlainText.quoted(name)); \(Self.names)")
    }
    do throws(ToolFailure) {
      let arguments = try ToolArguments(params?["arguments"], tool.parameters)
      try room.checkpoint()
      return try tool.run(arguments, room).json(withDocument: hasDocuments)
    } catch {
      return error.isCancelled ? nil : ToolResult(error).json(withDocument: hasDocuments)
    }
  }

  private static var names: String {
    "expected one of \(Tool.listed.map(\.name).joined(separator: ", "))"
  }
}
