import Cards
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Suite("A card in language mode 6")
struct CardTests {
  @Test("follows the finger")
  func drag() {
    let card = Card(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    card.accessibilityIdentifier = "card"
    let stage = Stage(size: CGSize(width: 320, height: 240))
    stage.rootView.addSubview(card)
    stage.finger.drag(from: card, by: CGVector(dx: 80, dy: 0), over: 0.2)
    #expect(card.frame.origin == CGPoint(x: 100, y: 20))
    #expect(stage.transcript.hasPrefix("card.began [f1]\ncard.moved [f1]"))
  }
}
