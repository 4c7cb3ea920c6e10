import TextFormats

/// A tool with its name, its parameters, its output, and its implementation.
struct Tool {
  let name: String
  let title: String
  let help: String
  let parameters: [ToolParameter]
  /// The schema of the structured content; nil without one.
  let output: JSONKind?
  let run: (ToolArguments, ToolRoom) throws(ToolFailure) -> ToolResult

  /// Returns the entry in the list of tools; older protocol versions have no output schema.
  func json(withOutput: Bool) -> JSONValue {
    .present([
      "name": .string(name), "title": .string(title), "description": .string(help),
      "inputSchema": ToolParameter.schema(parameters),
      "outputSchema": withOutput ? output?.document(title: "The result of \(name)") : nil,
      "annotations": ["readOnlyHint": true, "openWorldHint": false],
    ])
  }
}

/// Parameters that several tools share.
extension ToolParameter {
  static let scene = ToolParameter(
    "scene",
    .text,
    "the id that 'import' returned, the path of a scene file or printed tree, or a built-in scene",
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
