import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Descriptions")
struct DescriptionTests {
  @Test("Sc-52: a touch without a view prints as in a device's log")
  func touchWithoutView() throws {
    let stage = Stage()
    let v = ScriptedView("V", rect(0, 200, 414, 696))
    stage.rootView.addSubview(v)
    var event: UIEvent?
    v.onBegan = { _, _, sent in event = sent }
    stage.advance(to: 226_116.347)
    stage.perform([
      .down(stage.makeFinger(), CGPoint(x: 261, y: 713.5)),
      .down(stage.makeFinger(), CGPoint(x: 125, y: 745.5)),
    ])
    let second = try #require(event?.allTouches?.first { $0.view == nil })
    let window = "window: \(stage.window.description) "
    let text = second.description
    #expect(
      text.contains(
        "> phase: Began tap count: 1 force: 0.000 window: <UIWindow: 0x"
      )
    )
    #expect(
      text.hasSuffix(
        window + "view: (null) location in window: {125, 745.5} previous location in window: "
          + "{125, 745.5} location in view: {125, 745.5} previous location in view: {125, 745.5}"
      )
    )
    let lines = try #require(event).description.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasSuffix("> timestamp: 226116 touches: {("))
    #expect(lines[0].hasPrefix("<UITouchesEvent: 0x"))
    #expect(lines[1].hasPrefix("    <UITouch: 0x") && lines[1].hasSuffix(","))
    #expect(lines[2].hasPrefix("    <UITouch: 0x") && lines[2].hasSuffix("}"))
    #expect(lines[3] == ")}")
  }

  @Test(
    "Timestamps have six significant digits",
    arguments: [(226_116.519, "226117"), (9543.63378, "9543.63"), (2_856_200, "2.8562e+06")]
  )
  func timestamps(time: TimeInterval, text: String) {
    let stage = Stage()
    var printed = ""
    let v = ScriptedView("V", rect(0, 0, 414, 896))
    v.onBegan = { _, _, event in printed = event?.description ?? "" }
    stage.rootView.addSubview(v)
    stage.advance(to: time)
    stage.tap(CGPoint(x: 1, y: 1))
    #expect(printed.contains("timestamp: \(text) touches"))
  }

  @Test("A view prints its class, frame, and what differs from the default")
  func views() {
    let view = UIView(frame: rect(0, 200, 414.5, 696))
    #expect(view.description.hasSuffix("; frame = (0 200; 414.5 696)>"))
    view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    view.tag = 2
    view.isUserInteractionEnabled = false
    #expect(
      view.description.hasSuffix("autoresize = RM+BM; userInteractionEnabled = NO; tag = 2>")
    )
    #expect(ScriptedView().description.hasPrefix("<TouchKitTests.ScriptedView: 0x"))
  }
}
