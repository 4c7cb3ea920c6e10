import Foundation
import Playback
import TouchInput
import SandboxHost
import SandboxScenes
import TextFormats

/// A recording that a caller plays.
struct PlayedRecording {
  private let room: ToolRoom
  private let path: String
  private let scene: SandboxScene
  private let reading: RecordingLookup
  private let until: Double

  init(_ arguments: ToolArguments, _ room: ToolRoom) throws(ToolFailure) {
    let path = try room.path(arguments.text("recording") ?? "")
    let reading = try ToolRoom.orFailure { () throws(ProgramError) in
      try RecordingLookup.read(path, strict: false)
    }
    self.room = room
    self.path = path
    self.reading = reading
    until = arguments.number("until") ?? .infinity
    if let name = arguments.text("scene") {
      scene = try room.scene(name)
    } else {
      try Self.check(reading.recording.header.scene, beside: path, room)
      scene = try ToolRoom.orFailure { () throws(ProgramError) in
        // The server decides on the allowed locations, and has already checked them.
        try reading.scene(nil, allowing: ["/"])
      }
    }
  }

  /// Throws a failure if the caller may not read a file to which a recording refers.
  private static func check(
    _ name: String,
    beside path: String,
    _ room: ToolRoom
  ) throws(ToolFailure) {
    guard SceneLookup.isPath(name), SceneCatalogue.scene(named: name) == nil else { return }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    _ = try room.path(name.hasPrefix("/") ? name : "\(folder)/\(name)")
  }

  /// Plays the recording frame by frame; returns the result.
  func result() throws(ToolFailure) -> ToolResult {
    let start = { [scene] (size: CGSize, time: TimeInterval) in scene.start(on: size, at: time) }
    let (variation, whole) = try ToolRoom.orFailure { () throws(ProgramError) in
      (
        try VariedScene(start, Variation([]), reading.recording),
        try PlayReport(reading.recording, of: start, parts: [.transcript, .hashes])
      )
    }
    var report = whole
    var frames = 0
    try ToolRoom.orFailure { () throws(ProgramError) in
      try report.play(until: until) {
        frames += 1
        if frames.isMultiple(of: 600) { room.reached("\(frames) frames played") }
        return true
      }
    }
    let played = Reports.Played(
      report: report,
      file: path,
      flaw: reading.flaw,
      variation: variation
    )
    return ToolResult([.text(report.transcript)], document: Reports.play.json(played))
  }
}
