import Foundation
import SandboxHost
import TextFormats

/// The reason why a tool failed, as a text from which the caller learns what to do.
struct ToolFailure: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// Converts the error of a command.
  init(_ error: ProgramError) {
    // The text refers to commands, which are tools here.
    let words = error.message.replacing(
      "'touch-sandbox views SCENE' lists",
      with: "'show' with words lists"
    )
    self.init(words)
  }
}

/// The result of a tool.
struct ToolResult {
  /// A part of the result.
  enum Content {
    case text(String)
    /// The bytes of a PNG file.
    case picture(Data)

    fileprivate var json: JSONValue {
      switch self {
      case .text(let text): ["type": "text", "text": .string(text)]
      case .picture(let data):
        ["type": "image", "data": .string(data.base64EncodedString()), "mimeType": "image/png"]
      }
    }
  }

  let content: [Content]
  /// The structured content, which matches the tool's output schema.
  var document: JSONValue?
  var isError = false

  /// Converts the answer of a command.
  init(_ answer: SceneAnswer) {
    content = [.text(answer.text)]
    document = answer.document
  }

  init(_ content: [Content], document: JSONValue? = nil) {
    self.content = content
    self.document = document
  }

  /// Converts a failure that the caller can learn from.
  init(_ failure: ToolFailure) {
    content = [.text(failure.message)]
    isError = true
  }

  /// Returns the result in a response; older protocol versions support only texts.
  func json(withDocument: Bool) -> JSONValue {
    .present([
      "content": .array(content.map(\.json)),
      "structuredContent": withDocument ? document : nil,
      "isError": .bool(isError),
    ])
  }
}
