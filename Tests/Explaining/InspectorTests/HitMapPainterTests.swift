import TouchTrace
import Drawing
import Foundation
import Geometry
import Inspector
import Testing

@Suite("The picture of a hit map")
struct HitMapPainterTests {
  /// A screen of 40 × 30 with a panel, and a button that extends beyond it to the right.
  private var map: HitMap {
    let root = node(1, "root", CGRect(x: 0, y: 0, width: 40, height: 30))
    let panel = node(2, "panel", CGRect(x: 4, y: 4, width: 20, height: 20))
    let button = node(3, "button", CGRect(x: 14, y: 10, width: 20, height: 10))
    var views = [view(root, nil), view(panel, 0), view(button, 1)]
    views[2].control = ControlSnapshot(
      isEnabled: true,
      isSelected: false,
      isHighlighted: false,
      handlers: []
    )
    (views[0].descendantCount, views[1].descendantCount) = (2, 1)
    var grid = HitGrid(width: 40)
    let places = [root, panel, button].map { node in grid.place(of: node.id) { node } }
    let all = [HitGrid.Run(receiver: places[0], end: 40)]
    let beside = HitGrid.Run(receiver: places[0], end: 4)
    let plain = [beside, .init(receiver: places[1], end: 24), all[0]]
    let pressed = [
      beside, .init(receiver: places[1], end: 14), .init(receiver: places[2], end: 24), all[0],
    ]
    for (runs, count) in [(all, 4), (plain, 6), (pressed, 10), (plain, 4), (all, 6)] {
      grid.append(runs, count: count)
    }
    return HitMap(of: TreeSnapshot(views: views), grid) { point in
      let steps = [
        step(root, .passedOn(to: root.id), 0, nil),
        step(panel, .rejected(.outsideBounds(panel.box)), 1, root.id),
      ]
      return [HitTestReport(point: point, window: root, steps: steps, result: root)]
    }
  }

  private func node(_ id: Int, _ name: String, _ frame: CGRect) -> NodeSnapshot {
    NodeSnapshot(
      id: NodeID(id),
      kind: id == 1 ? .window : .view,
      typeName: "UIView",
      identifier: name,
      quad: Quad(frame)
    )
  }

  private func view(_ node: NodeSnapshot, _ parent: Int?) -> ViewSnapshot {
    let bounds = CGRect(origin: .zero, size: node.box.size)
    return ViewSnapshot(
      node: node,
      parent: parent,
      depth: (parent ?? -1) + 1,
      geometry: .init(
        frame: node.box,
        bounds: bounds,
        center: CGPoint(x: node.box.midX, y: node.box.midY)
      )
    )
  }

  private func step(
    _ node: NodeSnapshot,
    _ verdict: HitTestStep.Verdict,
    _ depth: Int,
    _ asker: NodeID?
  ) -> HitTestStep {
    HitTestStep(node: node, askedBy: asker, depth: depth, point: .zero, verdict: verdict)
  }

  private func dump(_ language: Language = .english, in rect: CGRect) -> [String] {
    HitMapPainter(measuring: EstimatedText(), language: language).picture(of: map, in: rect)
      .dump().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("each area is filled in its colour, at its place and in the size of the rectangle")
  func areas() {
    let lines = dump(in: CGRect(x: 100, y: 50, width: 80, height: 60))
    #expect(
      lines.filter { $0.hasPrefix("fill rect") } == [
        "fill rect (100 50 80 60) #2B2E35", "fill rect (100 50 80 8) #D8DCE4",
        "fill rect (100 58 8 40) #D8DCE4", "fill rect (148 58 32 40) #D8DCE4",
        "fill rect (100 98 80 12) #D8DCE4", "fill rect (108 58 40 12) #56B4E9",
        "fill rect (108 70 20 20) #56B4E9", "fill rect (108 90 40 8) #56B4E9",
        "fill rect (128 70 20 20) #E69F00",
      ]
    )
  }

  @Test("numbers stand on black discs, dead parts have dashes and their share in both languages")
  func marks() {
    let rect = CGRect(x: 0, y: 0, width: 400, height: 300)
    let english = dump(in: rect)
    for number in 1...3 { #expect(english.contains { $0.hasPrefix("text \"\(number)\" ") }) }
    #expect(english.filter { $0.hasPrefix("fill path") && $0.hasSuffix("#000000") }.count == 3)
    #expect(
      english.contains(
        "stroke path M240,100 L240,200 M340,100 L340,200 M240,100 L340,100 M240,200 L340,200"
          + " #000000 width 1.5 dashes 4 3"
      )
    )
    #expect(english.contains { $0.hasPrefix("text \"dead: 50 %\"") })
    #expect(dump(.chinese, in: rect).contains { $0.hasPrefix("text \"失效：50 %\"") })
  }

  @Test("numbers, their discs and words grow with the text scale; areas do not")
  func textScale() {
    let rect = CGRect(x: 0, y: 0, width: 400, height: 300)
    func lines(_ scale: CGFloat) -> [String] {
      HitMapPainter(measuring: EstimatedText(), textScale: scale).picture(of: map, in: rect)
        .dump().split(separator: "\n").map(String.init)
    }
    let (usual, large) = (lines(1), lines(2))
    func areas(_ lines: [String]) -> [String] { lines.filter { $0.contains("fill rect") } }
    func marks(_ lines: [String]) -> [String] {
      lines.filter { $0.contains("fill path") || $0.contains("text \"") }
    }
    #expect(areas(usual) == areas(large))
    #expect(!marks(usual).isEmpty && Set(marks(usual)).isDisjoint(with: marks(large)))
  }

  @Test("an empty rectangle has no picture")
  func empty() {
    #expect(dump(in: .zero).isEmpty)
  }

  @Test("the legend has a chip and a name for each area, in rows of its width")
  func legend() {
    let wide = legend(width: 400)
    let narrow = legend(width: 90)
    let texts = wide.picture.dump().split(separator: "\n").filter { $0.hasPrefix("text") }
    #expect(texts.count == 6)
    for (number, name) in zip(1..., ["root", "panel", "button"]) {
      #expect(texts.contains { $0.hasPrefix("text \"\(number)\" ") })
      #expect(texts.contains { $0.hasPrefix("text \"\(name)\" ") })
    }
    #expect(wide.size == CGSize(width: 400, height: 20))
    #expect(narrow.size.height == 76)
  }

  @Test("a legend without enough height counts the names that do not fit")
  func lowLegend() {
    let low = legend(width: 160, height: 20)
    let texts = low.picture.dump().split(separator: "\n").filter { $0.hasPrefix("text") }
    #expect(low.size.height == 20)
    #expect(texts.contains { $0.hasPrefix("text \"and 2 more\"") })
  }

  private func legend(width: CGFloat, height: CGFloat = .infinity) -> HitMapLegend {
    HitMapLegend(
      of: map,
      width: width,
      height: height,
      text: .white,
      measuring: EstimatedText()
    )
  }
}

extension NodeSnapshot {
  fileprivate var box: CGRect { quad?.boundingBox ?? .zero }
}
