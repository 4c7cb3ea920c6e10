import TextFormats

/// Something that a caller can have done: its name, what it takes and answers, and how it is done.
struct Tool {
  let name: String
  let title: String
  let help: String
  let parameters: [ToolParameter]
  /// What the answer's document is; nil where there is none.
  let output: JSONKind?
  let run: (ToolArguments, ToolRoom) throws(ToolFailure) -> ToolResult

  /// As it stands in the list of tools; older versions of the protocol know no output.
  func json(withOutput: Bool) -> JSONValue {
    .present([
      "name": .string(name), "title": .string(title), "description": .string(help),
      "inputSchema": ToolParameter.schema(parameters),
      "outputSchema": withOutput ? output?.document(title: "What \(name) answers") : nil,
      "annotations": ["readOnlyHint": true, "openWorldHint": false],
    ])
  }
}

/// Parameters that several tools have.
extension ToolParameter {
  static let scene = ToolParameter(
    "scene",
    .text,
    "the id that 'import' answered, the path of a scene file or console text, or a built-in scene",
    isRequired: true
  )
  static let language = ToolParameter("lang", .choice(["en", "zh"]), "the language of the answer")
  static let size = ToolParameter(
    "size",
    .text,
    "the window's size in points, such as 390x844; the scene's own by default"
  )

  static func x(isRequired: Bool = true) -> ToolParameter {
    ToolParameter("x", .number, "where the finger comes down, in points", isRequired: isRequired)
  }

  static func y(isRequired: Bool = true) -> ToolParameter {
    ToolParameter("y", .number, "where the finger comes down, in points", isRequired: isRequired)
  }

  static func view(_ help: String, isRequired: Bool = false) -> ToolParameter {
    ToolParameter(
      "view",
      .text,
      "\(help): its identifier, address, class, number such as #3, or a text that it shows",
      isRequired: isRequired
    )
  }
}
