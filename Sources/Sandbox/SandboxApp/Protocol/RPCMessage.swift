import TextFormats

/// A message of JSON-RPC 2.0 (https://www.jsonrpc.org/specification).
nonisolated struct RPCMessage: Hashable, Sendable {
  /// The identifier that a request and its response share.
  enum ID: Hashable, Sendable {
    case number(Int64)
    case text(String)

    /// The identifier in a message.
    var json: JSONValue {
      switch self {
      case .number(let number): .integer(number)
      case .text(let text): .string(text)
      }
    }

    /// Parses an identifier; nil if it is invalid.
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

  /// The identifier for the response; nil for a notification, which has no response.
  let id: ID?
  /// The method; nil for a response, which the server ignores.
  let method: String?
  /// The parameters of the method.
  let params: SourceNode?

  /// The longest message, in bytes.
  static let longest = 32 << 20

  /// Parses a line with one message, or several in a list.
  static func read(_ line: [UInt8]) throws(RPCError) -> (messages: [Result], isList: Bool) {
    let node: SourceNode
    do throws(SourceProblem) {
      node = try JSONReader.value(in: line)
    } catch {
      throw RPCError(
        .parseError,
        "invalid JSON: \(error.message), at column \(error.position.column)"
      )
    }
    guard case .list(let nodes) = node.content else { return ([result(node)], false) }
    guard !nodes.isEmpty else { throw RPCError(.invalidRequest, "the list of messages is empty") }
    return (nodes.map(result), true)
  }

  /// A message, or its error.
  typealias Result = Swift.Result<RPCMessage, RPCError>

  private static func result(_ node: SourceNode) -> Result {
    let id = ID(node["id"])
    guard case .text("2.0")? = node["jsonrpc"]?.content else {
      return .failure(RPCError(.invalidRequest, "expected \"jsonrpc\": \"2.0\"", id: id))
    }
    guard let method = node["method"] else {
      // A response, which is ignored because this server sends no requests.
      return .success(RPCMessage(id: id, method: nil, params: nil))
    }
    guard case .text(let name) = method.content else {
      return .failure(RPCError(.invalidRequest, "\"method\" must be a string", id: id))
    }
    if node["id"] != nil, id == nil {
      return .failure(RPCError(.invalidRequest, "\"id\" must be a string or an integer"))
    }
    return .success(RPCMessage(id: id, method: name, params: node["params"]))
  }
}

/// An error of a message, as defined by JSON-RPC.
nonisolated struct RPCError: Error, Hashable, Sendable {
  /// The kinds of errors, with the codes of the standard.
  enum Code: Int64, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
  }

  let code: Code
  let message: String
  /// The identifier of the request; nil if unknown.
  var id: RPCMessage.ID?

  init(_ code: Code, _ message: String, id: RPCMessage.ID? = nil) {
    self.code = code
    self.message = message
    self.id = id
  }

  /// The response with the error.
  var response: JSONValue {
    [
      "jsonrpc": "2.0", "id": id?.json ?? .null,
      "error": ["code": .integer(code.rawValue), "message": .string(message)],
    ]
  }
}
