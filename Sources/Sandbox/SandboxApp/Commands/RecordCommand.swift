import ArgumentParser
import Foundation
import SDLPlatform
import SandboxHost
import SandboxScenes
import TextFormats

/// The command that opens a scene in a window and records its input.
struct RecordCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Open a scene in a window and record the input with its times.",
    discussion: """
      The recording ends when you close the window or press R. However the program ends, the file \
      has all input up to then. If you restart the scene, another recording begins: FILE-2.

      Prints 'recording PATH' on standard output when a recording is complete.

      Examples:
        touch-sandbox record drag-touches -o drag.touchrec
        touch-sandbox record nested-colours -o nested.touchrec --size 800x600
        touch-sandbox record drag-touches -o drag.touchrec && touch-sandbox play drag.touchrec
      """
  )

  @Argument(help: ArgumentHelp(stringLiteral: SceneLookup.help))
  var scene: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write.", valueName: "file")
  )
  var output: String

  @Flag(name: .shortAndLong, help: "Replace the file if it exists.")
  var force = false

  @Option(
    help: PictureSize.help,
    transform: PictureSize.init(parsing:)
  )
  var size: PictureSize?

  @Flag(inversion: .prefixedNo, help: "Show which view got each touch, and its responder chain.")
  var overlay = true

  @Option(help: ArgumentHelp("The folder for screenshots.", valueName: "folder"))
  var screenshots = "Screenshots"

  @OptionGroup(title: "Window")
  var appearance: WindowAppearance

  @OptionGroup(title: "Window")
  var display: DisplayScale

  @OptionGroup(title: "Logging")
  var logging: LoggingOptions

  func validate() throws {
    try size?.check(atScale: 1)
  }

  @MainActor func work() throws {
    _ = try appearance.keyTable()
    let scene = try SceneLookup.scene(named: scene)
    let signals = TerminationSignals()
    signals.watch()
    let session = WindowSession(
      scene: scene,
      size: PictureSize.whole(size, for: scene),
      showsOverlay: overlay,
      detail: logging.detail,
      screenshots: screenshots,
      recordings: .file(output, replacing: force),
      appearance: appearance,
      scale: display.scale
    )
    do {
      try session.run()
    } catch let error as PlatformError {
      throw ProgramError(.unavailable, "\(error). Recording needs a window.")
    }
    if let signal = signals.received { throw Interruption(signal: signal) }
  }
}
