import Foundation
import Inspector
import SandboxHost
import SandboxScenes
import TextFormats
import TouchTrace
import TouchKit

/// The shared state of one worker's tools: imported texts and readable folders.
final class ToolRoom {
  private let confinement: PathConfinement
  private var sessions: [String: SandboxScene] = [:]
  private var sessionTexts: [String: ImportedTexts] = [:]
  private var sessionNames: [String] = []
  /// Called with the progress of the current call.
  var reached: (String) -> Void = { _ in }
  /// Returns the number of an imported text from its description.
  var number: (JSONValue) -> Int = { _ in 0 }
  private let language: Language

  /// The largest number of stored texts; the oldest are removed first.
  static let mostSessions = 64

  init(_ confinement: PathConfinement, _ language: Language) {
    self.confinement = confinement
    self.language = language
  }

  /// Returns the language of an answer.
  func language(_ arguments: ToolArguments) -> Language {
    arguments.text("lang").flatMap(Language.init) ?? language
  }

  // MARK: - Scenes

  /// Stores the scene of an import; returns its name for tools.
  func keep(
    _ report: ImportReport,
    on screenshot: Screenshot? = nil,
    redacted: Bool = false
  ) throws(ToolFailure) -> String {
    let scene = try Self.orFailure { () throws(ProgramError) in
      try SceneFile(path: "import", screenshot: screenshot).scene(of: report.scene)
    }
    let name = "import-\(number(report.texts.order(screenshot?.path, redacted: redacted)))"
    keep(scene, report.texts, as: name)
    return name
  }

  private func keep(_ scene: SandboxScene, _ texts: ImportedTexts, as name: String) {
    (sessions[name], sessionTexts[name]) = (scene, texts)
    sessionNames.append(name)
    if sessionNames.count > Self.mostSessions {
      let oldest = sessionNames.removeFirst()
      (sessions[oldest], sessionTexts[oldest]) = (nil, nil)
    }
  }

  /// Imports a text again that another worker imported.
  func restore(_ order: SourceNode) {
    guard let id = try? order["id"]?.text(), let texts = ImportedTexts(order) else { return }
    let path = try? order["screenshot"]?.text()
    let isRedacted = (try? order["redacted"]?.bool()) ?? false
    try? Self.orFailure { () throws(ProgramError) in
      let screenshot: Screenshot? =
        if let path { try Screenshot(path: path, scale: nil) } else { nil }
      let report = try texts.report(redacted: isRedacted, backdrop: path)
      let file = SceneFile(path: id, screenshot: screenshot)
      keep(try file.scene(of: report.scene), texts, as: id)
    }
  }

  // MARK: - Questions

  /// The tree of the latest question, with its id.
  private var asked: (id: String, inquiry: SceneInquiry)?

  /// Starts a tree for a question, or returns the tree of the latest question.
  func inquiry(
    about scene: SandboxScene,
    _ id: String?,
    size: CGSize
  ) -> SceneInquiry {
    if let asked, asked.id == id, asked.inquiry.size == size {
      asked.inquiry.application.becomeShared()
      return asked.inquiry
    }
    let inquiry = SceneInquiry(scene, size: size)
    asked = id.map { ($0, inquiry) }
    return inquiry
  }

  /// Prepares the tree of the latest question for the next one, and restarts it if a question changed it.
  ///
  /// Assistants ask several questions about one tree, and the start takes longer than a question.
  func prepareNextQuestion() {
    guard let asked, !asked.inquiry.isUnchanged else { return }
    self.asked = (asked.id, asked.inquiry.startedAgain())
  }

  // MARK: - Trees

  /// A tree from a caller, with its id for later calls.
  struct Tree {
    let scene: SandboxScene
    let texts: ImportedTexts
    let id: String
  }

  /// Returns the tree of several names, which are ids of earlier answers, paths, or printed texts.
  func tree(_ names: [String]) throws(ToolFailure) -> Tree {
    if names.count == 1, let scene = sessions[names[0]], let texts = sessionTexts[names[0]] {
      return Tree(scene: scene, texts: texts, id: names[0])
    }
    var parts: [ImportedTexts] = []
    for name in names { parts.append(try texts(name)) }
    let texts = ImportedTexts(joining: parts)
    let report = try Self.orFailure { () throws(ProgramError) in try texts.report(redacted: false) }
    let id = try keep(report)
    return Tree(scene: try scene(id), texts: texts, id: id)
  }

  /// Returns the text of a name: the id of an earlier answer, a path, or the printed text itself.
  func texts(_ name: String) throws(ToolFailure) -> ImportedTexts {
    if let known = sessionTexts[name] { return known }
    // An id that is no longer known has its own error message.
    if name.hasPrefix("import-"), name.utf8.count < 20 { _ = try scene(name) }
    guard Self.mayBePath(name) else { return ImportedTexts(name, named: "text") }
    let path = try confinement.path(name)
    return try Self.orFailure { () throws(ProgramError) in try ImportedTexts.read([path]) }
  }

  /// Returns whether a name can be a path; printed trees contain brackets, spaces or several lines.
  private static func mayBePath(_ name: String) -> Bool {
    name.utf8.count < 1000 && SceneLookup.isPath(name)
      && !name.contains { "\n{}<>[]\"".contains($0) }
  }

  /// Returns the scene of a name: an imported text, a built-in scene, or a scene in a readable file.
  func scene(_ name: String) throws(ToolFailure) -> SandboxScene {
    if let scene = sessions[name] { return scene }
    guard !name.hasPrefix("import-") else {
      throw ToolFailure(
        "there is no imported text \(name.debugDescription); the server keeps the last"
          + " \(Self.mostSessions). Pass the text again, and use the id in the answer."
      )
    }
    if let code = SceneCode(name), SceneCatalogue.scene(named: name) == nil {
      return try scene(of: code)
    }
    if SceneLookup.isPath(name) {
      let path = try confinement.path(name)
      return try Self.orFailure { () throws(ProgramError) in try SceneFile(path: path).scene() }
    }
    return try Self.orFailure { () throws(ProgramError) in try SceneLookup.scene(named: name) }
  }

  /// Returns the scene of code, which is compiled and run if the user allowed it.
  private func scene(of code: SceneCode) throws(ToolFailure) -> SandboxScene {
    guard LiveProgram.folder != nil else {
      throw ToolFailure(
        "\(code.name.debugDescription) is code. To run code, start the server with"
          + " --allow-code."
      )
    }
    let modules = try Self.orFailure { () throws(ProgramError) in try code.modules() }
    for file in modules.flatMap(\.files) { _ = try confinement.path(file) }
    let scenes = try Self.orFailure { () throws(ProgramError) in
      try LiveProgram.scenes(of: code)
    }
    guard let scene = scenes.first else {
      throw ToolFailure("\(code.name.debugDescription) contains nothing to show")
    }
    return scene
  }

  /// Starts the scene in the arguments for questions about it.
  func answers(_ arguments: ToolArguments) throws(ToolFailure) -> SceneAnswers {
    let scene = try scene(arguments.text("scene") ?? "")
    reached("scene loaded")
    let inquiry = SceneInquiry(scene, size: PictureSize.size(try size(arguments), for: scene))
    reached("\(inquiry.tree.views.count) views created")
    return SceneAnswers(inquiry: inquiry, language: language(arguments))
  }

  /// Returns the size in the arguments; nil without one.
  func size(_ arguments: ToolArguments) throws(ToolFailure) -> PictureSize? {
    guard let text = arguments.text("size") else { return nil }
    guard let size = PictureSize(text) else {
      throw ToolFailure("size: expected width and height in points, such as 640x480")
    }
    return size
  }

  /// Returns the point in the arguments; nil without one.
  func point(_ arguments: ToolArguments) throws(ToolFailure) -> CGPoint? {
    switch (arguments.number("x"), arguments.number("y")) {
    case (let x?, let y?): return CGPoint(x: x, y: y)
    case (nil, nil): return nil
    default: throw ToolFailure("a point needs both x and y")
    }
  }

  // MARK: - Files

  /// Returns the path of a readable file.
  func path(_ name: String) throws(ToolFailure) -> String { try confinement.path(name) }

  /// Runs a closure, and converts its errors to failures for the caller.
  static func orFailure<Value>(
    _ body: () throws(ProgramError) -> Value
  ) throws(ToolFailure) -> Value {
    do throws(ProgramError) {
      return try body()
    } catch {
      throw ToolFailure(error)
    }
  }
}
