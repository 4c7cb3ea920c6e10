import TouchTrace
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("What the trace tells after an event")
struct SettledTraceTests {
  /// A target that moves its view along with the finger.
  @MainActor
  private final class Mover: NSObject {
    func moved(_ pan: UIPanGestureRecognizer) {
      guard let view = pan.view else { return }
      let way = pan.translation(in: view.superview)
      view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y)
      pan.setTranslation(.zero, in: view.superview)
    }
  }

  private func outline(of view: UIView, in stage: Stage) -> Quad? {
    for case .settled(let nodes) in stage.log.records.map(\.event).reversed() {
      return nodes.first { $0.id == view.snapshot().id }?.quad
    }
    return nil
  }

  @Test(
    "A view that a pan carries along is told where it stands, though the touch was taken from it"
  )
  func carried() {
    let stage = Stage(size: CGSize(width: 320, height: 240))
    let mover = Mover()
    let card = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 80))
    let tile = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    card.addSubview(tile)
    stage.rootView.addSubview(card)
    card.addGestureRecognizer(UIPanGestureRecognizer(target: mover, action: Mover.moved))
    let finger = stage.makeFinger()
    stage.perform([.down(finger, CGPoint(x: 60, y: 60))])
    for step in 1...8 {
      stage.advance(by: 0.02)
      stage.perform([.move(finger, CGPoint(x: 60 + 10 * step, y: 60))])
      #expect(outline(of: tile, in: stage) == tile.snapshot().quad)
      #expect(outline(of: card, in: stage) == card.snapshot().quad)
    }
    #expect(card.frame.minX > 80)
    tile.removeFromSuperview()
    stage.perform([.move(finger, CGPoint(x: 170, y: 60))])
    #expect(outline(of: tile, in: stage) == nil)
    stage.perform([.up(finger, CGPoint(x: 170, y: 60))])
  }
}
