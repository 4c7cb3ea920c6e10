import Foundation
import Testing
import TouchKitTesting

@testable import TouchKit

/// The links of recognizers and applications to views and windows that are deallocated.
@MainActor
@Suite("Links to deallocated views")
struct AttachedViewTests {
  private final class LeavingView: UIView {
    let pan = UIPanGestureRecognizer()
    var onEnd: (UIPanGestureRecognizer) -> Void = { _ in }
    isolated deinit { onEnd(pan) }
  }

  @Test("A recognizer has no view after its view is deallocated")
  func recognizer() {
    let pan = UIPanGestureRecognizer()
    var view: UIView? = UIView()
    view?.addGestureRecognizer(pan)
    #expect(pan.view === view)
    view = nil
    #expect(pan.view == nil)
    let other = UIView()
    other.addGestureRecognizer(pan)
    #expect(pan.view === other)
  }

  @Test("The deinit of a view may remove the view's recognizer")
  func removalInDeinit() {
    var kept: UIPanGestureRecognizer?
    var view: LeavingView? = LeavingView()
    view.map { $0.addGestureRecognizer($0.pan) }
    view?.onEnd = { pan in
      pan.view?.removeGestureRecognizer(pan)
      kept = pan
    }
    view = nil
    #expect(kept != nil)
    #expect(kept?.view == nil)
  }

  @Test("A deallocated window is not in the list, not key, and leaves damage")
  func window() {
    let application = UIApplication()
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window?.makeKeyAndVisible()
    #expect(application.windows.count == 1 && application.keyWindow === window)
    _ = application.takeDamage()
    window = nil
    #expect(application.windows.isEmpty && application.keyWindow == nil)
    #expect(!application.takeDamage().isEmpty)
  }
}
