public import Foundation
import TextFormats

/// Writes a recording frame by frame.
///
/// Each frame is written in one piece, so that a program that crashes leaves only complete frames.
public struct RecordingWriter {
  private let put: (Data) throws -> Void
  private var lines = JSONWriter()
  private var frameCount = 0
  private var eventCount = 0
  /// The number of lines, including the header.
  private var lineCount = 1
  /// The names of the viewers of a shared session, by the device of their fingers.
  ///
  /// The line of a finger that comes down contains the name.
  public var viewers: [Int64: String] = [:]

  /// Writes the first line; `put` receives the bytes, in order.
  public init(_ header: RecordingHeader, to put: @escaping (Data) throws -> Void) throws {
    self.put = put
    try put(Data((header.json.line + "\n").utf8))
  }

  /// Writes one frame.
  public mutating func append(_ frame: RecordedFrame) throws {
    frameCount += 1
    eventCount += frame.events.count
    lines.removeAll()
    for edit in frame.edits { addLine(edit.json) }
    for event in frame.events {
      let viewer = viewers.isEmpty ? nil : event.newDevice.flatMap { viewers[$0] }
      addLine(event.json(viewer: viewer))
    }
    addLine(["frame": .number(frame.time), "line": .integer(Int64(lineCount + 1))])
    try put(Data(lines.bytes))
  }

  /// Writes the last line.
  public mutating func finish() throws {
    let end: JSONValue = [
      "end": "closed",
      "frames": .integer(Int64(frameCount)),
      "events": .integer(Int64(eventCount)),
    ]
    try put(Data((end.line + "\n").utf8))
  }

  private mutating func addLine(_ value: JSONValue) {
    lineCount += 1
    lines.add(value)
    lines.endLine()
  }
}

extension InputRecording {
  /// Returns the whole recording as the content of a file.
  public func encoded() -> Data {
    var data = Data()
    // Writing to memory cannot fail.
    guard var writer = try? RecordingWriter(header, to: { data.append($0) }) else { return data }
    writer.viewers = viewers
    for frame in frames { try? writer.append(frame) }
    try? writer.finish()
    return data
  }
}

extension RecordingHeader {
  var json: JSONValue {
    .present([
      "format": .string(RecordingFormat.name),
      "version": .integer(RecordingFormat.version),
      "scene": .string(scene),
      "sceneHash": sceneHash.map(JSONValue.string),
      "size": [.number(size.width), .number(size.height)],
      "scale": .integer(Int64(scale)),
      "seed": .string(String(seed)),
      "start": .number(startTime),
    ])
  }
}
