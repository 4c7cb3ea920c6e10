import Foundation
import TouchInput
import Testing
@testable import TouchKit

/// The engine does not retain objects that the event retains; these tests release them within the event.
@MainActor
@Suite("What an event concerns lives until the event is handled")
struct LifetimeWithinEventTests {
  /// A target that runs a closure when its recognizer calls it, and counts the calls.
  @MainActor
  private final class Target {
    private(set) var count = 0
    var work: () -> Void = {}

    func act(_ recognizer: UIGestureRecognizer) {
      count += 1
      work()
      // The recognizer still exists, and the objects that lead from it to this target.
      _ = recognizer.location(in: nil)
    }
  }

  private let application = UIApplication()

  private func makeWindow() -> UIWindow {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let window = UIWindow(frame: frame, application: application)
    window.isHidden = false
    return window
  }

  private func send(_ phase: ContactSample.Phase, _ x: Double, at time: TimeInterval) {
    let id = ContactID(device: 1, finger: 1)
    let point = CGPoint(x: x, y: 50)
    let sample = ContactSample(id: id, phase: phase, location: point, timestamp: time)
    application.send(.contacts([ContactChange(sample: sample)]))
  }

  private func drag() {
    send(.began, 50, at: 1)
    for (index, x) in [65.0, 80, 95, 110].enumerated() {
      send(.moved, x, at: 1.1 + Double(index) / 10)
    }
    send(.ended, 110, at: 1.5)
  }

  @Test("The only target removes itself while it is told, and is told nothing more")
  func removedTarget() {
    let (window, target) = (makeWindow(), Target())
    let pan = UIPanGestureRecognizer(target: target, action: Target.act)
    window.addGestureRecognizer(pan)
    target.work = { [unowned pan] in pan.removeTarget(nil, action: nil) }
    drag()
    #expect(target.count == 1)
  }

  @Test("A target that takes the only one's place while that is told hears of the next movement")
  func replacedTarget() {
    let (window, target, next) = (makeWindow(), Target(), Target())
    let pan = UIPanGestureRecognizer(target: target, action: Target.act)
    window.addGestureRecognizer(pan)
    target.work = { [unowned pan] in
      pan.removeTarget(nil, action: nil)
      pan.addTarget(next, action: Target.act)
    }
    drag()
    #expect(target.count == 1 && next.count == 4)
  }

  @Test("A target that is told something within being told may remove itself there")
  func nestedTelling() {
    let target = Target()
    let recognizer = UIGestureRecognizer(target: target, action: Target.act)
    target.work = { [unowned recognizer] in
      if recognizer.state == .began {
        recognizer.state = .changed
      } else {
        recognizer.removeTarget(nil, action: nil)
      }
    }
    recognizer.state = .began
    #expect(target.count == 2)
    recognizer.state = .ended
    #expect(target.count == 2)
  }

  @Test("The last owner of a recognizer, its view and its window lets go of them while it is told")
  func lostRecognizer() {
    let target = Target()
    weak var lost: UIGestureRecognizer?
    weak var lostWindow: UIWindow?
    var window: UIWindow? = makeWindow()
    do {
      let pan = UIPanGestureRecognizer(target: target, action: Target.act)
      window?.addGestureRecognizer(pan)
      (lost, lostWindow) = (pan, window)
    }
    target.work = {
      window?.gestureRecognizers = nil
      window = nil
    }
    drag()
    #expect(target.count > 0)
    #expect(window == nil && lost == nil && lostWindow == nil)
  }
}
