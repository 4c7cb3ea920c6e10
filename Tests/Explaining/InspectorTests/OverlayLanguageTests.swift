import TouchTrace
import Drawing
import Foundation
import Geometry
import TouchInput
import Testing

@testable import Inspector

@Suite("Words of the overlay")
struct OverlayLanguageTests {
  private let size = CGSize(width: 400, height: 300)

  private func node(_ id: Int, _ name: String, _ rect: CGRect?) -> NodeSnapshot {
    NodeSnapshot(
      id: NodeID(id),
      kind: .view,
      typeName: "UIView",
      identifier: name,
      quad: rect.map { Quad($0) }
    )
  }

  private func words(of list: DisplayList) -> String {
    list.commands.compactMap { command in
      if case .text(let run, at: _) = command { run.string } else { nil }
    }.joined(separator: "|")
  }

  private func state() -> OverlayState {
    let touch = TouchSnapshot(
      number: 1,
      phase: .began,
      location: CGPoint(x: 50, y: 40),
      previousLocation: .zero,
      tapCount: 1,
      attributes: ContactAttributes(force: 0.5),
      timestamp: 1,
      view: nil
    )
    let card = node(1, "card", CGRect(x: 10, y: 20, width: 90, height: 60))
    let application = NodeSnapshot(
      id: NodeID(9),
      kind: .application,
      typeName: "UIApplication",
      identifier: nil,
      quad: nil
    )
    let events: [TraceEvent] = [
      .firstResponderChanged(
        from: nil,
        to: node(3, "field", CGRect(x: 200, y: 200, width: 90, height: 40))
      ),
      .sent(to: application, touches: [touch]),
      .assigned(
        TouchAssignment(
          touch: touch,
          hitTestView: card,
          outcome: .multipleTouchDisabled,
          chain: [card]
        )
      ),
    ]
    var state = OverlayState()
    for (index, event) in events.enumerated() {
      _ = state.fold(TraceRecord(sequence: index, time: 1, event: event))
    }
    return state
  }

  @Test("the overlay speaks Chinese if it is told to, and the codes of the trace otherwise")
  func languages() {
    var painter = OverlayPainter(measuring: EstimatedText(), parts: .everything)
    let stage = OverlayStage(withMarginsAround: CGSize(width: 900, height: 300))
    let contents = OverlayContents(state())
    let english = words(of: painter.picture(of: contents, on: stage))
    #expect(english.contains("first responder: field"))
    #expect(english.contains("multiple touch off"))
    painter.language = .chinese
    let chinese = words(of: painter.picture(of: contents, on: stage))
    #expect(chinese.contains("第一响应者：field"))
    #expect(chinese.contains("多点触摸关闭"))
    #expect(!chinese.contains("first responder"))
  }

  @Test("every word for a label is there in Chinese, and has no English word in it")
  func complete() {
    let words =
      LintRule.allCases.map { $0.label(in: .chinese) }
      + [
        RejectionReason.hidden, .interactionDisabled, .outsideBounds(.zero), .zeroSize, .animating,
      ].map { $0.label(in: .chinese) }
    for word in words { #expect(!word.unicodeScalars.contains { $0.isASCII }, "\(word)") }
  }

  @Test("numbers of the newest finger stand in a line")
  func numbers() {
    let painter = OverlayPainter(measuring: EstimatedText(), parts: .numbers)
    let text = words(of: painter.picture(of: state(), in: size))
    #expect(text.hasPrefix("P: 1/1|X: 50|Y: 40|dX: 0"))
  }

  @Test("outlines show each view once, with other lines for those that take no touch")
  func wireframe() {
    var tree = TreeSnapshot()
    for (index, rect) in [
      CGRect(x: 0, y: 0, width: 400, height: 300), CGRect(x: 10, y: 10, width: 50, height: 50),
      CGRect(x: 100, y: 100, width: 50, height: 50),
    ].enumerated() {
      var view = ViewSnapshot(
        node: node(index, "v\(index)", rect),
        parent: index == 0 ? nil : 0,
        depth: index == 0 ? 0 : 1,
        geometry: .init(frame: rect, bounds: rect, center: .zero)
      )
      view.isHidden = index == 2
      tree.views.append(view)
    }
    let painter = OverlayPainter(measuring: EstimatedText(), parts: [])
    func picture(_ mode: WireframeMode) -> DisplayList {
      var contents = OverlayContents()
      (contents.tree, contents.wireframe) = (tree, mode)
      return painter.picture(of: contents, on: OverlayStage(bare: size))
    }
    #expect(picture(.contents).isEmpty)
    let outlines = picture(.outlines)
    #expect(words(of: outlines) == "v0|v1|v2")
    let styles = outlines.commands.compactMap { command -> StrokeStyle? in
      if case .stroke(_, _, let style) = command { style } else { nil }
    }
    #expect(styles.map(\.dashes) == [[], [1, 3]])
    #expect(words(of: picture(.both)).isEmpty)
  }
}
