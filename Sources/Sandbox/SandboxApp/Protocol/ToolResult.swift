import Foundation
import SandboxHost
import TextFormats

/// Why a tool did not do what was asked for, in words from which the caller learns what to do.
struct ToolFailure: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// The complaint of a command.
  init(_ error: ProgramError) {
    // Commands are tools here.
    let words = error.message.replacing(
      "'touch-sandbox views' lists",
      with: "'show' with words lists"
    )
    self.init(words)
  }
}

/// What a tool answers.
struct ToolResult {
  /// A part of the answer.
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
  /// The answer as the tool's output schema says.
  var document: JSONValue?
  var isError = false

  /// The answer of a command.
  init(_ answer: SceneAnswer) {
    content = [.text(answer.text)]
    document = answer.document
  }

  init(_ content: [Content], document: JSONValue? = nil) {
    self.content = content
    self.document = document
  }

  /// A failure that the caller can learn from.
  init(_ failure: ToolFailure) {
    content = [.text(failure.message)]
    isError = true
  }

  /// As it stands in a response; older versions of the protocol know texts alone.
  func json(withDocument: Bool) -> JSONValue {
    .present([
      "content": .array(content.map(\.json)),
      "structuredContent": withDocument ? document : nil,
      "isError": .bool(isError),
    ])
  }
}
