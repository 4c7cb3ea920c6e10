import Foundation
import Geometry
import SandboxScenes
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Playing with scroll-and-buttons")
struct ScrollAndButtonsTests {
  private let stage: Stage

  init() throws {
    let scene = try #require(SceneCatalogue.scene(named: "scroll-and-buttons"))
    stage = Stage(size: CGSize(width: 640, height: 480), root: scene.makeRootViewController())
    stage.application.layoutIfNeeded()
  }

  private func button(_ name: String) throws -> UIButton {
    try #require(stage.rootView.firstView(identified: name) as? UIButton)
  }

  private func offset(_ name: String) throws -> CGFloat {
    try #require(stage.rootView.firstView(identified: name) as? UIScrollView).contentOffset.y
  }

  /// Puts a finger on a button, rests, and moves up by 60 points.
  private func drag(_ name: String, after rest: TimeInterval) throws {
    let finger = stage.makeFinger()
    let place = try button(name).convert(CGPoint(x: 40, y: 40), to: nil)
    finger.down(place)
    stage.advance(by: rest)
    for step in 1...6 {
      stage.advance(by: 1.0 / 60)
      finger.move(place.x, place.y - 10 * CGFloat(step))
    }
    stage.advance(by: 0.2)
    finger.up()
    stage.advance(by: 2)
  }

  @Test("a quick move scrolls both lists", arguments: ["left", "right"])
  func quick(list: String) throws {
    try drag("\(list)-2", after: 0)
    #expect(try offset(list) == 50)
    #expect(stage.transcript == "")
  }

  @Test("after a rest the left button keeps the finger, the right one loses it")
  func rested() throws {
    try drag("left-2", after: 0.2)
    #expect(try offset("left") == 0)
    #expect(stage.transcript.hasSuffix("left-2.ended [f1]"))
    try drag("right-2", after: 0.2)
    #expect(try offset("right") == 50)
    #expect(stage.transcript.hasSuffix("right-2.cancelled [f2]"))
    #expect(try !button("right-2").isHighlighted)
  }

  @Test("a pressed button fades, and has another colour afterwards")
  func pressing() throws {
    let button = try button("left-1")
    let before = button.backgroundColor
    let finger = stage.makeFinger()
    finger.down(button.convert(CGPoint(x: 40, y: 40), to: nil))
    stage.advance(by: 0.2)
    #expect(button.isHighlighted && button.backgroundColor != before)
    finger.up()
    #expect(!button.isHighlighted && button.backgroundColor != before)
    stage.tap(button.convert(CGPoint(x: 40, y: 40), to: nil))
    #expect(button.backgroundColor == before)
  }
}
