import Foundation
import TouchInput
import TextFormats

/// A parser of the first line of a session.
enum SessionHeaderReader {
  static func header(_ line: ByteLines.Line?) throws(SourceProblem) -> TouchSession.Header {
    guard let line, !line.isBlank else {
      throw SourceProblem(
        "the file is empty; expected a session, whose first line is a header",
        at: SourcePosition()
      )
    }
    guard line.begins(like: SessionFormat.beginning) else { throw foreign(line) }
    let node = try line.node()
    guard case .text(SessionFormat.name)? = node["format"]?.content else { throw foreign(line) }
    try checkVersion(of: node)
    let reader = SessionLine(node)
    let screen = try reader.required("screen", "the screen's size in points, [width, height]")
    let (width, height) = try reader.pair(screen, "[width, height]")
    let sides = 1.0...16_384.0
    guard sides.contains(width), sides.contains(height) else {
      throw screen.mismatch("sides from 1 to 16384 points")
    }
    return TouchSession.Header(
      system: try node["system"]?.text() ?? "",
      screen: CGSize(width: width, height: height),
      scale: try node["scale"].map { (node) throws(SourceProblem) in
        try reader.value(node, 0.1...10, "a scale")
      } ?? 1
    )
  }

  private static func foreign(_ line: ByteLines.Line) -> SourceProblem {
    SourceProblem(
      "this is not a session; expected the first line to begin with \(SessionFormat.beginning)",
      at: line.position
    )
  }

  private static func checkVersion(of node: SourceNode) throws(SourceProblem) {
    let version = try node.required("version", "the version of the format")
    let number = try version.integer()
    guard (1...SessionFormat.version).contains(number) else {
      throw SourceProblem(
        "the session has format version \(number); this program reads versions 1 to "
          + "\(SessionFormat.version). Use a newer program, or the recorder of this version",
        at: version.position
      )
    }
  }
}
