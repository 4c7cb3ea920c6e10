import Cards
import ScreenshotTesting
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Suite("A card")
struct CardTests {
  @Test("follows the finger")
  func drag() {
    let card = Card(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    card.backgroundColor = .systemOrange
    card.accessibilityIdentifier = "card"
    let stage = Stage(size: CGSize(width: 240, height: 160))
    stage.rootView.addSubview(card)

    stage.finger.drag(from: card, by: CGVector(dx: 80, dy: 20), over: 0.2)

    #expect(card.frame.origin == CGPoint(x: 100, y: 40))
    assertScreenshot(of: stage, as: .overlay, named: "dragged")
  }
}
