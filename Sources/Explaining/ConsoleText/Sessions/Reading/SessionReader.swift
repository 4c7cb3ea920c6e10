package import Foundation
import TouchInput
package import TextFormats

/// A reader of sessions, including the readable part of incomplete ones.
///
/// It refuses a file whose first line is not a header. After that, it keeps everything up to the
/// first invalid line, and `flaw` describes the rest.
package struct SessionReader {
  /// The readable part of the session.
  package private(set) var session: TouchSession
  /// The reason why the rest is unreadable; nil if the session is complete.
  package private(set) var flaw: SourceProblem?

  private var change = SessionTree.Change()
  private var tree = SessionTree()
  private let mostSteps: Int

  /// Whether the content of a file is a session, by its first characters.
  package static func isSession(_ data: Data) -> Bool {
    let head = data.prefix(512)
    var lines = ByteLines(Data(head), longest: 1024)
    guard let line = try? lines.next(), line.bytes.count > 20 else { return false }
    return line.begins(like: SessionFormat.beginning)
  }

  /// Reads the content of a file with a maximum number of steps.
  package init(
    _ data: Data,
    mostSteps: Int = FileLimits.Session.steps
  ) throws(SourceProblem) {
    self.mostSteps = mostSteps
    guard data.count <= FileLimits.Session.fileBytes else {
      throw SourceProblem(
        "the file has \(data.count) bytes; expected at most \(FileLimits.Session.fileBytes)",
        at: SourcePosition()
      )
    }
    var lines = ByteLines(data, longest: FileLimits.Session.lineBytes)
    session = TouchSession(header: try SessionHeaderReader.header(try lines.next()))
    do throws(SourceProblem) {
      while let line = try lines.next() { try read(line) }
      if !session.isWhole { flaw = Self.cutOff(after: lines.number) }
    } catch {
      flaw = error
    }
  }

  private static func cutOff(after line: Int) -> SourceProblem {
    SourceProblem(
      "the session was cut off here; only the part before it is played",
      at: SourcePosition(line: line + 1)
    )
  }

  private mutating func read(_ line: ByteLines.Line) throws(SourceProblem) {
    guard !line.isBlank else { return }
    guard !session.isWhole else {
      throw SourceProblem("unexpected line after the end of the session", at: line.position)
    }
    let node: SourceNode
    do throws(SourceProblem) {
      node = try line.node()
    } catch {
      throw line.isWhole ? error : Self.cutOff(after: line.number - 1)
    }
    do throws(SourceProblem) {
      try read(SessionLine(node))
    } catch {
      var problem = error
      problem.excerpt = String(decoding: line.bytes.prefix(4096), as: UTF8.self)
      throw problem
    }
  }

  private mutating func read(_ line: SessionLine) throws(SourceProblem) {
    let node = line.node
    if node["view"] != nil {
      change.views.append(try line.view())
    } else if node["recognizer"] != nil {
      change.recognizers.append(try line.recognizer())
    } else if node["responder"] != nil {
      change.responders.append(try line.responder())
    } else if node["tree"] != nil {
      try closeTree(line)
    } else if let touches = node["touches"] {
      try add(.touches(try line.touches(touches, in: tree)), line)
    } else if let states = node["states"] {
      try add(.states(try line.states(states)), line)
    } else if let control = node["control"] {
      let event = try node.required("event", "the event's name").text()
      try add(.control(try line.number(control), event: event), line)
    } else if let window = node["picture"] {
      try add(.picture(try line.number(window), try line.picture()), line)
    } else if node["end"] != nil {
      session.isWhole = true
    } else {
      throw SourceProblem(
        "expected a line with view, recognizer, responder, tree, touches, states, control, picture"
          + " or end, got \(node.summary)",
        at: node.position
      )
    }
  }

  private mutating func add(
    _ content: TouchSession.Step.Content,
    _ line: SessionLine
  ) throws(SourceProblem) {
    guard session.steps.count < mostSteps else {
      throw SourceProblem("a session has at most \(mostSteps) steps", at: line.node.position)
    }
    let step = TouchSession.Step(
      time: try line.time(),
      content: content,
      position: line.node.position
    )
    session.steps.append(step)
  }

  private mutating func closeTree(_ line: SessionLine) throws(SourceProblem) {
    change.windows = try line.numbers("tree")
    change.keyWindow = try line.node["key"].map { (node) throws(SourceProblem) in
      try line.number(node)
    }
    tree.apply(change)
    try SessionTreeCheck.check(tree, at: line.node.position)
    try add(.tree(change), line)
    change = SessionTree.Change()
  }
}
