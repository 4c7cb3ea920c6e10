import TouchTrace
import Drawing
import Foundation
import Geometry
import Testing
import TouchKitTestSupport
import TouchKitTesting

@testable import TouchKit

@MainActor
@Suite("Touches and pictures during animations")
struct AnimationTouchTests {
  private let scene = AnimationScene()

  private var stage: Stage { scene.stage }
  private var v: UIView { scene.v }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("Views that are animated take no touches: they fall through")
  func blocked() {
    let child = named("child", rect(0, 0, 40, 40), in: v)
    UIView.animate(withDuration: 1) { v.center.x += 100 }
    #expect(hit(120, 20) === stage.rootView)
    #expect(hit(20, 20) === stage.rootView)
    stage.tap(CGPoint(x: 120, y: 20))
    let reasons = stage.log.records.compactMap { record -> RejectionReason? in
      guard case .hitTest(let report, touch: _) = record.event else { return nil }
      return report.steps.compactMap { step -> RejectionReason? in
        guard case .rejected(let reason) = step.verdict else { return nil }
        return reason
      }.first
    }
    #expect(reasons == [.animating])
    stage.advance(to: 1)
    #expect(hit(120, 20) === child)
  }

  @Test("Allowed to, they take touches where they will be, not where they are shown")
  func allowed() {
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      v.center.x += 100
    }
    stage.advance(to: 0.1)
    #expect(hit(120, 20) === v)
    #expect(hit(20, 20) === stage.rootView)
  }

  @Test("A touch that is under way stays with its view when an animation begins")
  func underWay() {
    let finger = stage.makeFinger()
    finger.down(on: v)
    UIView.animate(withDuration: 1) { v.center.x += 100 }
    finger.move(30, 30)
    finger.up()
    #expect(stage.transcript == "V.began [f1]\nV.moved [f1]\nV.ended [f1]")
  }

  @Test("Each picture damages where things were shown and where they are")
  func damage() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { v.center.x += 100 }
    #expect(stage.application.takeDamage() == [rect(-1, -1, 42, 42).standardizedToScreen])
    stage.advance(to: 0.5)
    let damage = stage.application.takeDamage()
    #expect(damage.contains { $0.contains(rect(0, 0, 40, 40)) })
    #expect(damage.contains { $0.contains(rect(50, 0, 40, 40)) })
    #expect(!damage.contains { $0.maxX > 92 })
    #expect(stage.application.takeDamage() == [])
    stage.advance(to: 2)
    #expect(stage.application.takeDamage().contains { $0.contains(rect(100, 0, 40, 40)) })
    #expect(stage.application.takeDamage() == [])
  }

  @Test("The picture shows what is on its way")
  func picture() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      v.center.x += 100
      v.alpha = 0
    }
    stage.advance(to: 0.5)
    let fills = stage.application.picture().commands.filter {
      guard case .fillRect(_, let color) = $0 else { return false }
      return color == Color(hex: 0, alpha: 0.5)
    }
    #expect(fills.count == 1)
    let places = stage.application.picture().commands.filter {
      guard case .fillRect(let rect, _) = $0 else { return false }
      return rect.minX == 50
    }
    #expect(places.count == 1)
  }

  @Test("While something moves the next frame is due, and nothing afterwards")
  func deadlines() {
    #expect(stage.application.nextDeadline == nil)
    UIView.animate(withDuration: 0.1) { v.center.x += 100 }
    var frames = 0
    while let deadline = stage.application.nextDeadline {
      #expect(deadline > stage.time)
      stage.advance(to: deadline)
      frames += 1
      if frames > 100 { break }
    }
    #expect(frames == 6)
    #expect(v.animations == nil)
  }
}

extension CGRect {
  /// The rectangle, cut to the screen of the stage.
  fileprivate var standardizedToScreen: CGRect { intersection(rect(0, 0, 400, 300)) }
}
