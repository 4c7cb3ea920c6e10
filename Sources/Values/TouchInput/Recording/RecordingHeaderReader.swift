import Foundation
import TextFormats

/// Reads the first line of a recording.
enum HeaderReader {
  /// Parses a first line, and adds problems with single values, in their order.
  static func header(
    _ line: ByteLines.Line?,
    noting problems: inout [SourceProblem]
  ) throws(SourceProblem) -> RecordingHeader {
    guard let line, !line.isBlank else {
      throw SourceProblem(
        "the file is empty; expected a recording, whose first line is a header",
        at: SourcePosition()
      )
    }
    guard line.isLikeHeader else { throw foreign(line) }
    do throws(SourceProblem) {
      let node = try line.node()
      try check(node, line)
      return header(node, noting: &problems)
    } catch {
      guard line.isWhole else {
        throw SourceProblem(
          "the file ends within its first line; nothing of the recording can be played",
          at: error.position
        )
      }
      throw error
    }
  }

  private static func foreign(_ line: ByteLines.Line) -> SourceProblem {
    SourceProblem(
      "this is no recording: expected the first line to begin with \(RecordingFormat.beginning)",
      at: line.position
    )
  }

  private static func check(
    _ node: SourceNode,
    _ line: ByteLines.Line
  ) throws(SourceProblem) {
    guard case .text(RecordingFormat.name)? = node["format"]?.content else { throw foreign(line) }
    let version = try node.required("version", "the version of the format")
    let number = try version.integer()
    guard (1...RecordingFormat.version).contains(number) else {
      throw SourceProblem(
        "the recording has format version \(number); this program reads versions 1 to "
          + "\(RecordingFormat.version). Use the program that wrote it, or a newer one",
        at: version.position
      )
    }
  }

  private static func header(
    _ node: SourceNode,
    noting problems: inout [SourceProblem]
  ) -> RecordingHeader {
    func value<Value>(_ usual: Value, _ read: () throws(SourceProblem) -> Value) -> Value {
      do throws(SourceProblem) {
        return try read()
      } catch {
        problems.append(error)
        return usual
      }
    }
    return RecordingHeader(
      scene: value("") { () throws(SourceProblem) in
        try node.required("scene", "the scene's name").text("the scene's name")
      },
      sceneHash: value(nil) { () throws(SourceProblem) in try node["sceneHash"]?.text() },
      size: value(.zero) { () throws(SourceProblem) in try size(in: node) },
      scale: value(1) { () throws(SourceProblem) in try scale(node["scale"]) },
      seed: value(0) { () throws(SourceProblem) in try seed(node["seed"]) },
      startTime: value(0) { () throws(SourceProblem) in try node["start"]?.number() ?? 0 }
    )
  }

  private static func size(in node: SourceNode) throws(SourceProblem) -> CGSize {
    let size = try node.required("size", "the size in points, [width, height]")
    let (width, height) = try size.pair("the size in points, [width, height]")
    let sides = 1.0...InputLimits.longestSide
    guard sides.contains(width), sides.contains(height), width * height <= InputLimits.largestArea
    else {
      throw size.mismatch(
        "sides from 1 to \(Int(InputLimits.longestSide)) points, and at most 8192 by 8192 together"
      )
    }
    return CGSize(width: width, height: height)
  }

  private static func scale(_ node: SourceNode?) throws(SourceProblem) -> Int {
    guard let node else { return 1 }
    guard let scale = Int(exactly: try node.integer()), (1...4).contains(scale) else {
      throw node.mismatch("a scale from 1 to 4")
    }
    return scale
  }

  /// Parses the seed; it is a text because not all programs have 64-bit numbers.
  private static func seed(_ node: SourceNode?) throws(SourceProblem) -> UInt64 {
    guard let node else { return 0 }
    if case .number(let text) = node.content, let seed = UInt64(text) { return seed }
    guard let seed = UInt64(try node.text("a seed, such as \"1\"")) else {
      throw node.mismatch("a seed from 0 to \(UInt64.max)")
    }
    return seed
  }
}
