import TouchTrace
import Drawing
import Foundation
import Geometry
import Inspector
import TouchInput
import SandboxTestSupport
import Testing
import TouchKit

@testable import SandboxHost

@MainActor
@Suite("The panels of the inspector")
struct InspectorPanelTests: PlaysWorkbench {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("the search of the views lists what matches and what is above it, and Return selects")
  func search() throws {
    let letters: [[InputEvent]] = [[.text("yel", timestamp: 0)]]
    let first = try play([[]], scene: "nested-colours")
    let panel = try first.bench.inspector.views
    let all = panel.rowCount
    // The first Tab selects the tabs' edge; the search is the first element of the panel.
    let go: [[InputEvent]] = [[.key("F6")], [.key("F6")], [.key("Return")]]
    let played = try play(go + letters + [[]], scene: "nested-colours")
    let bench = try played.bench
    #expect(bench.inspector.views.rowCount < all)
    #expect(
      bench.inspector.views.listedNames == [
        "UIWindow", "root", "white", "orange", "blue", "yellow",
      ]
    )
    let chosen = try play(
      go + letters
        + [
          [.key(KeyStroke(usage: 0x28, name: "Return", isDown: true, timestamp: 0))], [],
        ],
      scene: "nested-colours"
    )
    #expect(chosen.session.tools.selected?.accessibilityIdentifier == "yellow")
  }

  @Test("a row under the pointer has its view outlined in the scene")
  func hovering() throws {
    let played = try play([[]], scene: "nested-colours")
    let bench = try played.bench
    let list = try #require(bench.inspector.views.stops.compactMap { $0 as? RowList }.first)
    bench.application.layoutIfNeeded()
    let row = try #require(list.view(ofRow: 3))
    let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: bench.window)
    played.session.isOver = false
    try played.session.receive([.hover(location: place, timestamp: 9)])
    let pointed = played.session.question.pointedView.flatMap(played.session.run.application.view)
    #expect(pointed?.accessibilityIdentifier == "green")
  }

  @Test("the touch is told in the view's own points, too")
  func facts() throws {
    let played = try play([[.mouse(.began, 200, 170)], []], scene: "nested-colours")
    let workbench = try #require(played.session.workbench)
    let state = played.session.run.overlay
    let answers = try #require(
      workbench.answers.answers(state, in: .english, at: 1) {
        played.session.run.application.treeSnapshot()
      }
    )
    let name = try #require(state.touches.last?.hitTestView?.name)
    let fact = try #require(answers.facts.first { $0.name == "In \(name)" })
    let view = try #require(
      state.touches.last?.hitTestView.flatMap { played.session.run.application.view($0.id) }
    )
    let own = view.convert(CGPoint(x: 200, y: 170), from: nil)
    #expect(fact.value == "\(Int(own.x.rounded())), \(Int(own.y.rounded()))")
    #expect(answers.words.values.filter { $0.text == "covered" }.isEmpty)
  }

  @Test("a changed property has a button that gives it its former value back")
  func reverting() throws {
    let played = try play([[.key("s")], [.key("s")], [.key("i")], []], scene: "nested-colours")
    let tools = played.session.tools
    let id = try #require(tools.selected?.traceID)
    #expect(tools.apply(PropertyEdit(node: id, value: .alpha(0.5))))
    #expect(tools.apply(PropertyEdit(node: id, value: .alpha(0.25))))
    #expect(tools.changedProperties == ["\(id.rawValue).alpha"])
    tools.undo()
    #expect(tools.changedProperties == ["\(id.rawValue).alpha"])
    let bench = try played.bench
    bench.showViews(
      tools.application.treeSnapshot(),
      colors: [:],
      selected: id,
      changed: tools.changedProperties
    )
    let name = "revert-\(id.rawValue)-alpha"
    #expect(bench.buttonNames.filter { $0.hasPrefix("revert") } == [name])
    tools.revert(id, "alpha")
    #expect(tools.changedProperties.isEmpty)
    #expect(tools.selected?.alpha == 1)
    tools.undo()
    #expect(tools.changedProperties == ["\(id.rawValue).alpha"])
  }

  @Test("a value that is refused is told with why and what would do, and changes nothing")
  func refusedValue() throws {
    func typed(_ name: String, _ usage: Int) -> InputEvent {
      .key(KeyStroke(usage: usage, name: name, isDown: true, timestamp: 0))
    }
    let start: [[InputEvent]] = [[.key("s")], [.key("s")], [.key("i")], []]
    let tabs = Array(repeating: [InputEvent.key("Tab")], count: 8)
    let value: [[InputEvent]] = [
      [.key("Return")], [typed("Backspace", 0x2A)], [.text("much", timestamp: 0)],
      [typed("Return", 0x28)], [],
    ]
    let played = try play(start + tabs + value)
    #expect(played.session.run.application.windows.first?.alpha == 1)
    let panel = try played.bench.inspector.properties
    let words = panel.subviews.compactMap { $0 as? WrappedText }.filter { !$0.isHidden }
      .flatMap(\.paragraphs).map(\.text).joined(separator: " ")
    #expect(words.contains("much") && words.contains("0 to 1"), "\(words)")
  }

  @Test("recognizers that wait say what they wait for", arguments: [Language.english, .chinese])
  func needs(_ language: Language) throws {
    let played = try play([[.mouse(.began, 200, 150)], [.mouse(.moved, 204, 153)], []])
    // Closing the window cancels the finger.
    var state = OverlayState()
    for record in played.log.records {
      if case .cancelled = record.event { break }
      _ = state.fold(record)
    }
    let touches = state.touches
    func need(_ kind: String) -> String? {
      GestureNeed.text(
        of: NodeSnapshot(
          id: NodeID(7),
          kind: .gestureRecognizer,
          typeName: kind,
          identifier: nil,
          quad: nil
        ),
        touches,
        in: language
      )
    }
    let kinds = [
      "UIPanGestureRecognizer", "UITapGestureRecognizer", "UILongPressGestureRecognizer",
      "UIPinchGestureRecognizer", "UISwipeGestureRecognizer", "UIRotationGestureRecognizer",
      "UIScreenEdgePanGestureRecognizer",
    ]
    for kind in kinds { #expect(need(kind)?.isEmpty == false, "\(kind)") }
    if language == .english {
      #expect(need("UIPanGestureRecognizer") == "moved 5.0 of 10 pt")
      #expect(need("UIPinchGestureRecognizer") == "1 of 2 fingers")
    }
    #expect(need("CheckmarkRecognizer") == nil)
  }

  @Test("lines to views keep away from the scene's texts")
  func texts() throws {
    let played = try play([[.secondary(192, 150)], []], scene: "cannot-receive")
    var texts = SceneTexts()
    texts.update(played.session.run.application)
    #expect(texts.places.count >= 9)
    let labels = played.session.run.application.windows
    #expect(labels.count == 1)
    let bounds = CGRect(x: -1, y: -1, width: 402, height: 302)
    #expect(texts.places.allSatisfy { bounds.contains($0) })
  }
}
