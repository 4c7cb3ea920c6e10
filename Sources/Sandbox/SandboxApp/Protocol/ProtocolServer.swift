import Foundation
import Inspector
import SandboxHost
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A server for the Model Context Protocol (https://modelcontextprotocol.io/specification).
///
/// It uses standard input and output with one message per line. It responds to each request as soon as possible.
final class ProtocolServer {
  /// The supported protocol versions, oldest first.
  static let versions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// The first version in which results have structured content and output schemas.
  private static let firstWithDocuments = "2025-06-18"

  private let queue = MessageQueue()
  private lazy var desk = CallDesk(queue, timeLimit: timeLimit) { [unowned self] in answer($0, $1) }
  private let timeLimit: TimeInterval
  /// The negotiated version; nil before.
  private var version: String?
  /// The message lists without complete responses.
  private var lists: [AnswerList] = []
  private var failure: ProgramError?

  /// The responses to a list of messages, which are sent as one list.
  private final class AnswerList {
    var missing: [RPCMessage.ID] = []
    var answers: [String] = []
  }

  init(timeLimit: TimeInterval) { self.timeLimit = timeLimit }

  /// Runs until the client closes its output and has all responses.
  func run() throws(ProgramError) {
    // A write to an ended worker must not end the server.
    signal(SIGPIPE, SIG_IGN)
    queue.read(from: 0)
    defer { desk.end() }
    var isClosed = false
    while !isClosed || !desk.isEmpty {
      switch queue.next(until: desk.deadline) {
      case .line(let line): read(line)
      case .closed: isClosed = true
      case .said(let line, let worker): desk.hear(line, of: worker)
      case .ended(let worker): desk.lost(worker)
      case nil: desk.endLateCalls()
      }
      try desk.proceed()
      if let failure { throw failure }
    }
  }

  private func write(_ text: String) {
    do throws(ProgramError) { try StandardOutput.write(text) } catch { failure = failure ?? error }
  }

  // MARK: - Messages

  private func read(_ line: MessageQueue.Line) {
    let list = line.isList ? AnswerList() : nil
    if let list { lists.append(list) }
    // The last message releases the rest of the line's bytes.
    let share = line.size / max(1, line.messages.count)
    queue.release(line.size - share * line.messages.count)
    for message in line.messages where !answer(message, share, list) {
      queue.release(share)
    }
    if let list { finish(list) }
  }

  /// Handles a message; returns true if it became a call, whose response comes later.
  private func answer(_ message: RPCMessage.Result, _ size: Int, _ list: AnswerList?) -> Bool {
    var response: JSONValue?
    switch message {
    case .failure(let error): response = error.response
    case .success(let message):
      guard let id = message.id, let method = message.method else {
        follow(message)
        return false
      }
      do throws(RPCError) {
        if method == "tools/call" {
          try call(id, message.params, size)
          list?.missing.append(id)
          return true
        }
        response = ["jsonrpc": "2.0", "id": id.json, "result": try result(method, message.params)]
      } catch {
        var error = error
        error.id = id
        response = error.response
      }
    }
    guard let response else { return false }
    if let list { list.answers.append(response.line) } else { write(response.line) }
    return false
  }

  /// Handles a notification, which has no response.
  private func follow(_ message: RPCMessage) {
    guard message.method == "notifications/cancelled",
      let id = RPCMessage.ID(message.params?["requestId"])
    else { return }
    desk.cancel(id)
  }

  /// Sends the response to a call; nil if the call was cancelled.
  private func answer(_ id: RPCMessage.ID, _ text: String?) {
    guard let list = lists.first(where: { $0.missing.contains(id) }) else {
      if let text { write(text) }
      return
    }
    list.missing.remove(at: list.missing.firstIndex(of: id) ?? 0)
    if let text { list.answers.append(text) }
    finish(list)
  }

  private func finish(_ list: AnswerList) {
    guard list.missing.isEmpty, let place = lists.firstIndex(where: { $0 === list }) else { return }
    lists.remove(at: place)
    if !list.answers.isEmpty { write("[" + list.answers.joined(separator: ",") + "]") }
  }

  // MARK: - Methods

  /// Returns the result of a request that is not a call.
  private func result(_ method: String, _ params: SourceNode?) throws(RPCError) -> JSONValue {
    switch method {
    case "initialize": return try initialize(params)
    case "ping": return [:]
    case "tools/list":
      try requireVersion()
      return try list(params)
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
      throw RPCError(.invalidParams, "protocolVersion is missing; expected a string")
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
    Explains which view gets a touch on an iOS screen. When a tap reports success and nothing \
    happens, pass 'why' the tree that your driver or debugger printed, and the element or the point; \
    add the tree after the tap as 'after'. Follow the last line of the answer: it is the next step, or the \
    command that prints what is missing.
    """

  private var hasDocuments: Bool { (version ?? "") >= Self.firstWithDocuments }

  private func list(_ params: SourceNode?) throws(RPCError) -> JSONValue {
    if let cursor = params?["cursor"], cursor.content != .null {
      throw RPCError(.invalidParams, "there is no further page; leave out the cursor")
    }
    return ["tools": .array(Tool.listed.map { $0.json(withOutput: hasDocuments) })]
  }

  private func call(_ id: RPCMessage.ID, _ params: SourceNode?, _ size: Int) throws(RPCError) {
    try requireVersion()
    guard case .text(let name)? = params?["name"]?.content else {
      throw RPCError(.invalidParams, "the name of a tool is missing; expected a string")
    }
    guard Tool.all.contains(where: { $0.name == name }) else {
      throw RPCError(.invalidParams, "there is no tool \(PlainText.quoted(name)); \(Self.names)")
    }
    desk.add(id, name, params, documents: hasDocuments, size: size)
  }

  private static var names: String {
    "expected one of \(Tool.listed.map(\.name).joined(separator: ", "))"
  }
}
