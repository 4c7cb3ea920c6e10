import Drawing
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("The sides of layers")
struct LayerSideTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let front = UIView(frame: rect(0, 0, 100, 100))
  private let back = UIView(frame: rect(25, 25, 50, 50))
  private let card = UIView(frame: rect(50, 50, 100, 100))

  init() {
    front.backgroundColor = .red
    back.backgroundColor = .blue
    back.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    for side in [front, back] {
      side.layer.isDoubleSided = false
      card.addSubview(side)
    }
    stage.rootView.addSubview(card)
  }

  private func seen() -> [Bool] {
    stage.application.layoutIfNeeded()
    let text = stage.application.picture().dump()
    return [text.contains("#FF0000"), text.contains("#0000FF")]
  }

  @Test("Layers are seen from both sides unless set")
  func usual() {
    #expect(CALayer().isDoubleSided)
    back.layer.isDoubleSided = true
    #expect(seen() == [true, true])
  }

  @Test("A card that is turned over shows its other side, half-way through too")
  func turning() {
    #expect(seen() == [true, false])
    card.transform = CGAffineTransform(scaleX: -1, y: 1)
    #expect(seen() == [false, true])
    card.transform = .identity
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    turn.fromValue = 0
    turn.toValue = CGFloat.pi
    turn.duration = 1
    card.layer.add(turn, forKey: nil)
    stage.advance(by: 0.25)
    #expect(seen() == [true, false])
    stage.advance(by: 0.5)
    #expect(seen() == [false, true])
    stage.advance(by: 0.5)
    #expect(seen() == [true, false])
  }

  @Test("What a layer holds goes with it, and fingers find it from behind")
  func contents() {
    let label = UIView(frame: rect(10, 10, 10, 10))
    label.backgroundColor = .green
    front.addSubview(label)
    front.layer.transform = CATransform3DMakeRotation(.pi, 1, 0, 0)
    back.removeFromSuperview()
    stage.application.layoutIfNeeded()
    #expect(!stage.application.picture().dump().contains("#00FF00"))
    #expect(card.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
  }
}
