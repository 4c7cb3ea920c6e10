import SandboxHost
import ArgumentParser
import Foundation
import Inspector
import SandboxScenes

/// The command that creates a picture of a scene without a window.
struct SnapshotCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Write a picture of a scene as PNG, with touches if you like.",
    discussion: """
      The picture has the same pixels as a window of that size. The command needs no display.

      Examples:
        touch-sandbox snapshot nested-colours -o plain.png
        touch-sandbox snapshot nested-colours -o who.png --touch 200,180 --overlay --margin
        touch-sandbox snapshot drag-touches -o - --touch 100,120 --touch 280,120
        touch-sandbox snapshot drag-transform -o big.png --size 800x600 --scale 2
        touch-sandbox snapshot out-of-bounds -o map.png --hit-map
        touch-sandbox snapshot paste.txt -o where.png --screenshot shot.png --overlay
      """
  )

  @Argument(help: ArgumentHelp(stringLiteral: SceneLookup.help))
  var scene: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; - is standard output.", valueName: "file")
  )
  var output: String

  @Option(
    help: PictureSize.help,
    transform: PictureSize.init(parsing:)
  )
  var size: PictureSize?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Put a finger down, in points from the top left corner; repeatable.",
      valueName: "X,Y"
    ),
    transform: TouchPoint.init(parsing:)
  )
  var touch: [TouchPoint] = []

  @Flag(inversion: .prefixedNo, help: "Show which view got each touch, and its responder chain.")
  var overlay = false

  @Flag(help: "Add a margin around the scene for the labels of the overlay.")
  var margin = false

  @Flag(
    help: "Colour every point by the view that would receive a touch there; mark dead areas."
  )
  var hitMap = false

  // The environment is ignored, so that a picture has the same pixels everywhere.
  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp("The language of the hit map: en or zh. (default: en)"),
    transform: LanguageOption.language
  )
  var language = Language.english

  @Option(help: ArgumentHelp("Pixels per point (1–4).", valueName: "number"))
  var scale = 1

  @OptionGroup(title: "Device screenshot")
  var picture: ScreenshotOption

  @Flag(name: .shortAndLong, help: "Replace the file if it exists.")
  var force = false

  /// The extensions of pictures that are not PNG files.
  private static let otherFormats = [".jpg", ".jpeg", ".gif", ".webp", ".pdf", ".svg", ".tiff"]

  func validate() throws {
    guard (1...4).contains(scale) else {
      throw ValidationError("expected a --scale from 1 to 4, got \(scale)")
    }
    guard !hitMap || !overlay else {
      throw ValidationError(
        "expected --overlay or --hit-map, not both"
      )
    }
    try size?.check(atScale: scale)
    guard size != nil || !SceneLookup.isPath(scene) else { return }
    for point in touch { try point.check(in: size ?? .standard) }
  }

  @MainActor func work() throws {
    try makePicture()
  }

  @MainActor private func makePicture() throws(ProgramError) {
    let scene = try SceneLookup.scene(named: scene, screenshot: try picture.read())
    let file = PictureFile(path: output)
    try file.check(replacing: force)
    if let format = Self.otherFormats.first(where: { output.lowercased().hasSuffix($0) }) {
      StandardError.write("Note: the picture is a PNG, although its name ends with \(format).")
    }
    var performance = try Performance(
      scene,
      size: PictureSize.whole(size, for: scene).size,
      scale: scale,
      showsOverlay: overlay,
      hasMargins: margin && !hitMap
    )
    if !touch.isEmpty { performance.touch(touch.map(\.point)) }
    let picture =
      hitMap
      ? try performance.hitMapPNG(in: language) : try performance.png()
    try file.write(picture, replacing: force)
  }
}
