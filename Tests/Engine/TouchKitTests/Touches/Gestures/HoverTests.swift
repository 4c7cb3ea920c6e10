import Foundation
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Hovering")
struct HoverTests {
  private let scene = GestureScene()

  @Test("It begins over the view, changes there, and ends outside")
  func life() {
    let hover = UIHoverGestureRecognizer()
    scene.add(hover, "hover")
    let mouse = scene.stage.mouse
    mouse.hover(CGPoint(x: 300, y: 800))
    #expect(scene.actions == [])
    mouse.hover(CGPoint(x: 300, y: 500))
    mouse.hover(CGPoint(x: 310, y: 510))
    #expect(hover.location(in: nil) == CGPoint(x: 310, y: 510))
    mouse.hover(CGPoint(x: 300, y: 800))
    #expect(scene.actions == ["hover→began", "hover→changed", "hover→ended"])
    #expect(hover.state == .possible)
  }

  @Test("It neither sees nor takes a touch")
  func touches() {
    let hover = UIHoverGestureRecognizer()
    scene.add(hover, "hover")
    scene.stage.mouse.hover(CGPoint(x: 300, y: 500))
    scene.stage.tap(CGPoint(x: 300, y: 500))
    #expect(scene.story == "hover→began\nV.began [f1]\nV.ended [f1]")
  }

  @Test("It is over when its view goes away")
  func removal() {
    let hover = UIHoverGestureRecognizer()
    scene.add(hover, "hover")
    scene.stage.mouse.hover(CGPoint(x: 300, y: 500))
    scene.v.removeFromSuperview()
    #expect(scene.actions.count == 2)
    #expect(hover.state == .possible)
  }
}
