import Cards
import Foundation
import ScreenshotTesting
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Suite("Cards on a table")
struct CardTests {
  private let table = TableViewController()
  private let stage: Stage

  init() {
    let table = table
    stage = Stage(size: CGSize(width: 320, height: 240), root: table)
    for (card, name) in zip(table.cards, ["red", "blue"]) { card.accessibilityIdentifier = name }
  }

  @Test("A card follows the finger and comes to the front")
  func drag() {
    let finger = stage.makeFinger()
    finger.down(30, 30)
    finger.move(60, 50)
    finger.up()
    // Until then the tap could become a double tap, and the card does not receive its end.
    stage.advance(by: 1)
    #expect(table.cards[0].frame.origin == CGPoint(x: 50, y: 40))
    #expect(stage.rootView.subviews.last === table.cards[0])
    #expect(
      stage.transcript == """
        red.began [f1]
        red.moved [f1]
        red.ended [f1]
        """
    )
  }

  @Test("A double tap puts the cards back")
  func doubleTap() {
    stage.drag(from: CGPoint(x: 30, y: 30), by: CGVector(dx: 50, dy: 0))
    stage.advance(by: 2)
    stage.tap(CGPoint(x: 300, y: 20))
    stage.advance(by: 0.1)
    stage.tap(CGPoint(x: 300, y: 20))
    #expect(table.cards[0].frame.origin == CGPoint(x: 20, y: 20))
  }

  @Test("A dragged card looks dragged")
  func looks() {
    stage.finger.drag(from: "red", by: CGVector(dx: 80, dy: 40))
    stage.settle()
    assertScreenshot(of: stage, named: "dragged")
    assertScreenshot(of: stage, as: .overlay, named: "dragged")
    assertScreenshot(of: stage, as: .tree, named: "dragged")
  }

  @Test("What a finger cannot do fails the test")
  func impossible() {
    withKnownIssue { stage.finger.move(10, 10) }
  }
}
