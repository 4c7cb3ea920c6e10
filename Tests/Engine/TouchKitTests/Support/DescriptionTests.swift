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

  @Test("A view prints its class, frame, what differs from the default, and its layer")
  func views() {
    let view = UIView(frame: rect(0, 200, 414.5, 696))
    #expect(shape(view) == "<UIView: 0x; frame = (0 200; 414.5 696); layer = <CALayer: 0x>>")
    view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    view.tag = 2
    view.isUserInteractionEnabled = false
    #expect(
      shape(view).hasSuffix(
        "; autoresize = RM+BM; userInteractionEnabled = NO; tag = 2; layer = <CALayer: 0x>>"
      )
    )
    #expect(ScriptedView().description.hasPrefix("<TouchKitTests.ScriptedView: 0x"))
    let label = UILabel(frame: rect(1, 2, 3, 4))
    label.text = "it's"
    label.addGestureRecognizer(UITapGestureRecognizer())
    #expect(
      shape(label)
        == "<UILabel: 0x; frame = (1 2; 3 4); text = 'it's'; userInteractionEnabled = NO;"
        + " gestureRecognizers = <NSArray: 0x>; layer = <CALayer: 0x>>"
    )
    let scroll = UIScrollView(frame: rect(0, 0, 10, 10))
    scroll.contentSize = CGSize(width: 10, height: 90)
    #expect(shape(scroll).hasSuffix("; contentOffset: {0, 0}; contentSize: {10, 90}>"))
  }

  private func shape(_ object: NSObject) -> String {
    object.description.replacingOccurrences(
      of: "0x[0-9a-f]+",
      with: "0x",
      options: .regularExpression
    )
  }

  private final class OwnTap: UITapGestureRecognizer {}

  @Test("A recognizer prints what it calls, what it waits for, and what waits for it")
  func recognizers() {
    let view = UIView()
    let (tap, pan) = (
      OwnTap(target: nil, action: Selector("tap:", UIResponder.copy(_:))), UIPanGestureRecognizer()
    )
    pan.name = "pan"
    tap.numberOfTapsRequired = 2
    tap.isEnabled = false
    for recognizer in [tap, pan] { view.addGestureRecognizer(recognizer) }
    tap.require(toFail: pan)
    let first = "<UIPanGestureRecognizer: 0x (pan); state = Possible; view = <UIView 0x>>"
    let second = "TouchKitTests.DescriptionTests.OwnTap: 0x; baseClass = UITapGestureRecognizer; "
    #expect(
      shape(tap).hasPrefix("<" + second + "state = Possible; enabled = NO; view = <UIView 0x>")
    )
    #expect(
      shape(tap).hasSuffix("; numberOfTapsRequired = 2; must-fail = {\n        \(first)\n    }>")
    )
    #expect(shape(pan).hasPrefix(first.dropLast() + "; must-fail-for = {\n        <" + second))
    #expect(shape(pan).hasSuffix("numberOfTapsRequired = 2>\n    }>"))
  }
}
