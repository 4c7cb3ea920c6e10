import CairoRenderer
import ConsoleText
import Foundation
import Playback
import SandboxHost
import SandboxScenes
import SceneFiles
import TextFormats

/// A scene in a file: one that is written down as such, or what the debugger of an app printed.
struct SceneFile {
  let path: String
  /// The picture of the screen that lies behind what a console text tells.
  var screenshot: Screenshot?
  /// Whether it was not the user who named it: what is in a file that is no scene is not quoted then.
  var isNamedByFile = false
  /// The scene's name; nil for the file's name without its ending.
  var alias: String?
  /// Whether it may use the pictures in its folder; not where the text came from another machine.
  var usesFolder = true

  /// What is in a file: a scene, and what was read of the text that it was made of.
  struct Content {
    var reading: SceneReader.Reading
    var report: ImportReport?
  }

  /// The endings of files that are scenes, whatever is in them.
  nonisolated static let sceneEndings = [".yml", ".yaml", ".json"]

  /// Reads it.
  func read() throws(ProgramError) -> Content {
    if isSceneByName, let reading = try sceneReading() { return Content(reading: reading) }
    let texts = try ImportedTexts.read([path])
    let content = try read(texts)
    if let reading = content.report?.reading { warn(about: reading) }
    return content
  }

  /// Reads it as a scene; nil for a tree in JSON that a test driver or debugger printed.
  private func sceneReading() throws(ProgramError) -> SceneReader.Reading? {
    let data = try InputFile(path: path).read(limit: FileLimits.ConsoleText.bytes)
    if path.hasSuffix(".json"), !isScene(data), isKnownTree(data) || !looksLikeScene(data) {
      return nil
    }
    try refuseScreenshot()
    return SceneReader.read(try content(), folder: folder, isPicture: Self.isPicture)
  }

  /// Whether bytes are a tree of a driver that is known by its fields, of which the first tell it.
  private func isKnownTree(_ data: Data) -> Bool {
    ConsoleReader.hasKnownTree(data.prefix(1 << 16))
  }

  /// Whether bytes are a scene without a mistake.
  private func isScene(_ data: Data) -> Bool {
    guard data.count <= FileLimits.Scene.fileBytes, !isKnownTree(data) else { return false }
    let reading = SceneReader.read(data, folder: folder, isPicture: Self.isPicture)
    // A reply with an empty list of windows is no scene.
    if case .scene(let blueprint) = reading { return blueprint.viewCount > 1 || isSceneByName }
    return false
  }

  /// Reads texts as if they stood in it.
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
      "--screenshot goes with a console text, and \(path.debugDescription) is none. A scene file"
        + " names its picture itself, as the backdrop of a window."
    )
  }

  /// Whether bytes are a picture that can be drawn, all of it.
  private static func isPicture(_ data: Data) -> Bool { (try? Bitmap(pngData: data)) != nil }

  private var isSceneByName: Bool { Self.sceneEndings.contains { path.hasSuffix($0) } }

  private func content() throws(ProgramError) -> Data {
    try InputFile(path: path).read(limit: FileLimits.Scene.fileBytes)
  }

  /// Whether the author of a text meant a scene file, of which the problems are worth telling.
  private func looksLikeScene(_ data: Data) -> Bool {
    let text = String(decoding: data.prefix(4000), as: UTF8.self)
    return text.contains(/(?m)^[ {]*"?(views|root|windows|title|version|controllers)"?:/)
  }

  /// Says on standard error that a text left something open.
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

  /// The scene; everything that is wrong with it stands in one error.
  func scene() throws(ProgramError) -> SandboxScene { try found().scene }

  /// The scene, with what was read of the text that it was made of.
  func found() throws(ProgramError) -> FoundScene {
    if let session = try session() {
      return FoundScene(scene: try session.scene(), report: nil)
    }
    let content = try read()
    switch content.reading {
    case .scene(let blueprint):
      return FoundScene(scene: scene(blueprint, file: path), report: content.report)
    case .problems(let problems):
      try refuseUnlikeScene()
      throw ProgramError(.dataError, message(problems))
    }
  }

  /// A recording from elsewhere may name any file, and the output of what plays it may be public.
  private func refuseUnlikeScene() throws(ProgramError) {
    guard isNamedByFile else { return }
    let data = try InputFile(path: path).read(limit: FileLimits.ConsoleText.bytes)
    guard !looksLikeScene(data) else { return }
    throw ProgramError(.dataError, "\(path.debugDescription) is no scene.")
  }

  /// What is wrong, the first thing with its line.
  func message(_ problems: [SourceProblem]) -> String {
    guard let first = problems.first else { return "" }
    let others = problems.dropFirst().prefix(9).map { "\n\($0.named(path).description)" }
    return first.named(path).report + others.joined()
  }

  /// The scene of a text that came without a file, whose name is all that the path is.
  func scene(of console: ConsoleScene) throws(ProgramError) -> SandboxScene {
    if let problem = console.missingTree { throw ProgramError(.dataError, problem.message) }
    switch try reading(of: console) {
    case .scene(let blueprint): return scene(blueprint, file: nil)
    case .problems(let problems): throw ProgramError(.dataError, message(problems))
    }
  }

  /// A session from a device, where the file holds one.
  private func session() throws(ProgramError) -> SessionFile? {
    guard path.hasSuffix(".touchrec"), screenshot == nil else { return nil }
    let data = try InputFile(path: path).read(limit: FileLimits.Session.fileBytes)
    return try SessionFile(data, path: path)
  }

  /// The scene that a blueprint describes; its windows may be made in another way.
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

  /// Where its pictures are; a path that no folder has where it may use none.
  private var folder: String {
    usesFolder ? URL(fileURLWithPath: path).deletingLastPathComponent().path : ""
  }
}

/// A scene that was looked up, with what was read of the text that it was made of; nil for others.
struct FoundScene {
  let scene: SandboxScene
  var report: ImportReport?
}

extension SceneOrigin {
  /// What a scene file says of a view.
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
