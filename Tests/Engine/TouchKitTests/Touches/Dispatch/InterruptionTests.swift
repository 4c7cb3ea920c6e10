import TouchTrace
import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Interruptions")
struct InterruptionTests {
  private let stage = Stage()

  private func script(_ name: String, in parent: UIView? = nil) -> ScriptedView {
    let view = ScriptedView(name, rect(0, 0, 200, 200))
    (parent ?? stage.rootView).addSubview(view)
    return view
  }

  @Test(
    "I52, M01: Sc-44: a view removed in touchesBegan is cancelled once and its parent hears nothing"
  )
  func removed() {
    let p = script("P")
    let v = script("V", in: p)
    var touch: UITouch?
    var phase: UITouch.Phase?
    v.onBegan = { v, touches, _ in
      touch = touches.first
      v.removeFromSuperview()
    }
    v.onCancelled = { _, touches, _ in phase = touches.first?.phase }
    let finger = stage.makeFinger()
    finger.down(50, 50)
    finger.move(60, 60)
    finger.up()
    #expect(stage.transcript == "V.began [f1]\nV.cancelled [f1]")
    #expect(phase == .cancelled)
    #expect(touch?.view == nil)
    #expect(stage.transcript(.incidents) == "f1 cancelled: viewRemoved")
  }

  @Test("A view that changes its parent within the window keeps its touch")
  func reparented() {
    let p = script("P")
    let q = script("Q")
    let v = script("V", in: q)
    v.onBegan = { [unowned p] v, _, _ in p.addSubview(v) }
    v.onMoved = { [unowned q] v, _, _ in
      v.removeFromSuperview()
      q.addSubview(v)
    }
    let finger = stage.makeFinger()
    finger.down(50, 50)
    finger.move(60, 60)
    finger.up()
    #expect(stage.transcript == "V.began [f1]\nV.moved [f1]\nV.ended [f1]")
  }

  @Test("I52: Removing an ancestor between events cancels at once")
  func ancestorRemoved() {
    let p = script("P")
    _ = script("V", in: p)
    let finger = stage.makeFinger()
    finger.down(50, 50)
    p.removeFromSuperview()
    #expect(stage.transcript == "V.began [f1]\nV.cancelled [f1]")
    finger.up()
    #expect(stage.transcript == "V.began [f1]\nV.cancelled [f1]")
  }

  @Test("M06: Sc-71: hiding or disabling the view does not end its touch")
  func hidden() {
    _ = script("U")
    let v = script("V")
    v.onBegan = { v, _, _ in v.isHidden = true }
    v.onMoved = { v, _, _ in v.isUserInteractionEnabled = false }
    let finger = stage.makeFinger()
    finger.down(50, 50)
    finger.move(60, 60)
    finger.up()
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(
      stage.transcript
        == "V.began [f1]\nV.moved [f1]\nV.ended [f1]\nU.began [f2]\nU.ended [f2]"
    )
  }

  @Test(
    "I51, X01: Losing the keyboard or being hidden cancels every touch; the fingers then say nothing"
  )
  func resigning() {
    let v = script("V")
    v.isMultipleTouchEnabled = true
    let (a, b) = (stage.makeFinger(), stage.makeFinger())
    a.down(50, 50)
    b.down(60, 60)
    stage.send(.focusLost)
    a.move(70, 70)
    a.up()
    b.up()
    #expect(stage.transcript == "V.began [f1]\nV.began [f2]\nV.cancelled [f1, f2]")
  }

  @Test("Sc-50: ignored fingers stay silent until they lift; calls nest")
  func ignoring() {
    _ = script("V")
    let app = stage.application
    app.beginIgnoringInteractionEvents()
    app.beginIgnoringInteractionEvents()
    stage.tap(CGPoint(x: 50, y: 50))
    app.endIgnoringInteractionEvents()
    stage.tap(CGPoint(x: 50, y: 50))
    let finger = stage.makeFinger()
    finger.down(50, 50)
    app.endIgnoringInteractionEvents()
    finger.up()
    #expect(stage.transcript == "")
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(stage.transcript == "V.began [f4]\nV.ended [f4]")
  }

  @Test("M04: Input sent from within a callback waits for its turn")
  func reentrance() {
    let v = script("V")
    let other = stage.makeFinger()
    v.isMultipleTouchEnabled = true
    v.onBegan = { [stage] _, touches, _ in
      if touches.first?.tapCount == 1, other.location == nil {
        other.down(100, 100)
        #expect(stage.transcript == "V.began [f1]")
      }
    }
    stage.makeFinger().down(50, 50)
    #expect(stage.transcript == "V.began [f1]\nV.began [f2]")
  }

  @Test("M01: A callback may throw everything away")
  func everythingGone() {
    let v = script("V")
    v.onBegan = { [stage] _, _, _ in
      stage.window.rootViewController = nil
      stage.window.isHidden = true
    }
    let finger = stage.makeFinger()
    finger.down(50, 50)
    finger.move(60, 60)
    finger.up()
    #expect(stage.transcript == "V.began [f1]\nV.cancelled [f1]")
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(stage.transcript(.incidents).hasSuffix("f2 dropped: noWindow"))
  }
}
