import TouchTrace
import Foundation
import Inspector
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Hit maps")
struct HitMapTests {
  private static let size = CGSize(width: 200, height: 100)
  private let stage = Stage(size: HitMapTests.size)

  private var map: HitMap {
    let application = stage.application
    let grid = application.hitGrid(size: Self.size)
    return HitMap(of: application.treeSnapshot(), grid) { application.hitTestReports(at: $0) }
  }

  @discardableResult
  private func add<View: UIView>(
    _ view: View,
    _ name: String,
    _ frame: CGRect,
    to parent: UIView? = nil,
    color: UIColor? = nil
  ) -> View {
    view.frame = frame
    view.accessibilityIdentifier = name
    view.backgroundColor = color
    (parent ?? stage.rootView).addSubview(view)
    return view
  }

  /// Returns the dead parts of a target as `code other pixels`.
  private func cuts(of name: String, in map: HitMap) -> [String] {
    let target = map.targets.first { map.tree.views[$0.index].node.identifier == name }
    return target?.cuts.map { "\($0.cause.code) \($0.cause.other?.name ?? "–") \($0.pixels)" } ?? []
  }

  @Test(
    "a button that reaches out of its superview is dead there, by the superview's bounds",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func outside() throws {
    let panel = add(UIView(), "panel", rect(20, 20, 60, 40))
    add(UIControl(), "button", rect(40, 10, 40, 20), to: panel)
    let map = map
    let target = try #require(map.targets.first)
    #expect((target.visible, target.dead) == (800, 400))
    #expect(target.deadShare == 0.5)
    #expect(cuts(of: "button", in: map) == ["ancestorRejected panel 400"])
    #expect(
      map.text() == """
        Which view receives a touch, on 200 × 100 points:
              view           receives   dead   cause
          1   UIView             88 %
          2   panel              10 %
          3   panel.button        2 %   50 %   bounds of panel
        """
    )
    #expect(map.text(in: .chinese).hasSuffix("3   panel.button    2 %   50 %   panel 的边界"))
  }

  @Test("what a clear view takes is dead, what an opaque one covers is not seen")
  func covers() {
    add(UIControl(), "button", rect(0, 0, 100, 40))
    let glass = add(UIView(), "glass", rect(0, 0, 25, 40))
    #expect(cuts(of: "button", in: map) == ["covered glass 1000"])
    glass.backgroundColor = .red
    #expect(cuts(of: "button", in: map) == [])
    #expect(map.targets.map(\.visible) == [3000])
    glass.alpha = 0.5
    #expect(cuts(of: "button", in: map) == ["covered glass 1000"])
    glass.isUserInteractionEnabled = false
    #expect(cuts(of: "button", in: map) == [])
    #expect(map.targets.map(\.visible) == [4000])
  }

  @Test("a round view covers what its corners leave")
  func round() throws {
    add(UIControl(), "button", rect(0, 0, 100, 40))
    add(UIView(), "pill", rect(0, 0, 40, 40), color: .red).layer.cornerRadius = 20
    let target = try #require(map.targets.first)
    // The square within the circle has 28.3 points per side, of which 28 have their centres inside.
    #expect(target.visible == 4000 - 28 * 28)
    #expect(target.dead == 1600 - 28 * 28)
  }

  @Test("what lies inside a target is its own, a label and a button in a card that can be tapped")
  func inside() {
    let card = add(UIView(), "card", rect(10, 10, 100, 80), color: .white)
    card.addGestureRecognizer(UITapGestureRecognizer())
    add(UIView(), "picture", rect(0, 0, 100, 40), to: card, color: .blue)
    add(UIButton(), "button", rect(0, 50, 50, 30), to: card, color: .green)
    let map = map
    #expect(cuts(of: "card", in: map) == [])
    #expect(map.targets.map(\.visible) == [8000, 1500])
  }

  @Test("clipped and hidden parts are neither seen nor dead")
  func clipped() {
    let panel = add(UIView(), "panel", rect(20, 20, 60, 40))
    panel.clipsToBounds = true
    let button = add(UIControl(), "button", rect(40, 10, 40, 20), to: panel)
    #expect(map.targets.map(\.visible) == [400])
    #expect(cuts(of: "button", in: map) == [])
    button.isHidden = true
    #expect(map.targets.isEmpty)
  }

  @Test(
    "a control whose interaction is off is dead by itself, and has no number",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func disabled() throws {
    add(UIControl(), "button", rect(0, 0, 10, 10)).isUserInteractionEnabled = false
    let map = map
    #expect(cuts(of: "button", in: map) == ["interactionDisabled – 100"])
    let row = try #require(map.rows(ViewNames(map.tree)).last)
    #expect(row.number == nil && row.name == "button")
    #expect(map.text().hasSuffix("–   button        0 %   100 %   interactionDisabled"))
  }

  @Test("a window in front cuts, and one behind is not asked")
  func windows() {
    add(UIControl(), "button", rect(0, 0, 100, 100))
    let other = UIWindow(frame: rect(50, 0, 100, 100))
    other.windowLevel = .alert
    other.accessibilityIdentifier = "alert"
    other.makeKeyAndVisible()
    stage.application.layoutIfNeeded()
    #expect(cuts(of: "button", in: map) == ["windowInFront alert 5000"])
  }

  @Test(
    "where a class answers another view, its hitTest cuts",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func answered() {
    let panel = add(ScriptedView(), "panel", rect(0, 0, 100, 50))
    panel.onHitTest = { view, point, event in
      point.x < 20 ? view : view.defaultHitTest(point, event)
    }
    add(UIControl(), "button", rect(0, 0, 40, 10), to: panel)
    #expect(cuts(of: "button", in: map) == ["hitTestOverridden panel 200"])
  }

  @Test(
    "a view with touch methods of its own is a target, a plain one is not",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func touchMethods() {
    final class Pad: UIView {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    add(UIView(), "plain", rect(0, 0, 20, 20))
    add(Pad(), "pad", rect(20, 0, 20, 20))
    let map = map
    #expect(map.targets.map { map.tree.views[$0.index].node.name } == ["pad"])
    #expect(map.knowsTouchMethods)
  }

  @Test("neighbours differ in colour, and the rearmost view has the quiet one")
  func colours() {
    for number in 0..<60 {
      let (x, y) = (CGFloat(number % 10) * 20, CGFloat(number / 10) * 16)
      add(UIView(), "v\(number)", rect(x, y, 20, 16))
    }
    let map = map
    #expect(map.areas.map(\.number) == Array(1...61))
    #expect(map.areas.first?.tint == 0 && map.areas.dropFirst().allSatisfy { $0.tint > 0 })
    // The grid is read at the centres of the tiles, and of their neighbours to the left and above.
    var equal = 0
    for row in stride(from: 24, to: 96, by: 16) {
      for column in stride(from: 30, to: 200, by: 20) {
        let here = map.grid.receiver(column: column, row: row)
        for other in [
          map.grid.receiver(column: column - 20, row: row),
          map.grid.receiver(column: column, row: row - 16),
        ] where other != here {
          let tints = [here, other].map { node in map.areas.first { $0.receiver == node }?.tint }
          if tints[0] == tints[1] { equal += 1 }
        }
      }
    }
    #expect(equal == 0)
  }
}
