import CairoRenderer
import ConsoleText
import Foundation
import Playback
import SandboxHost
import SandboxScenes
import SceneFiles
import TextFormats

/// A scene in a file: a scene file, or the output of an app's debugger.
struct SceneFile {
  let path: String
  /// The screenshot behind the views of a console text.
  var screenshot: Screenshot?
  /// Whether another file refers to it instead of the user; errors then quote no content of a non-scene file.
  var isNamedByFile = false
  /// The scene's name; nil for the file's name without its extension.
  var alias: String?
  /// Whether it may use the pictures in its folder; false if the text came from another machine.
  var usesFolder = true

  /// The content of a file: a scene, and the report on its text.
  struct Content {
    var reading: SceneReader.Reading
    var report: ImportReport?
  }

  /// The extensions of files that are always scenes.
  nonisolated static let sceneEndings = [".yml", ".yaml", ".json"]

  /// Reads the file.
  func read() throws(ProgramError) -> Content {
    if isSceneByName, let reading = try sceneReading() { return Content(reading: reading) }
    let texts = try ImportedTexts.read([path])
    let content = try read(texts)
    if let reading = content.report?.reading { warn(about: reading) }
    return content
  }

  /// Reads the file as a scene; nil for a JSON tree from a test driver or debugger.
  private func sceneReading() throws(ProgramError) -> SceneReader.Reading? {
    let data = try InputFile(path: path).read(limit: FileLimits.ConsoleText.bytes)
    if path.hasSuffix(".json"), !isScene(data), isKnownTree(data) || !looksLikeScene(data) {
      return nil
    }
    try refuseScreenshot()
    return SceneReader.read(try content(), folder: folder, isPicture: Self.isPicture)
  }

  /// Returns whether data is the tree of a known driver, recognized by its first fields.
  private func isKnownTree(_ data: Data) -> Bool {
    ConsoleReader.hasKnownTree(data.prefix(1 << 16))
  }

  /// Returns whether data is a valid scene.
  private func isScene(_ data: Data) -> Bool {
    guard data.count <= FileLimits.Scene.fileBytes, !isKnownTree(data) else { return false }
    let reading = SceneReader.read(data, folder: folder, isPicture: Self.isPicture)
    // A reply with an empty list of windows is not a scene.
    if case .scene(let blueprint) = reading { return blueprint.viewCount > 1 || isSceneByName }
    return false
  }

  /// Reads texts as the content of this file.
  func read(_ texts: ImportedTexts) throws(ProgramError) -> Content {
    if texts.data.first(where: { !" \n\r\t".utf8.contains($0) }) == UInt8(ascii: "{"),
      isScene(texts.data)
    {
      try refuseScreenshot()
      return Content(
        reading: SceneReader.read(texts.data, folder: folder, isPicture: Self.isPicture)
      )
    }
    let console: ConsoleScene
    do throws(SourceProblem) {
      console = try ConsoleScene(try ConsoleReader.read(texts.data), backdrop: screenshot?.path)
      if let problem = console.missingTree { throw problem }
    } catch {
      try refuseScreenshot()
      // A scene file may have any name.
      let reading = SceneReader.read(texts.data, folder: folder, isPicture: Self.isPicture)
      if case .scene = reading, isScene(texts.data) { return Content(reading: reading) }
      if case .problems = reading, looksLikeScene(texts.data) { return Content(reading: reading) }
      return Content(reading: .problems([error]))
    }
    return Content(
      reading: try reading(of: console),
      report: ImportReport(texts: texts, scene: console)
    )
  }

  private func reading(of console: ConsoleScene) throws(ProgramError) -> SceneReader.Reading {
    guard let screenshot else { return SceneReader.read(console.document, folder: folder) }
    try screenshot.check(for: console.size)
    let pictures = [screenshot.path: screenshot.data]
    return SceneReader.read(console.document, folder: folder, pictures: pictures)
  }

  private func refuseScreenshot() throws(ProgramError) {
    guard screenshot != nil else { return }
    throw ProgramError(
      .usage,
      "--screenshot needs debugger output, and \(path.debugDescription) is a scene file. Name the"
        + " picture in the scene file, as the backdrop of a window."
    )
  }

  /// Returns whether data is a complete picture that can be drawn.
  private static func isPicture(_ data: Data) -> Bool { (try? Bitmap(pngData: data)) != nil }

  private var isSceneByName: Bool { Self.sceneEndings.contains { path.hasSuffix($0) } }

  private func content() throws(ProgramError) -> Data {
    try InputFile(path: path).read(limit: FileLimits.Scene.fileBytes)
  }

  /// Returns whether the author intended a scene file, so that its problems are worth reporting.
  private func looksLikeScene(_ data: Data) -> Bool {
    let text = String(decoding: data.prefix(4000), as: UTF8.self)
    return text.contains(/(?m)^[ {]*"?(views|root|windows|title|version|controllers)"?:/)
  }

  /// Reports the open questions of a text on standard error.
  private func warn(about reading: ConsoleReading) {
    for note in reading.notes where note.kind == .explained {
      StandardError.write("Note: line \(note.position.line): \(PlainText(note.message)).")
    }
    let kinds: [ConsoleNote.Kind] = [.cut, .skipped, .guessed]
    let count = kinds.reduce(0) { $0 + (reading.noteCounts[$1] ?? 0) }
    guard count > 0 else { return }
    StandardError.write(
      "Note: \(count) \(count == 1 ? "remark" : "remarks") on what was read; 'touch-sandbox import "
        + "\(PlainText(path))' lists \(count == 1 ? "it" : "them")."
    )
  }

  /// Returns the scene; one error reports all its problems.
  func scene() throws(ProgramError) -> SandboxScene { try found().scene }

  /// Returns the scene with the report on its text.
  func found() throws(ProgramError) -> FoundScene {
    if let session = try session() {
      return FoundScene(scene: try session.scene(), report: nil)
    }
    if let scene = try recordedScene() { return FoundScene(scene: scene) }
    let content = try read()
    switch content.reading {
    case .scene(let blueprint):
      return FoundScene(scene: scene(blueprint, file: path), report: content.report)
    case .problems(let problems):
      try refuseUnlikeScene()
      throw ProgramError(.dataError, message(problems))
    }
  }

  /// Throws an error for a file that is not a scene if another file refers to it.
  ///
  /// A recording from elsewhere may refer to any file, and the output of its playback may be public.
  private func refuseUnlikeScene() throws(ProgramError) {
    guard isNamedByFile else { return }
    let data = try InputFile(path: path).read(limit: FileLimits.ConsoleText.bytes)
    guard !looksLikeScene(data) else { return }
    throw ProgramError(.dataError, "\(path.debugDescription) is no scene.")
  }

  /// Returns a message with all problems, and the source line of the first one.
  func message(_ problems: [SourceProblem]) -> String {
    guard let first = problems.first else { return "" }
    let others = problems.dropFirst().prefix(9).map { "\n\($0.named(path).description)" }
    return first.named(path).report + others.joined()
  }

  /// Returns the scene of a text without a file; the path is only its name.
  func scene(of console: ConsoleScene) throws(ProgramError) -> SandboxScene {
    if let problem = console.missingTree { throw ProgramError(.dataError, problem.message) }
    switch try reading(of: console) {
    case .scene(let blueprint): return scene(blueprint, file: nil)
    case .problems(let problems): throw ProgramError(.dataError, message(problems))
    }
  }

  /// Returns the session from a device, if the file contains one.
  private func session() throws(ProgramError) -> SessionFile? {
    guard path.hasSuffix(".touchrec"), screenshot == nil else { return nil }
    let data = try InputFile(path: path).read(limit: FileLimits.Session.fileBytes)
    return try SessionFile(data, path: path)
  }

  /// Returns the scene of a recording of the sandbox; nil for another file.
  ///
  /// A recording that a file names is not one, so recordings cannot refer to each other.
  private func recordedScene() throws(ProgramError) -> SandboxScene? {
    guard path.hasSuffix(".touchrec"), screenshot == nil, !isNamedByFile else { return nil }
    let scene = try RecordingLookup.read(path, strict: false).scene(nil, allowing: [])
    StandardError.write("Note: the answer is about the beginning of the recording.")
    return scene
  }

  /// Returns the scene of a blueprint; a closure can create its windows in another way.
  func scene(
    _ blueprint: SceneBlueprint,
    file: String?,
    makeWindows: (@MainActor @Sendable () -> AnyObject)? = nil
  ) -> SandboxScene {
    func text(_ text: (String, String), _ fallback: String) -> LocalizedText {
      LocalizedText(
        english: text.0.isEmpty ? fallback : text.0,
        chinese: text.1.isEmpty ? fallback : text.1
      )
    }
    var scene = SandboxScene(
      name: name,
      file: file,
      title: text(blueprint.title, name),
      question: text(blueprint.question, ""),
      answer: text(blueprint.answer, ""),
      makeRootViewController: { blueprint.makeRootViewController() },
      makeWindows: makeWindows ?? windows(of: blueprint),
      size: blueprint.size,
      origins: blueprint.origins.mapValues(SceneOrigin.init)
    )
    scene.app.hits = blueprint.appHits
    scene.app.ignoresInteraction = blueprint.ignoresInteraction
    scene.app.assumptions = blueprint.assumptions.map { text($0, "") }
    scene.app.isInShares = blueprint.isInShares
    scene.app.pieceCount = blueprint.pieceCount
    scene.app.iOS = blueprint.iOS
    scene.onIOS = { version in
      var other = blueprint
      other.iOS = version
      return self.scene(other, file: file, makeWindows: makeWindows)
    }
    scene.inSilence = {
      var other = blueprint
      other.isHeard = false
      return self.scene(other, file: file, makeWindows: makeWindows)
    }
    return scene
  }

  private func windows(
    of blueprint: SceneBlueprint
  ) -> (@MainActor @Sendable () -> AnyObject)? {
    guard blueprint.hasWindows else { return nil }
    return { blueprint.makeWindows() }
  }

  private var name: String {
    let url = URL(fileURLWithPath: path)
    return alias ?? (path == "-" ? "console" : url.deletingPathExtension().lastPathComponent)
  }

  /// The folder of its pictures; an impossible path if it may use none.
  private var folder: String {
    usesFolder ? URL(fileURLWithPath: path).deletingLastPathComponent().path : ""
  }
}

/// A found scene, with the report on its text; nil for a scene without one.
struct FoundScene {
  let scene: SandboxScene
  var report: ImportReport?
}

extension SceneOrigin {
  /// Creates the facts about a view from a scene file.
  fileprivate init(_ origin: ViewOrigin) {
    self.init(
      address: origin.address,
      appClass: origin.appClass,
      openQuestion: origin.openQuestion
    )
    (appIdentifier, appText) = (origin.appIdentifier, origin.appText)
    animations = origin.animations
    next = origin.next
    untargeted = origin.untargeted
    untargetedTo = origin.untargetedTo
    wasFirstResponder = origin.wasFirstResponder
    hasMoreRecognizers = origin.hasMoreRecognizers
    told = Set(origin.told ?? [])
    baseClass = origin.baseClass
    (otherTexts, isHittable) = (origin.otherTexts, origin.isHittable)
    (isFramesOnly, hasNoDelegate) = (origin.isFramesOnly, origin.hasNoDelegate)
    (untold, isElement) = (Set(origin.untold), origin.isElement)
    isInText = origin.isInText
  }
}
