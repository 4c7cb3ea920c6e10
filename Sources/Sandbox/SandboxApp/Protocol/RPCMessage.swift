import TextFormats

/// A message of JSON-RPC 2.0 (https://www.jsonrpc.org/specification).
nonisolated struct RPCMessage: Hashable, Sendable {
  /// By what a request and its response belong together.
  enum ID: Hashable, Sendable {
    case number(Int64)
    case text(String)

    /// As it stands in messages.
    var json: JSONValue {
      switch self {
      case .number(let number): .integer(number)
      case .text(let text): .string(text)
      }
    }

    /// Reads one; nil for anything that is none.
    init?(_ node: SourceNode?) {
      switch node?.content {
      case .text(let text): self = .text(text)
      case .number:
        guard let number = try? node?.integer() else { return nil }
        self = .number(number)
      default: return nil
      }
    }
  }

  /// By what the response is to be known; nil for a notification, which has none.
  let id: ID?
  /// What is wanted; nil for a response, which a server has no use for.
  let method: String?
  /// With what.
  let params: SourceNode?

  /// The longest message, in bytes.
  static let longest = 32 << 20

  /// Reads a line: one message, or several in a list.
  static func read(_ line: [UInt8]) throws(RPCError) -> (messages: [Result], isList: Bool) {
    let node: SourceNode
    do throws(SourceProblem) {
      node = try JSONReader.value(in: line)
    } catch {
      throw RPCError(
        .parseError,
        "this is no JSON: \(error.message), at column \(error.position.column)"
      )
    }
    guard case .list(let nodes) = node.content else { return ([result(node)], false) }
    guard !nodes.isEmpty else { throw RPCError(.invalidRequest, "the list of messages is empty") }
    return (nodes.map(result), true)
  }

  /// A message, or what is wrong with it.
  typealias Result = Swift.Result<RPCMessage, RPCError>

  private static func result(_ node: SourceNode) -> Result {
    let id = ID(node["id"])
    guard case .text("2.0")? = node["jsonrpc"]?.content else {
      return .failure(RPCError(.invalidRequest, "\"jsonrpc\" has to be \"2.0\"", id: id))
    }
    guard let method = node["method"] else {
      // A response: this server asks nothing.
      return .success(RPCMessage(id: id, method: nil, params: nil))
    }
    guard case .text(let name) = method.content else {
      return .failure(RPCError(.invalidRequest, "\"method\" has to be a text", id: id))
    }
    if node["id"] != nil, id == nil {
      return .failure(RPCError(.invalidRequest, "\"id\" has to be a text or a whole number"))
    }
    return .success(RPCMessage(id: id, method: name, params: node["params"]))
  }
}

/// What is wrong with a message, as JSON-RPC says it.
nonisolated struct RPCError: Error, Hashable, Sendable {
  /// The kinds of errors, with the standard's numbers.
  enum Code: Int64, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
  }

  let code: Code
  let message: String
  /// The request, where it is known.
  var id: RPCMessage.ID?

  init(_ code: Code, _ message: String, id: RPCMessage.ID? = nil) {
    self.code = code
    self.message = message
    self.id = id
  }

  /// The response that says it.
  var response: JSONValue {
    [
      "jsonrpc": "2.0", "id": id?.json ?? .null,
      "error": ["code": .integer(code.rawValue), "message": .string(message)],
    ]
  }
}
