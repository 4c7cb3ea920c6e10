public import Foundation
import SourceText

/// Writes a recording as it comes, frame by frame.
///
/// Each frame is handed over in one piece, so that a program that dies leaves whole frames behind.
public struct RecordingWriter {
  private let put: (Data) throws -> Void
  private var frameCount = 0
  private var eventCount = 0

  /// Writes the first line; `put` takes the bytes, in order.
  public init(_ header: RecordingHeader, to put: @escaping (Data) throws -> Void) throws {
    self.put = put
    try put(Self.bytes([header.json]))
  }

  /// Writes one frame.
  public mutating func append(_ frame: RecordedFrame) throws {
    frameCount += 1
    eventCount += frame.events.count
    let content = frame.edits.map(\.json) + frame.events.map(\.json)
    try put(Self.bytes(content + [["frame": .number(frame.time)]]))
  }

  /// Writes the last line.
  public mutating func finish() throws {
    try put(
      Self.bytes([
        [
          "end": "closed",
          "frames": .integer(Int64(frameCount)),
          "events": .integer(Int64(eventCount)),
        ]
      ])
    )
  }

  private static func bytes(_ values: [JSONValue]) -> Data {
    Data(values.map { $0.line + "\n" }.joined().utf8)
  }
}

extension InputRecording {
  /// The whole recording as the content of a file.
  public func encoded() -> Data {
    var data = Data()
    // Memory takes everything.
    guard var writer = try? RecordingWriter(header, to: { data.append($0) }) else { return data }
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
