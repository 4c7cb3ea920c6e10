import Foundation
import SandboxHost
import SandboxScenes
import TextFormats
import TouchTrace

/// The listed tools, for callers that drive a screen and have its tree.
extension Tool {
  static let why = Tool(
    name: "why",
    title: "Why did the tap do nothing?",
    help:
      "Use when a tap on an iOS screen reported success and nothing happened, or to check a target"
      + " before you tap. Pass the tree as your driver printed it (idb, AXe, WebDriverAgent, Appium,"
      + " Maestro, mobile-mcp, Argent, sim-use, Sentry, XCUITest, or a debugger's recursiveDescription),"
      + " and the element or the point. Answers in three lines: verdict, evidence, next step."
      + " Example: {\"trees\": [\"<what describe-ui printed>\"], \"element\": \"Book\"}."
      + " Without an element and a point: the likely mistakes of the whole screen."
      + " After a tap: add \"after\": \"<the tree after it>\", and x and y.",
    parameters: [
      .trees,
      ToolParameter(
        "element",
        .text,
        "the element that should react: its label, identifier, class or address"
      ),
      .x(isRequired: false), .y(isRequired: false),
      ToolParameter(
        "after",
        .text,
        "the tree after a tap at x, y (text, id or path): the answer says what the tap changed"
      ),
      ToolParameter(
        "detail",
        .choice(["brief", "usual", "all"]),
        "brief (three lines) by default; all lists every reason that was checked"
      ),
      ToolParameter(
        "gestures",
        .flag,
        "instead: which recognizer acts at the point or element, how late, and what helps"
      ),
      .language, .older("scene", .text), .older("view", .text), .older("size", .text),
    ],
    output: Reports.why.kind.or(Reports.screen.kind).or(Reports.tap.kind).or(Reports.gestures.kind)
  ) { (arguments, room) throws(ToolFailure) in
    try TreeCall(arguments, room).why()
  }

  static let show = Tool(
    name: "show",
    title: "Show a screen",
    help:
      "Use to see a screen from its tree: a picture with its elements, the views that get touches"
      + " (overlay), or the view that would get a touch at each point (hitMap). With words, lists"
      + " the tree: names, frames and flags. Example: {\"trees\": [\"import-1\"], \"hitMap\": true}.",
    parameters: [
      .trees,
      ToolParameter("words", .flag, "the tree in words, without a picture"),
      ToolParameter("scene", .text, "instead of trees: a built-in scene or a scene file"),
      .size, .language,
    ] + ToolPicture.parameters,
    output: nil
  ) { (arguments, room) throws(ToolFailure) in
    try TreeCall(arguments, room).show()
  }
}

extension ToolParameter {
  fileprivate static let trees = ToolParameter(
    "trees",
    .texts,
    "trees of the screen at one moment: each is the printed text itself, the id of an earlier"
      + " answer, or the path of a file"
  )

  /// Creates a parameter of earlier versions, which is accepted but not listed.
  fileprivate static func older(_ name: String, _ kind: Kind) -> ToolParameter {
    var parameter = ToolParameter(name, kind, "as in earlier versions")
    parameter.isListed = false
    return parameter
  }
}

/// A call about trees in its arguments, or in those of an earlier call.
private struct TreeCall {
  private let arguments: ToolArguments
  private let room: ToolRoom

  init(_ arguments: ToolArguments, _ room: ToolRoom) {
    (self.arguments, self.room) = (arguments, room)
  }

  /// Returns the reasons why an element does not react, or the changes after a tap.
  func why() throws(ToolFailure) -> ToolResult {
    let point = try room.point(arguments)
    if let after = arguments.text("after") { return try tapped(at: point, after) }
    let element = arguments.text("element") ?? arguments.text("view")
    let (scene, id) = try scene()
    room.reached("scene loaded")
    let size = PictureSize.size(try room.size(arguments), for: scene)
    let inquiry = room.inquiry(about: scene, id, size: size)
    room.reached("\(inquiry.tree.views.count) views created")
    let answers = SceneAnswers(inquiry: inquiry, language: room.language(arguments))
    guard element != nil || point != nil || arguments.flag("gestures") else {
      return result(answers.screen(), id)
    }
    let answer = try ToolRoom.orFailure { () throws(ProgramError) in
      arguments.flag("gestures")
        ? try answers.gestures(view: element, at: point).answer()
        : try answers.why(view: element, at: point, detail)
    }
    return result(answer, id)
  }

  private func tapped(at point: CGPoint?, _ after: String) throws(ToolFailure) -> ToolResult {
    guard let point else { throw ToolFailure("with 'after', give the point x, y of the tap") }
    let names = arguments.texts("trees")
    guard !names.isEmpty else { throw ToolFailure("with 'after', give the tree before the tap") }
    let before = try room.tree(names)
    let answers = TapAnswers(
      before: before.texts,
      before.scene,
      after: try room.texts(after),
      in: room.language(arguments)
    )
    let answer = try ToolRoom.orFailure { () throws(ProgramError) in
      try answers.answer(at: point, view: arguments.text("element"), detail)
    }
    return result(answer, before.id)
  }

  /// Returns a picture of a screen, its hit map, or its tree as text.
  func show() throws(ToolFailure) -> ToolResult {
    let (scene, id) = try scene()
    let note = id.map { [ToolResult.Content.text("id: \($0)")] } ?? []
    guard !arguments.flag("words") else {
      let size = PictureSize.size(try room.size(arguments), for: scene)
      let inquiry = SceneInquiry(scene, size: size)
      let answer = SceneAnswers(inquiry: inquiry, language: room.language(arguments)).views()
      return ToolResult([.text(answer.text)] + note)
    }
    let size = PictureSize.whole(try room.size(arguments), for: scene)
    room.reached("scene loaded")
    return ToolResult(try ToolPicture(arguments).content(of: scene, size) + note)
  }

  private func scene() throws(ToolFailure) -> (scene: SandboxScene, id: String?) {
    let names = arguments.texts("trees")
    if let name = arguments.text("scene") {
      guard names.isEmpty else { throw ToolFailure("give 'trees' or 'scene', not both") }
      return (try room.scene(name), nil)
    }
    guard !names.isEmpty else {
      throw ToolFailure(
        "trees: expected the tree that your driver printed, or the id of an earlier answer"
      )
    }
    let tree = try room.tree(names)
    return (tree.scene, tree.id)
  }

  /// The level of detail.
  ///
  /// Earlier versions had only the usual text.
  private var detail: SceneAnswers.Detail {
    switch arguments.text("detail") ?? (arguments.text("scene") == nil ? "brief" : "usual") {
    case "all": .all
    case "usual": .usual
    default: .brief
    }
  }

  private func result(_ answer: SceneAnswer, _ id: String?) -> ToolResult {
    let note = id.map { [ToolResult.Content.text("id: \($0)")] } ?? []
    return ToolResult([.text(answer.text)] + note, document: answer.document)
  }
}
