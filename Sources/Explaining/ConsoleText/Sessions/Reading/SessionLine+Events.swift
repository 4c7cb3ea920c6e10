import Foundation
import TouchInput
import TextFormats

/// Touches, states and pictures.
extension SessionLine {
  /// The maximum number of touches in an event.
  private static let maximumTouches = 64

  func touches(
    _ node: SourceNode,
    in tree: SessionTree
  ) throws(SourceProblem) -> [SessionTouch] {
    let elements = try node.list("a list of touches")
    guard (1...Self.maximumTouches).contains(elements.count) else {
      throw node.mismatch("1 to \(Self.maximumTouches) touches")
    }
    var touches: [SessionTouch] = []
    for element in elements {
      let touch = try SessionLine(element).touch()
      if let view = touch.view, tree.views[view] == nil {
        throw SourceProblem(
          "touch \(touch.id) has view \(view), but no earlier line describes it",
          at: element.position
        )
      }
      touches.append(touch)
    }
    return touches
  }

  private func touch() throws(SourceProblem) -> SessionTouch {
    SessionTouch(
      id: try number(try required("id", "the touch's number")),
      phase: try choice(try required("phase", "the touch's phase")),
      place: try point("at"),
      attributes: ContactAttributes(
        force: try value("force", 0...1e6, or: 0),
        radius: try value("radius", 0...1e6, or: 0),
        tool: try flag("pencil", or: false) ? .pencil : .finger
      ),
      window: try numberIfAny("window"),
      view: try numberIfAny("view"),
      recognizers: try numbers("recognizers")
    )
  }

  func states(_ node: SourceNode) throws(SourceProblem) -> SessionStates {
    let expected = "recognizers and their states, [number, state, number, state …]"
    let elements = try node.list(expected)
    guard elements.count % 2 == 0 else { throw node.mismatch(expected) }
    var changes: [SessionStates.Change] = []
    for place in stride(from: 0, to: elements.count, by: 2) {
      changes.append(
        SessionStates.Change(
          recognizer: try number(elements[place]),
          state: try choice(elements[place + 1])
        )
      )
    }
    let moment = try required("when", "before or after")
    return SessionStates(moment: try choice(moment), changes: changes)
  }

  func picture() throws(SourceProblem) -> Data {
    let node = try required("png", "a PNG file in base64")
    guard let data = Data(base64Encoded: try node.text("a PNG file in base64")) else {
      throw node.mismatch("a PNG file in base64")
    }
    return data
  }
}
