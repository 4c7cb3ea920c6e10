import Foundation
import Geometry
import TouchInput
import TextFormats

/// Writes the values of events.
extension TraceJSON {
  mutating func add(_ nodes: [NodeSnapshot]) {
    json.beginList()
    for node in nodes { add(node) }
    json.endList()
  }

  mutating func add(_ touch: TouchSnapshot) {
    json.beginObject()
    json.name("touch")
    json.add(touch.number)
    json.name("phase")
    json.add(touch.phase.rawValue)
    json.name("at")
    add(touch.location)
    json.name("from")
    add(touch.previousLocation)
    json.name("taps")
    json.add(touch.tapCount)
    if touch.attributes.force != 0 {
      json.name("force")
      json.add(touch.attributes.force)
    }
    if touch.attributes.altitude != ContactAttributes.upright {
      json.name("altitude")
      json.add(touch.attributes.altitude)
    }
    if touch.attributes.azimuth != 0 {
      json.name("azimuth")
      json.add(touch.attributes.azimuth)
    }
    json.name("t")
    json.add(touch.timestamp)
    if let view = touch.view {
      json.name("view")
      add(view)
    }
    json.endObject()
  }

  mutating func add(_ point: CGPoint) {
    json.beginList()
    json.add(point.x)
    json.add(point.y)
    json.endList()
  }

  mutating func add(_ rect: CGRect) {
    json.beginList()
    for number in [rect.minX, rect.minY, rect.width, rect.height] { json.add(Double(number)) }
    json.endList()
  }

  mutating func add(_ texts: [String]) {
    json.beginList()
    for text in texts { json.add(text) }
    json.endList()
  }

  // MARK: - Members

  mutating func member(_ name: String, _ number: Int) {
    json.name(name)
    json.add(number)
  }

  mutating func member(_ name: String, _ text: String) {
    json.name(name)
    json.add(text)
  }

  mutating func member(_ name: String, _ value: Bool) {
    json.name(name)
    json.add(value)
  }

  mutating func member(_ name: String, _ node: NodeSnapshot?) {
    json.name(name)
    add(node)
  }

  mutating func member(_ name: String, _ nodes: [NodeSnapshot]) {
    json.name(name)
    add(nodes)
  }

  mutating func member(_ name: String, _ touches: [TouchSnapshot]) {
    json.name(name)
    add(touches)
  }

  mutating func member(_ name: String, _ texts: [String]) {
    json.name(name)
    add(texts)
  }
}
