import ArgumentParser
import BrowserPlatform
import Foundation
import Inspector
import Playback
import SDLPlatform
import SandboxHost
import SandboxScenes
import TextFormats

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The command that shows the window in a browser, on this machine or on another.
struct ServeCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the window in a browser, for a phone or a Mac.",
    discussion: """
      Prints an address. The page there shows the same window with the same pixels, in the size of \
      the page. Fingers and pens are touches, and a mouse works as in a window. The server accepts \
      one page at a time. A page that loses its connection continues where it was.

      --shared lets up to 64 guests in. The page of the host is the window, and shows a code that \
      phones scan. Guests see only the scene. In the window and in recordings, each finger has the \
      colour and the name of its guest. The host can lock touching, let only one guest touch, or \
      let all guests guess in Predict. All guests must be on this machine, unless you use \
      --listen.

      With 'course' instead of a scene, the command serves the lessons.

      Only this machine can open the page, unless you use --listen. With --listen, the address has \
      a token. Anyone who knows the address may touch, and save pictures and recordings here. The \
      connection is not encrypted. For encryption, use a proxy and name its address with \
      --public-address; SECURITY.md has an example.

      Press Ctrl+Q in the page, or Ctrl+C here, to end. Standard output gets the address first, \
      then the same lines as for 'run'.

      Examples:
        touch-sandbox serve
        touch-sandbox serve nested-colours --port 8123
        touch-sandbox serve paste.txt --bare
        touch-sandbox serve drag.touchrec
        touch-sandbox serve course --shared --listen 192.168.1.5
        touch-sandbox serve course outside
        touch-sandbox serve simultaneous --listen 192.168.1.5
        touch-sandbox serve simultaneous --shared --listen 192.168.1.5
        touch-sandbox serve --port 8123 --public-address https://sandbox.example.org
      """
  )

  @Argument(
    help: ArgumentHelp(
      stringLiteral: SceneLookup.help
        + " Or a recording to play, or 'course' for the lessons. (default: the first scene)"
    )
  )
  var scene: String?

  @Argument(
    help:
      "After 'course': the number or name of a lesson. (default: the first unfinished one)"
  )
  var lesson: String?

  @Option(help: ArgumentHelp("The port; 0 is any free one.", valueName: "number"))
  var port = 0

  @Option(
    help: ArgumentHelp(
      "The address of this machine to listen on, such as 192.168.1.5.",
      valueName: "address"
    )
  )
  var listen = "127.0.0.1"

  @Flag(help: "Let guests in, who see only the scene and touch it from their own pages.")
  var shared = false

  @Option(
    help: ArgumentHelp(
      "The address of a proxy; the server then accepts no other address.",
      valueName: "url"
    )
  )
  var publicAddress: String?

  @Option(help: ArgumentHelp("The folder for screenshots.", valueName: "folder"))
  var screenshots = "Screenshots"

  @Option(help: ArgumentHelp("The folder for recordings.", valueName: "folder"))
  var recordings = "Recordings"

  @OptionGroup(title: "Window")
  var appearance: WindowAppearance

  @OptionGroup(title: "Logging")
  var logging: LoggingOptions

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("expected a --port from 0 to 65535, got \(port)")
    }
    guard lesson == nil || scene == "course" else {
      throw ValidationError("expected one scene, or 'course' and a lesson")
    }
    guard !listen.isEmpty, listen.utf8.count < 256 else {
      throw ValidationError("expected an address after --listen, such as 192.168.1.5 or 0.0.0.0")
    }
    if let address = publicAddress, !ServedAddress.isPublic(address) {
      throw ValidationError(
        "expected a --public-address of scheme and host, such as https://sandbox.example.org, got "
          + PlainText.quoted(address)
      )
    }
  }

  @MainActor func work() throws {
    _ = try appearance.keyTable()
    let closing = CloseRequest()
    let signals = TerminationSignals { closing.make() }
    signals.watch()
    if scene == "course" {
      let session = try course()
      try session.run(in: window(session.title, WindowMemory().size, closing))
    } else if let scene, scene.hasSuffix(".touchrec") {
      let session = try playback(of: scene)
      try session.run(in: window(session.title, session.windowSize(), closing))
    } else {
      let session = try window(of: scene)
      try session.run(in: window(session.title, session.windowSize(), closing))
    }
    if let signal = signals.received { throw Interruption(signal: signal) }
  }

  /// Opens the window, and reports its address to the user.
  @MainActor private func window(
    _ title: String,
    _ size: CGSize,
    _ closing: CloseRequest
  ) throws(ProgramError) -> BrowserWindow {
    let path = try SisterProgram.server.path()
    let window: BrowserWindow
    do throws(ServerError) {
      window = try BrowserWindow(
        title: title,
        size: size,
        server: path,
        arguments: serverArguments,
        place: publicAddress.map(ServerPlace.proxy) ?? .machine(listen),
        guests: shared ? .usual(in: appearance.language) : nil,
        closing: closing
      )
    } catch {
      throw ProgramError(.unavailable, "\(error). Try another --port or --listen.")
    }
    try StandardOutput.write(window.address)
    if let audience = window.audience { try tellGuests(audience) }
    return window
  }

  private var serverArguments: [String] {
    ["--listen", listen, "--port", "\(port)"] + (shared ? ["--shared"] : [])
      + (publicAddress.map { ["--public-address", $0] } ?? [])
  }

  /// Writes the address for guests, and the code for their phones if a terminal shows it.
  @MainActor private func tellGuests(_ audience: Audience) throws(ProgramError) {
    let language = appearance.language
    try StandardOutput.write("join " + audience.joinAddress)
    if isatty(STDOUT_FILENO) == 1, !audience.code.isEmpty {
      // The escape sequences are the program's own.
      try StandardOutput.write(Data((TerminalCode(audience.code).text + "\n").utf8))
    }
    guard !audience.isReachable else { return }
    let address = OwnAddress.inNetwork
    StandardError.write(
      language(
        "Only this machine can open these pages; phones need --listen \(address ?? "ADDRESS").",
        "只有本机能打开这些页面；手机加入需要 --listen \(address ?? "地址")。"
      )
    )
  }

  @MainActor private func course() throws -> CourseSession {
    let file = CourseProgressFile()
    let progress = file.read()
    return CourseSession(
      lesson: try CourseSession.lesson(lesson, progress),
      progress: progress,
      file: file,
      appearance: appearance,
      detail: logging.detail
    )
  }

  @MainActor private func window(of name: String?) throws -> WindowSession {
    if let code = name.flatMap(SceneCode.init), SceneCatalogue.scene(named: code.name) == nil {
      return try window(of: code)
    }
    let found = try SceneLookup.found(
      named: name ?? SceneCatalogue.all.first?.name ?? "",
      commands: TouchSandbox.commandNames
    )
    return session(found)
  }

  /// Returns the window of code, which shows each version that is saved on this machine.
  @MainActor private func window(of code: SceneCode) throws -> WindowSession {
    guard let folder = LiveProgram.folder else { try LiveProgram.handOver() }
    let watch = try CodeWatch(code, folder: folder, after: nil)
    var session = session(FoundScene(scene: watch.scenes.first ?? CodeWatch.empty(code)))
    session.code = watch
    return session
  }

  @MainActor private func session(_ found: FoundScene) -> WindowSession {
    let scene = found.scene
    return WindowSession(
      scene: scene,
      report: found.report,
      size: PictureSize.whole(nil, for: scene),
      showsOverlay: true,
      detail: logging.detail,
      screenshots: screenshots,
      recordings: .folder(recordings),
      appearance: appearance
    )
  }

  @MainActor private func playback(of path: String) throws -> PlaybackSession {
    let reading = try RecordingLookup.read(path, strict: false, own: RecordedFiles())
    let scene = try reading.scene(nil, allowing: [])
    var options = WindowPlayback.Options()
    options.settings = appearance.settings(showsOverlay: true)
    options.settings.showsStart = false
    options.isBare = appearance.bare
    options.keys = try appearance.keyTable()
    options.screenshots = screenshots
    options.detail = logging.detail
    return PlaybackSession(
      recording: reading.recording,
      scene: scene,
      start: { scene.start(on: $0, at: $1) },
      options: options,
      recordings: recordings
    )
  }
}
