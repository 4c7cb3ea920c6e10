import Foundation
import Inspector
import SandboxHost
import SandboxScenes
import TextFormats
import TouchInput
import UIKit

/// A watch of code files, which compiles each saved version and passes it to the windows.
///
/// The compiler runs beside the main thread, so the running version can be touched during a build. If several saves
/// follow quickly, only the last one is compiled.
final class CodeWatch {
  /// The code of each scene, by the scene's name.
  private(set) var codes: [String: LiveCode] = [:]
  /// The scenes of the newest version that compiles.
  private(set) var scenes: [SandboxScene]

  private let code: SceneCode
  private let folder: String
  private let printed: PrintedOutput?
  private let versions: CodeVersions
  private var watcher: FileWatcher?
  private var isBuilding = false
  /// The number of the newest version; a new process may find versions of an earlier one in the folder.
  private var number = 1
  /// The latest compiled contents, because editors often write the same contents more than once.
  private var known: String

  /// The error of code whose first version does not compile; nil if it compiles.
  let firstFailure: ProgramError?

  /// Compiles and watches code; after a crash, the next saved version is the first one.
  init(_ code: SceneCode, folder: String, after stop: LiveStop?) throws(ProgramError) {
    (self.code, self.folder) = (code, folder)
    printed = PrintedOutput(folder: folder)
    versions = CodeVersions(folder: folder)
    known = Self.contents(of: code)
    scenes = [Self.empty(code, showing: stop == nil ? nil : LastPicture(folder: folder).image)]
    let version = Self.versionName(of: code)
    if let stop {
      firstFailure = nil
      versions.removeRunning()
      let kept = versions.all
      number = kept.last?.number ?? number
      add(code.title, nil, stop, earlier: kept.map(earlierVersion))
      watch()
      // A save during the start of the process is new.
      known = (try? String(contentsOfFile: Self.contentsFile(in: folder), encoding: .utf8)) ?? known
      build()
      return
    }
    let build: CodeBuild
    do throws(CodeBuild.Failure) {
      build = try CodeBuilder(code: code, folder: folder).build(number: number)
    } catch {
      firstFailure = error.error
      add(code.title, nil)
      put(.mistakes(error.messages(in: code), saved: version))
      StandardError.write("Error: \(error.error.message)")
      watch()
      return
    }
    firstFailure = nil
    keepContents()
    scenes = try CodeLibrary(build).scenes(of: code)
    let first = keep(build, saved: version)
    versions.noteRunning(number)
    for scene in scenes { add(scene.name, self.version(of: scene, first)) }
    watch()
  }

  /// Returns a scene without touches, for code that does not compile yet or has crashed.
  static func empty(_ code: SceneCode, showing image: UIImage? = nil) -> SandboxScene {
    SandboxScene(
      name: code.title,
      file: code.name,
      title: LocalizedText(english: code.title, chinese: code.title),
      question: code.question,
      answer: LocalizedText(english: "", chinese: ""),
      makeRootViewController: {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.view.isUserInteractionEnabled = false
        let picture = UIImageView(image: image)
        picture.frame = controller.view.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if image != nil { controller.view.addSubview(picture) }
        return controller
      },
      size: CodeLibrary.sceneSize
    )
  }

  private func add(
    _ name: String,
    _ version: LiveCode.Version?,
    _ stop: LiveStop? = nil,
    earlier: [LiveCode.Version] = []
  ) {
    let past = stop?.recording.flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { try? RecordingReader($0).recording }
    let live = LiveCode(
      file: code.shownName,
      version: version,
      earlier: earlier,
      stop: stop,
      past: past,
      check: { [code, folder] in ExerciseCheck.state(of: $0, in: code, folder: folder) }
    )
    // The code printed these lines during the check.
    printed?.drop()
    live.scenePlaced = { [folder] in LastPicture(folder: folder).note($0) }
    live.willRun = { [versions] in versions.noteRunning($0.number) }
    live.compare = { former, new, past in
      LiveComparison(former, new, past).outcome(reads: new.reads)
    }
    live.takeOutput = { [printed] in printed?.takeLines() ?? [] }
    live.dropOutput = { [printed] in printed?.drop() }
    live.openEditor = { [code] problem in
      TextEditor.open(
        path: problem?.file ?? (try? code.modules().last?.files.first) ?? code.name,
        line: problem?.line,
        column: problem?.column
      )
    }
    codes[name] = live
  }

  private func put(_ news: LiveCode.News) {
    for live in codes.values { live.put(news) }
  }

  // MARK: - Files

  /// Watches the folders of the files, including folders of new files.
  private func watch() {
    let files = (try? code.modules().flatMap(\.files)) ?? []
    let folders = Set(files.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    watcher = FileWatcher(in: folders, named: { $0.hasSuffix(".swift") }) { [weak self] in
      self?.build()
    }
    guard watcher == nil else { return }
    StandardError.write(
      "Warning: \(code.name) cannot be watched. Reopen the window after you save."
    )
  }

  /// The files of the newest version, by path.
  private var sources: [String: String] {
    let parts = known.components(separatedBy: "\0")
    let pairs = stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0], parts[$0 + 1]) }
    return Dictionary(pairs) { $1 }
  }

  private static func contents(of code: SceneCode) -> String {
    let files = (try? code.modules().flatMap(\.files)) ?? []
    return files.map { file in
      let data = FileManager.default.contents(atPath: file) ?? Data()
      return "\(file)\0\(String(decoding: data, as: UTF8.self))"
    }
    .joined(separator: "\0")
  }

  /// Returns the file with the latest compiled contents, for a process that continues after a crash.
  private static func contentsFile(in folder: String) -> String { folder + "/contents" }

  private func keepContents() {
    try? Data(known.utf8).write(to: URL(fileURLWithPath: Self.contentsFile(in: folder)))
  }

  /// Returns the save time of the newest file as the version's name: `14:03:07`.
  private static func versionName(of code: SceneCode) -> String {
    let files = (try? code.modules().flatMap(\.files)) ?? []
    let times = files.compactMap { file in
      (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
    }
    guard let newest = times.max() else { return "" }
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: newest)
    return String(
      format: "%02d:%02d:%02d",
      parts.hour ?? 0,
      parts.minute ?? 0,
      parts.second ?? 0
    )
  }

  // MARK: - Versions

  /// Compiles the saved files, unless the compiler still works on an earlier version.
  private func build() {
    guard !isBuilding else { return }
    let contents = Self.contents(of: code)
    guard contents != known else { return }
    guard !contents.isEmpty else { return reportLoss() }
    known = contents
    keepContents()
    isBuilding = true
    number += 1
    let saved = Self.versionName(of: code)
    put(.saved(saved))
    let builder = CodeBuilder(code: code, folder: folder)
    let number = number
    DispatchQueue.global().async {
      let result = Result { () throws(CodeBuild.Failure) in try builder.build(number: number) }
      DispatchQueue.main.async {
        // The handler runs on the main queue, although its type does not declare it.
        MainActor.assumeIsolated { self.take(result, saved: saved) }
      }
    }
  }

  /// Reports that files are missing; the watcher has waited for an editor to replace them.
  private func reportLoss() {
    // The same contents are a new version if the file comes back.
    known = ""
    let message = "\(code.shownName) is missing: it was moved or deleted. Save it again."
    put(.missing)
    StandardError.write("Error: \(message)\nThe last good version stays.")
  }

  /// Shows a version, unless a newer one was saved during the build.
  private func take(_ result: Result<CodeBuild, CodeBuild.Failure>, saved: String) {
    isBuilding = false
    watch()
    guard Self.contents(of: code) == known else { return build() }
    do throws(CodeBuild.Failure) {
      let build = try result.get()
      let library = try CodeBuild.Failure.wrap { () throws(ProgramError) in
        try CodeLibrary(build)
      }
      let scenes = try CodeBuild.Failure.wrap { () throws(ProgramError) in
        try library.scenes(of: code)
      }
      show(scenes, keep(build, saved: saved))
      StandardError.write("reloaded \(code.name)")
    } catch {
      put(.mistakes(error.messages(in: code), saved: saved))
      StandardError.write("Error: \(error.error.message)\nThe last good version stays.")
    }
  }

  /// Stores a version for a process that continues after a crash.
  private func keep(_ build: CodeBuild, saved: String) -> CodeVersions.Version {
    let version = CodeVersions.Version(number: number, saved: saved, build: build)
    versions.add(version)
    return version
  }

  private func version(
    of scene: SandboxScene,
    _ version: CodeVersions.Version
  ) -> LiveCode.Version {
    LiveCode.Version(
      number: version.number,
      name: version.saved,
      start: { scene.start(on: $0, at: $1) },
      warnings: version.build.warnings,
      reads: version.build.reads,
      sources: sources
    )
  }

  /// Returns a version from an earlier process, which is loaded when it is shown.
  private func earlierVersion(_ version: CodeVersions.Version) -> LiveCode.Version {
    LiveCode.Version(
      number: version.number,
      name: version.saved,
      start: { [code] size, time in
        let scene = try? CodeLibrary(version.build).scenes(of: code).first
        return (scene ?? Self.empty(code)).start(on: size, at: time)
      },
      reads: version.build.reads
    )
  }

  /// Passes each window the scene with the window's scene name, or the first scene.
  private func show(_ scenes: [SandboxScene], _ version: CodeVersions.Version) {
    self.scenes = scenes
    guard let first = scenes.first else { return }
    for (name, live) in codes {
      let scene = scenes.first { $0.name == name } ?? first
      live.put(.built(self.version(of: scene, version)))
    }
  }
}

extension SceneCode {
  /// The name for the window: the file's name without its folder.
  nonisolated var shownName: String { URL(fileURLWithPath: place).lastPathComponent }
}

extension CodeBuild.Failure {
  /// Returns the messages for a window; an error without a location gets the beginning of the file.
  nonisolated func messages(in code: SceneCode) -> [CompilerMessage] {
    switch self {
    case .messages(let messages): messages
    case .other(let error):
      [CompilerMessage(file: code.name, line: 1, column: 1, text: error.message)]
    }
  }
}
