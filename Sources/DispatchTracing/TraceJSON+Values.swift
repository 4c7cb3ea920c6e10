import Foundation
import Geometry
import SourceText

/// What events are made of.
extension TraceJSON {
  mutating func json(_ node: NodeSnapshot?) -> JSONValue {
    guard let node else { return .null }
    return .present([
      "id": number(node.id),
      "kind": .string(node.kind.rawValue),
      "type": .string(node.typeName),
      "name": node.identifier.map(JSONValue.string),
      "quad": node.quad.map { json($0) },
    ])
  }

  mutating func json(_ nodes: [NodeSnapshot]) -> JSONValue { .array(nodes.map { json($0) }) }

  mutating func json(_ touches: [TouchSnapshot]) -> JSONValue { .array(touches.map { json($0) }) }

  mutating func json(_ touch: TouchSnapshot) -> JSONValue {
    .present([
      "touch": .integer(Int64(touch.number)),
      "phase": .string(touch.phase.rawValue),
      "at": json(touch.location),
      "from": json(touch.previousLocation),
      "taps": .integer(Int64(touch.tapCount)),
      "force": touch.force == 0 ? nil : .number(touch.force),
      "t": .number(touch.timestamp),
      "view": touch.view.map { number($0) },
    ])
  }

  func json(_ point: CGPoint) -> JSONValue { [.number(point.x), .number(point.y)] }

  func json(_ rect: CGRect) -> JSONValue {
    [.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)]
  }

  /// The four corners, clockwise from the top left one.
  private func json(_ quad: Quad) -> JSONValue {
    .array(quad.corners.map { json($0) })
  }
}
