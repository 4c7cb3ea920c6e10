import ConsoleText
import Foundation
import TouchInput
import SandboxHost
import SandboxScenes
import TextFormats

/// The tools that read texts and recordings, and the tool that creates pictures.
extension Tool {
  /// The tools that are listed.
  static let listed = [why, show, play]
  /// The tools that can be called, including those of earlier versions.
  static let all = listed + [importing, hit, explain, chain, views, lint, snapshot]

  static let importing = Tool(
    name: "import",
    title: "Import debugger output",
    help: "Creates a scene from the debugger output of an iOS app (recursiveDescription, _print"
      + "Hierarchy, gestureRecognizers, …), in any mixture, as it was pasted. Returns an id; pass it"
      + " to the other tools as the scene.",
    parameters: [
      ToolParameter("text", .text, "the text itself"),
      ToolParameter("paths", .texts, "files with texts, read as one"),
      ToolParameter(
        "screenshot",
        .text,
        "the path of a device screenshot (PNG); pictures show it below the outlines of views"
      ),
      ToolParameter("redact", .flag, "replace texts and the class names of the app"),
    ],
    output: Reports.importingTool.kind
  ) { (arguments, room) throws(ToolFailure) in
    let texts = try texts(arguments, room)
    room.reached("\(texts.data.count) bytes of text read")
    let screenshot = try screenshot(arguments, room)
    let report = try ToolRoom.orFailure { () throws(ProgramError) in
      let report = try texts.report(
        redacted: arguments.flag("redact"),
        backdrop: screenshot?.path
      )
      try screenshot?.check(for: report.scene.size)
      return report
    }
    room.reached("text parsed")
    let id = try room.keep(report, on: screenshot, redacted: arguments.flag("redact"))
    return ToolResult(
      [.text("id: \(id)\n\(report.text)")],
      document: Reports.importingTool.json(.init(id: id, report: report))
    )
  }

  private static func screenshot(
    _ arguments: ToolArguments,
    _ room: ToolRoom
  ) throws(ToolFailure) -> Screenshot? {
    guard let name = arguments.text("screenshot") else { return nil }
    let path = try room.path(name)
    return try ToolRoom.orFailure { () throws(ProgramError) in
      try Screenshot(path: path, scale: nil)
    }
  }

  private static func texts(
    _ arguments: ToolArguments,
    _ room: ToolRoom
  ) throws(ToolFailure) -> ImportedTexts {
    let names = arguments.texts("paths")
    switch (arguments.text("text"), names.isEmpty) {
    case (let text?, true): return ImportedTexts(text, named: "text")
    case (nil, false):
      var paths: [String] = []
      for name in names { paths.append(try room.path(name)) }
      return try ToolRoom.orFailure { () throws(ProgramError) in try ImportedTexts.read(paths) }
    default: throw ToolFailure("give either the text itself as 'text', or files as 'paths'")
    }
  }

  static let snapshot = Tool(
    name: "snapshot",
    title: "A picture of a scene",
    help: "Draws a scene as PNG, with fingers if you pass touches, or its hit map.",
    parameters: [.scene, .size, .language] + ToolPicture.parameters,
    output: nil
  ) { (arguments, room) throws(ToolFailure) in
    let scene = try room.scene(arguments.text("scene") ?? "")
    let size = PictureSize.whole(try room.size(arguments), for: scene)
    room.reached("scene loaded")
    return ToolResult(try ToolPicture(arguments).content(of: scene, size))
  }

  static let play = Tool(
    name: "play",
    title: "Play a recording",
    help:
      "Use when you have a recording (*.touchrec) of touches: plays it without a window, and lists"
      + " the calls for each touch. Example: {\"recording\": \"drag.touchrec\"}.",
    parameters: [
      ToolParameter("recording", .text, "the path of the recording", isRequired: true),
      ToolParameter("scene", .text, "play this scene instead of the recorded one"),
      ToolParameter("until", .number, "stop after this number of seconds"),
    ],
    output: Reports.play.kind
  ) { (arguments, room) throws(ToolFailure) in
    try PlayedRecording(arguments, room).result()
  }
}
