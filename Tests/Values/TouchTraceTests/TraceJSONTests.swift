import TouchTrace
import Foundation
import Geometry
import TouchInput
import TextFormats
import Testing

@Suite("The trace as JSON")
struct TraceJSONTests {
  @Test("a delivery tells who, which callback, which fingers")
  func delivery() {
    var json = TraceJSON()
    let record = TraceRecord(
      sequence: 3,
      time: 0.5,
      event: .delivered(Samples.delivery(1, to: Samples.card))
    )
    #expect(
      json.line(of: record) == """
        {"sequence":3,"t":0.5,"event":"delivered","phase":"began",\
        "receiver":{"id":1,"kind":"view","type":"CardView","name":"card"},\
        "touches":[{"touch":1,"phase":"began","at":[10,20],"from":[0,0],"taps":1,"t":1}]}
        """
    )
  }

  @Test("the angles of a stylus are told, those of everything else left out")
  func stylus() {
    var touch = Samples.touch(1)
    touch.attributes = ContactAttributes(force: 0.5, tool: .pencil, altitude: 0.25, azimuth: 3)
    var json = TraceJSON()
    let record = TraceRecord(
      sequence: 3,
      time: 0.5,
      event: .sent(to: Samples.card, touches: [touch, Samples.touch(2)])
    )
    let line = json.line(of: record)
    #expect(
      line.contains(
        #"""
        "taps":1,"force":0.5,"altitude":0.25,"azimuth":3,"t":1},{"touch":2,"phase":"began",\#
        "at":[10,20],"from":[0,0],"taps":1,"t":1}
        """#
      )
    )
  }

  @Test("responders are numbered as they appear, whatever their numbers in the process")
  func numbers() {
    func lines(_ offset: Int) -> String {
      let nodes = [5, 3, 5, 9].map { Samples.node($0 + offset, .view, "V") }
      var json = TraceJSON()
      let first = Samples.records(.settled(nodes), .warning("w"))
      let second = Samples.records(.firstResponderChanged(from: nodes[3], to: nil))
      return json.lines(of: first) + json.lines(of: second)
    }
    #expect(lines(0) == lines(1000))
    #expect(lines(0).contains(#""nodes":[{"id":1,"#))
    #expect(lines(0).contains(#"{"id":2,"#))
    #expect(lines(0).contains(#""from":{"id":3,"#))
  }

  @Test("a hit-test tells each view that was asked, and why it was passed over")
  func hitTest() throws {
    let report = HitTestReport(
      point: CGPoint(x: 1, y: 2),
      window: Samples.window,
      steps: [
        Samples.step(Samples.root, 1, .passedOn(to: Samples.card.id)),
        Samples.step(Samples.shade, 2, .rejected(.alpha(0.005))),
        Samples.step(
          Samples.shade,
          2,
          .rejected(.outsideBounds(CGRect(x: 0, y: 1, width: 2, height: 3)))
        ),
        Samples.step(Samples.shade, 2, .rejected(.hidden)),
        Samples.step(Samples.card, 2, .received),
      ],
      result: Samples.card
    )
    var json = TraceJSON()
    let line = json.lines(of: Samples.records(.hitTest(report, touch: 7)))
    let node = try JSONReader.value(in: line.utf8)
    #expect(try node["touch"]?.integer() == 7)
    let verdicts = try #require(try node["steps"]?.list()).compactMap { $0["verdict"] }
    #expect(try verdicts[0]["passedOn"]?.integer() == 3)
    #expect(try verdicts[1]["alpha"]?.number() == 0.005)
    #expect(try verdicts[2]["bounds"]?.list().count == 4)
    #expect(try verdicts[3]["rejected"]?.text() == "hidden")
    #expect(try verdicts[4].text() == "received")
    #expect(try node["result"]?["id"]?.integer() == 3)
  }

  @Test("every line is JSON on its own")
  func lines() throws {
    var json = TraceJSON()
    let text = json.lines(
      of: Samples.records(
        .warning("a\nb\u{2028}\"\\"),
        .queued(contacts: 2),
        .dropped(touch: 1, cause: .noWindow),
        .cancelled(touch: 2, cause: .platform)
      )
    )
    let lines = text.split(separator: "\n")
    #expect(lines.count == 4)
    for line in lines { _ = try JSONReader.value(in: line.utf8) }
  }
}
