import ArgumentParser
import Foundation
import SDLPlatform
import SandboxHost
import SandboxScenes
import SceneFiles
import TextFormats

/// The command that opens a scene in a window, or plays the tour if there is no display.
struct RunCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Open a scene in a window.",
    discussion: """
      On a touch screen, each finger is a touch.

      \(KeyTable.sandbox.helpText())

      Without a display, the command prints a note and writes pictures into the folder for \
      screenshots: of the scene, or of all scenes if you name none.

      Prints 'ready WIDTHxHEIGHT' on standard output when the window shows its first picture, and \
      'snapshot PATH', 'recording PATH' or 'exported PATH' for each finished file.

      Examples:
        touch-sandbox drag-touches
        touch-sandbox run nested-colours --size 800x600 --no-overlay
        touch-sandbox drag-touches --log-trace --log-frames
        touch-sandbox run scene.yml --watch
      """
  )

  @Argument(help: ArgumentHelp(stringLiteral: SceneLookup.help + " (default: the first)"))
  var scene: String?

  // The arguments after a misspelled command, because this command is the default one.
  @Argument(help: .hidden)
  var others: [String] = []

  @Option(
    help: PictureSize.help,
    transform: PictureSize.init(parsing:)
  )
  var size: PictureSize?

  @Flag(help: "Exit with 69 if there is no display, instead of writing pictures.")
  var window = false

  @Flag(inversion: .prefixedNo, help: "Show which view got each touch, and its responder chain.")
  var overlay = true

  @Flag(help: "Reload the scene file when it changes; report errors in the status bar.")
  var watch = false

  @Option(help: ArgumentHelp("The folder for screenshots.", valueName: "folder"))
  var screenshots = "Screenshots"

  @Option(help: ArgumentHelp("The folder for recordings.", valueName: "folder"))
  var recordings = "Recordings"

  @OptionGroup(title: "Device screenshot")
  var picture: ScreenshotOption

  @OptionGroup(title: "Window")
  var appearance: WindowAppearance

  @OptionGroup(title: "Window")
  var display: DisplayScale

  @OptionGroup(title: "Logging")
  var logging: LoggingOptions

  func validate() throws {
    try checkCount()
    try size?.check(atScale: 1)
    guard picture.screenshot == nil || scene != nil && !watch else {
      throw ValidationError(
        "--screenshot needs debugger output, and does not work with --watch; to watch a scene file,"
          + " create it with 'import -o scene.yml --screenshot FILE'"
      )
    }
  }

  private func checkCount() throws {
    guard let scene, !others.isEmpty else { return }
    let similar = Suggestions(names: TouchSandbox.commandNames).suggestions(for: scene)
    let rest = others.map(PlainText.quoted).joined(separator: ", ")
    throw ValidationError(
      similar.isEmpty
        ? "expected one scene, but also got \(rest)"
        : "there is no command \(PlainText.quoted(scene))\(PropertyKind.question(similar))"
    )
  }

  @MainActor func work() throws {
    // Invalid keys are reported even if no window will use them.
    _ = try appearance.keyTable()
    if let code = scene.flatMap(SceneCode.init), SceneCatalogue.scene(named: code.name) == nil {
      return try show(code)
    }
    let screenshot = try picture.read()
    let chosen = try scene.map { name in
      try SceneLookup.found(
        named: name,
        commands: TouchSandbox.commandNames,
        screenshot: screenshot
      )
    }
    let found = chosen ?? SceneCatalogue.all.first.map { FoundScene(scene: $0) }
    guard let found else { return }
    let scene = found.scene
    guard !watch || scene.file != nil else {
      throw ValidationError("--watch needs a scene file, such as scene.yml")
    }
    let signals = TerminationSignals()
    signals.watch()
    do {
      try session(found).run()
    } catch PlatformError.noDisplay {
      let scenes = chosen.map { [$0.scene] } ?? SceneCatalogue.all
      try playTour(scenes, PictureSize.size(size, for: scene)) { signals.received != nil }
    } catch let error as PlatformError {
      throw ProgramError(.unavailable, "\(error). Check the display and try again.")
    }
    if let signal = signals.received { throw Interruption(signal: signal) }
  }

  /// Shows code, and each saved version of it.
  @MainActor private func show(_ code: SceneCode) throws {
    guard let folder = LiveProgram.folder else { return try showInWindow(code) }
    let stop = ProcessInfo.processInfo.environment[LiveProgram.stop].flatMap(LiveStop.init)
    let watch = try CodeWatch(code, folder: folder, after: stop)
    guard let scene = watch.scenes.first else { return }
    var session = session(FoundScene(scene: scene))
    session.code = watch
    // The program that owns the window receives the signals, too, and closes it.
    let signals = TerminationSignals {}
    signals.watch()
    do {
      try session.run()
    } catch PlatformError.noDisplay {
      // The errors were already printed.
      if let failure = watch.firstFailure { throw ExitCode(failure.status.rawValue) }
      try playTour(watch.scenes, CodeLibrary.sceneSize) { signals.received != nil }
    }
    if let signal = signals.received { throw Interruption(signal: signal) }
  }

  /// Opens the window in which another process runs the code.
  @MainActor private func showInWindow(_ code: SceneCode) throws {
    // Problems that can be found before a window opens are reported there.
    try LiveProgram.check(code)
    let session = session(FoundScene(scene: CodeWatch.empty(code)))
    let platform: PlatformWindow
    do {
      platform = try session.openWindow()
    } catch PlatformError.noDisplay {
      try LiveProgram.handOver()
    }
    let folder = try LiveProgram.makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let window = LiveWindow(
      code,
      folder: folder,
      recordings: recordings,
      language: appearance.language
    )
    let signals = TerminationSignals()
    signals.watch()
    let status = try window.run(in: platform)
    if let signal = signals.received { throw Interruption(signal: signal) }
    guard status == ExitStatus.success.rawValue else { throw ExitCode(status) }
  }

  @MainActor private func session(_ found: FoundScene) -> WindowSession {
    WindowSession(
      scene: found.scene,
      report: found.report,
      size: PictureSize.whole(size, for: found.scene),
      wantedSize: size,
      showsOverlay: overlay,
      detail: logging.detail,
      screenshots: screenshots,
      recordings: .folder(recordings),
      isWatching: watch,
      argument: scene,
      appearance: appearance,
      scale: display.scale
    )
  }

  @MainActor private func playTour(
    _ scenes: [SandboxScene],
    _ size: CGSize,
    until isInterrupted: () -> Bool
  ) throws(ProgramError) {
    guard !window else {
      throw ProgramError(
        .unavailable,
        "\(PlatformError.noDisplay). Set one of them, or leave out --window to get pictures."
      )
    }
    StandardError.write(
      "\(PlatformError.noDisplay); writing pictures into \(screenshots) instead. To see the window in a browser, use"
        + " 'touch-sandbox serve'."
    )
    let tour = Tour(
      scenes: scenes,
      size: size,
      folder: ScreenshotFolder(path: screenshots),
      showsOverlay: overlay
    )
    try tour.play(until: isInterrupted)
  }
}
