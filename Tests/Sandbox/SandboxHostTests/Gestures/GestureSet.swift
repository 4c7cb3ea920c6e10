import Foundation
import Inspector
import SandboxHost
import TouchInput
import TouchKit

/// A set of recognizers with relations, made by a seed: the same in each copy.
@MainActor
struct GestureSet {
  /// A screen of this size has two views, one in the other.
  static let size = CGSize(width: 400, height: 400)
  /// Where the fingers come down.
  static let point = CGPoint(x: 200, y: 200)

  let seed: UInt64
  var mostRecognizers = 6

  /// Starts a copy; its parts keep count of what recognizers told them.
  func start(at time: TimeInterval = 0) -> (application: UIApplication, parts: GestureParts) {
    var random = SeededRandom(seed: seed)
    let application = UIApplication()
    application.send(.event(.window(.resized(Self.size), timestamp: time)))
    let parts = GestureParts(in: application)
    let count = Int.random(in: 1...mostRecognizers, using: &random)
    for _ in 0..<count { parts.add(Self.recognizer(&random), inside: Bool.random(using: &random)) }
    relate(parts, &random)
    return (application, parts)
  }

  /// The gestures at the point, played by the code that is tested.
  func trials() -> GestureTrials {
    GestureTrials(at: Self.point, size: Self.size) { _, time in
      let (application, parts) = start(at: time)
      return StartedApplication(application, with: parts)
    }
  }

  private static func recognizer(_ random: inout SeededRandom) -> UIGestureRecognizer {
    let recognizer: UIGestureRecognizer
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = Int.random(in: 1...3, using: &random)
      recognizer = tap
    case 2:
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      recognizer = tap
    case 3:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = Bool.random(using: &random) ? 0.5 : 0.1
      recognizer = press
    case 4, 5:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = Int.random(in: 1...2, using: &random)
      recognizer = pan
    case 6:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = Bool.random(using: &random) ? .right : [.up, .down]
      recognizer = swipe
    case 7: recognizer = UIPinchGestureRecognizer()
    default: recognizer = UIRotationGestureRecognizer()
    }
    recognizer.cancelsTouchesInView = Int.random(in: 0..<4, using: &random) > 0
    recognizer.delaysTouchesBegan = Int.random(in: 0..<6, using: &random) == 0
    recognizer.delaysTouchesEnded = Bool.random(using: &random)
    recognizer.isEnabled = Int.random(in: 0..<12, using: &random) > 0
    return recognizer
  }

  private func relate(_ parts: GestureParts, _ random: inout SeededRandom) {
    for first in parts.recognizers.indices {
      for second in parts.recognizers.indices where first != second {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: parts.recognizers[first].require(toFail: parts.recognizers[second])
        case 1: parts.delegate.together.insert([first, second])
        case 2: parts.delegate.waits.insert([first, second])
        default: break
        }
      }
    }
    let hasDelegate = Bool.random(using: &random)
    for recognizer in parts.recognizers where hasDelegate { recognizer.delegate = parts.delegate }
  }
}

/// The views and recognizers of one copy, which write down what happens without the trace.
@MainActor
final class GestureParts: NSObject {
  /// A call of a recognizer's target, with its time.
  struct Call: Hashable {
    let recognizer: Int
    let state: UIGestureRecognizer.State
    let time: TimeInterval
  }

  let window = UIWindow(frame: CGRect(origin: .zero, size: GestureSet.size))
  let delegate = GestureSetDelegate()
  private(set) var recognizers: [UIGestureRecognizer] = []
  private(set) var calls: [Call] = []
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let inner = TouchedView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private unowned let application: UIApplication

  init(in application: UIApplication) {
    self.application = application
    super.init()
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    inner.isMultipleTouchEnabled = true
    window.makeKeyAndVisible()
    delegate.parts = self
  }

  nonisolated deinit {}

  /// The phases that the touched view was told.
  var phases: [UITouch.Phase] { inner.phases }

  /// Adds a recognizer to the touched view or to the one around it.
  func add(_ recognizer: UIGestureRecognizer, inside: Bool) {
    recognizer.name = "r\(recognizers.count)"
    recognizers.append(recognizer)
    recognizer.addTarget(self, action: GestureParts.act)
    (inside ? inner : outer).addGestureRecognizer(recognizer)
  }

  func act(_ recognizer: UIGestureRecognizer) {
    guard let place = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
    calls.append(Call(recognizer: place, state: recognizer.state, time: application.currentTime))
  }
}

/// A view that handles touches.
final class TouchedView: UIView {
  private(set) var phases: [UITouch.Phase] = []

  nonisolated deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append(.began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append(.ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append(.cancelled)
  }
}

/// Delegate results by pairs of positions.
@MainActor
final class GestureSetDelegate: NSObject, UIGestureRecognizerDelegate {
  var together: Set<[Int]> = []
  var waits: Set<[Int]> = []
  weak var parts: GestureParts?

  nonisolated deinit {}

  private func pair(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> [Int] {
    [first, second].map { one in parts?.recognizers.firstIndex { $0 === one } ?? -1 }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together.contains(pair(gestureRecognizer, otherGestureRecognizer)) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits.contains(pair(gestureRecognizer, otherGestureRecognizer)) }
}
