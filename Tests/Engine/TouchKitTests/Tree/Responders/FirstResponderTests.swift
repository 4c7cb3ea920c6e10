import TouchTrace
import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("First responder")
struct FirstResponderTests {
  @Test("Sc-53: becoming asks the present one to resign, which may refuse")
  func becoming() {
    let stage = Stage()
    let k = ScriptedView("K", rect(0, 0, 10, 10))
    let l = ScriptedView("L", rect(0, 0, 10, 10))
    k.acceptsFirstResponder = true
    #expect(!k.becomeFirstResponder())
    stage.rootView.addSubview(k)
    stage.rootView.addSubview(l)
    #expect(!l.becomeFirstResponder())
    l.acceptsFirstResponder = true
    #expect(k.becomeFirstResponder() && k.isFirstResponder)
    #expect(k.becomeFirstResponder())
    k.yieldsFirstResponder = false
    #expect(!l.becomeFirstResponder())
    #expect(k.isFirstResponder)
    k.yieldsFirstResponder = true
    #expect(l.becomeFirstResponder())
    #expect(!k.isFirstResponder && l.isFirstResponder)
    #expect(l.resignFirstResponder() && !l.isFirstResponder)
    #expect(
      stage.transcript(.incidents) == """
        first responder: none → K
        first responder: K → none
        first responder: none → L
        first responder: L → none
        """
    )
  }

  @Test("Touching a view does not make it first responder")
  func touching() {
    let stage = Stage()
    let k = ScriptedView("K", rect(0, 0, 100, 100))
    k.acceptsFirstResponder = true
    stage.rootView.addSubview(k)
    stage.tap(CGPoint(x: 5, y: 5))
    #expect(!k.isFirstResponder)
  }

  @Test("A view that leaves its window is first responder no longer")
  func leaving() {
    let stage = Stage()
    let k = ScriptedView("K", rect(0, 0, 10, 10))
    k.acceptsFirstResponder = true
    stage.rootView.addSubview(k)
    k.becomeFirstResponder()
    k.removeFromSuperview()
    stage.rootView.addSubview(k)
    #expect(!k.isFirstResponder)
  }
}
