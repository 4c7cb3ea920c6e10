import Foundation
import Inspector
import Testing
import TextFormats

/// A screen of 100 × 100 points for comparisons.
enum FactsOfScreen {
  /// Returns a window with views on it, each above the earlier ones; targets receive the touches on them.
  static func facts(_ views: [ScreenFacts.View]) -> ScreenFacts {
    let screen = CGRect(x: 0, y: 0, width: 100, height: 100)
    let all =
      [
        ScreenFacts.View(
          name: "window",
          typeName: "UIWindow",
          descendantCount: views.count,
          frame: screen,
          box: screen
        )
      ]
      + views.map { view in
        var view = view
        (view.parent, view.box) = (0, view.box ?? view.frame)
        return view
      }
    let rows = (0..<100).map { row in
      var runs: [ScreenFacts.Run] = []
      for column in 0..<100 {
        let middle = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
        let top = all.indices.last { index in
          let isReached =
            all[index].properties["isUserInteractionEnabled"] != "false"
            && all[index].properties["isHidden"] != "true"
          return isReached && all[index].box?.contains(middle) ?? false
        }
        if runs.last?.view == top, !runs.isEmpty { runs.removeLast() }
        runs.append(ScreenFacts.Run(view: top, end: column + 1))
      }
      return runs
    }
    return ScreenFacts(views: all, rows: rows)
  }

  static func button(
    _ name: String,
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ properties: [String: String] = [:]
  ) -> ScreenFacts.View {
    ScreenFacts.View(
      name: name,
      typeName: "UIButton",
      frame: CGRect(x: x, y: y, width: width, height: height),
      isTarget: true,
      properties: properties
    )
  }

  static func plain(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> ScreenFacts.View
  {
    ScreenFacts.View(name: name, frame: CGRect(x: x, y: y, width: width, height: height))
  }
}

@Suite("Facts of a screen")
struct ScreenFactsTests {
  private let facts = FactsOfScreen.facts([
    FactsOfScreen.button("Pay", 10, 40, 80, 50, ["text": "Pay \"now\"", "alpha": "0.5"]),
    FactsOfScreen.plain("Toast", 10, 80, 80, 15),
  ])

  @Test("A file reads back as what was written")
  func roundTrip() throws {
    var facts = facts
    facts.transcript = ["touchesBegan Pay", "a \"quoted\" line"]
    let read = try ScreenFacts(json: Data(facts.json.utf8))
    #expect(read == facts)
    #expect(read.width == 100)
    #expect(read.height == 100)
  }

  @Test("A broken file is refused with a place, whatever is broken in it")
  func broken() throws {
    let text = facts.json
    for (part, other) in [
      ("\"schemaVersion\": 1", "\"schemaVersion\": 9"), ("\"parent\":0", "\"parent\":7"),
      ("\"class\":\"UIButton\"", "\"class\":3"), ("[10,40,80,50]", "[10,40,80]"),
    ] {
      let changed = text.replacingOccurrences(of: part, with: other)
      #expect(changed != text, "\(part)")
      #expect(throws: SourceProblem.self, "\(other)") {
        try ScreenFacts(json: Data(changed.utf8))
      }
    }
    let head = "{\"schemaVersion\":1,\"views\":[],\"rows\":["
    for rows in [
      "[20000,[-1,20000]],[1,[-1,20000]]", "[0,[]]", "[1,[-1,20000,-1,20001]]",
      "[1,[-1,9223372036854775807]]",
    ] {
      #expect(throws: SourceProblem.self) { try ScreenFacts(json: Data((head + rows + "]}").utf8)) }
    }
    for length in stride(from: 0, to: text.utf8.count - 3, by: 7) {
      #expect(throws: SourceProblem.self) { try ScreenFacts(json: Data(text.utf8.prefix(length))) }
    }
  }

  @Test("Areas of touches are listed as rectangles, in the order of the tree")
  func touchText() {
    let lines = facts.touchText.split(separator: "\n")
    #expect(lines.contains("Pay UIButton (10, 40, 80, 40)"))
    #expect(lines.contains("Toast UIView (10, 80, 80, 15)"))
    #expect(!facts.touchText.contains("nobody"))
  }
}

@Suite("Two screens")
struct ScreenDifferenceTests {
  private let button = FactsOfScreen.button
  private let plain = FactsOfScreen.plain

  private func fingers(_ first: [ScreenFacts.View], _ second: [ScreenFacts.View])
    -> FingerDifference
  {
    ScreenDifference(FactsOfScreen.facts(first), FactsOfScreen.facts(second)).fingers
  }

  private func tree(_ first: [ScreenFacts.View], _ second: [ScreenFacts.View]) -> [String] {
    ScreenDifference(FactsOfScreen.facts(first), FactsOfScreen.facts(second)).tree.changes.map {
      "\($0.view) \($0.property): \($0.before) → \($0.after)"
    }
  }

  @Test("The same screen has no difference")
  func same() {
    let views = [button("Pay", 10, 40, 80, 50, [:]), plain("Toast", 0, 0, 10, 10)]
    #expect(tree(views, views).isEmpty)
    let fingers = fingers(views, views)
    #expect(fingers.changes.isEmpty)
    #expect(fingers.sameCount == 1)
  }

  @Test("A view that comes to lie over a button takes a part of its area")
  func covered() throws {
    let fingers = fingers(
      [button("Pay", 10, 40, 80, 50, [:]), plain("Toast", 10, 90, 80, 10)],
      [button("Pay", 10, 40, 80, 50, [:]), plain("Toast", 10, 71, 80, 19)]
    )
    let change = try #require(fingers.changes.first)
    #expect(change.kind == .covered)
    #expect(change.pointsBefore == 4000)
    #expect(change.pointsAfter == 2480)
    #expect(change.title.english == "Pay lost 38 % of its area to Toast.")
    #expect(change.detail.english == "Touches on its lower 19 points now go to Toast.")
    #expect(change.title.chinese == "Pay 有 38% 的可点区域被 Toast 占去。")
  }

  @Test("A button that shrinks below 44 points is told, one that only moves is not small")
  func small() throws {
    let small = fingers([button("Back", 8, 6, 44, 44, [:])], [button("Back", 8, 13, 30, 30, [:])])
    #expect(small.changes.map(\.kind) == [.small])
    #expect(
      small.changes.first?.detail.english == "It was 44 × 44. Apple recommends at least 44 × 44."
    )
    let moved = fingers([button("Back", 8, 6, 30, 30, [:])], [button("Back", 20, 6, 30, 30, [:])])
    #expect(moved.changes.map(\.kind) == [.moved])
    #expect(moved.changes.first?.title.english == "Back moved.")
  }

  @Test("A button without touches is dead, with the property that did it")
  func dead() {
    let off = ["isUserInteractionEnabled": "false"]
    let dead = fingers([button("Pay", 10, 40, 80, 50, [:])], [button("Pay", 10, 40, 80, 50, off)])
    #expect(dead.changes.map(\.kind) == [.dead])
    #expect(dead.changes.first?.cause == "isUserInteractionEnabled = false")
    let gone = fingers([button("Pay", 10, 40, 80, 50, [:])], [])
    #expect(gone.changes.first?.title.english == "Pay is gone.")
    let disabled = fingers(
      [button("Pay", 10, 40, 80, 50, [:])],
      [button("Pay", 10, 40, 80, 50, ["isEnabled": "false"])]
    )
    #expect(disabled.changes.map(\.kind) == [.disabled])
  }

  @Test("Changes of frames name the part that changed")
  func frames() {
    let first = [plain("a", 10, 10, 20, 20), plain("b", 50, 50, 10, 10), plain("c", 0, 90, 5, 5)]
    let second = [plain("a", 10, 15, 20, 20), plain("b", 51, 52, 10, 12), plain("c", 0, 90, 5, 5)]
    #expect(
      tree(first, second) == [
        "a frame.origin.y: 10 → 15", "b frame.origin: (50, 50) → (51, 52)",
        "b frame.size.height: 10 → 12",
      ]
    )
  }

  @Test("Views without names are the same where they are alike, then in their order")
  func unnamed() {
    func view(_ x: Double) -> ScreenFacts.View {
      ScreenFacts.View(
        name: "UIView",
        isNamed: false,
        frame: CGRect(x: x, y: 0, width: 10, height: 10)
      )
    }
    #expect(tree([view(0), view(20), view(40)], [view(0), view(40)]).count == 1)
    #expect(tree([view(0), view(20), view(40)], [view(0), view(40)])[0].hasSuffix("→ –"))
    #expect(tree([view(0), view(20)], [view(0), view(21)]) == ["UIView frame.origin.x: 20 → 21"])
  }

  @Test("Views with different names are never one view")
  func renamed() {
    let fingers = fingers(
      [button("Cancel", 10, 40, 80, 50, [:])],
      [button("Help", 10, 40, 80, 50, [:])]
    )
    #expect(
      fingers.changes.map(\.title.english) == ["Cancel is gone.", "Help now receives touches."]
    )
  }

  @Test("A view that no longer reacts to touches, and a control that is enabled again, are told")
  func reaction() {
    let card = ScreenFacts.View(
      name: "card",
      frame: CGRect(x: 10, y: 10, width: 50, height: 50),
      isTarget: true
    )
    let gone = fingers([card], [plain("card", 10, 10, 50, 50)])
    #expect(gone.changes.map(\.title.english) == ["card no longer reacts to touches."])
    #expect(gone.sameCount == 0)
    let enabled = fingers(
      [button("Pay", 10, 40, 80, 50, ["isEnabled": "false"])],
      [button("Pay", 10, 40, 80, 50, [:])]
    )
    #expect(enabled.changes.map(\.title.english) == ["Pay is enabled now."])
  }

  @Test("Each taker has its own share, and a size of its own is no theft")
  func shares() {
    let two = fingers(
      [button("Pay", 0, 0, 100, 50, [:])],
      [button("Pay", 0, 0, 100, 50, [:]), plain("A", 0, 0, 50, 50), plain("B", 50, 0, 30, 50)]
    )
    #expect(two.changes.map(\.title.english) == ["Pay lost 50 % of its area to A, and 30 % to B."])
    let shrunk = fingers(
      [button("Pay", 0, 0, 100, 50, [:]), plain("A", 0, 60, 1, 1)],
      [button("Pay", 0, 0, 100, 30, [:]), plain("A", 0, 29, 1, 1)]
    )
    #expect(shrunk.changes.map(\.kind) == [.small])
  }

  @Test("A control that left the screen is told to be outside")
  func outside() {
    let fingers = fingers(
      [button("Pay", 0, 0, 50, 50, [:])],
      [button("Pay", 0, 200, 50, 50, [:])]
    )
    #expect(fingers.changes.map(\.kind) == [.dead])
    #expect(fingers.changes.first?.detail.english == "It is outside the screen now.")
  }

  @Test("An order that changed is a change of the superview")
  func order() {
    let (a, b) = (plain("a", 0, 0, 10, 10), plain("b", 5, 5, 10, 10))
    #expect(tree([a, b], [b, a]) == ["window subviews: a, b → b, a"])
  }
}
