import Foundation
import Geometry
import TouchInput
import TouchKit

/// A random tree of views with recognizers; the same for the same seed.
@MainActor final class RandomScreen {
  let window: UIWindow
  private var random: SeededRandom
  private var recognizers: [UIGestureRecognizer] = []
  private var helpers: [AnyObject] = []
  private var count = 0

  static let size = CGSize(width: 320, height: 320)

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    var views: [UIView] = [root.view]
    for _ in 0..<pick(1...9) {
      let parent = views[pick(0...(views.count - 1))]
      let view = makeView()
      parent.addSubview(view)
      views.append(view)
    }
    for _ in 0..<pick(0...7) { addRecognizer(to: views[pick(0...(views.count - 1))]) }
    relate()
  }

  private func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private func chance(_ percent: Int) -> Bool { pick(0...99) < percent }

  // MARK: - Views

  private func makeView() -> UIView {
    let view = makeKind()
    let size = CGSize(width: 40 + pick(0...5) * 50, height: 40 + pick(0...5) * 50)
    view.frame = CGRect(origin: CGPoint(x: pick(-1...6) * 40, y: pick(-1...6) * 40), size: size)
    count += 1
    view.accessibilityIdentifier = "v\(count)"
    view.isMultipleTouchEnabled = chance(50)
    if chance(5) { view.isExclusiveTouch = true }
    if chance(6) { view.isUserInteractionEnabled = false }
    if chance(4) { view.isHidden = true }
    if chance(6) { view.alpha = chance(50) ? 0.005 : 0.5 }
    if chance(10) { view.transform = CGAffineTransform(rotationAngle: CGFloat(pick(1...6))) }
    if chance(8) { view.bounds.origin = CGPoint(x: 10, y: -20) }
    return view
  }

  private func makeKind() -> UIView {
    switch pick(0...19) {
    case 0...9: return UIView()
    case 10: return UILabel()
    case 11: return UIImageView()
    case 12...13: return UIButton(type: .system)
    case 14: return UIControl()
    case 15: return StubbornView()
    case 16: return UISwitch()
    default:
      let view = UIScrollView()
      view.contentSize = CGSize(width: 300, height: 900)
      return view
    }
  }

  // MARK: - Recognizers

  private func addRecognizer(to view: UIView) {
    let recognizer = makeRecognizer()
    recognizer.name = "g\(recognizers.count)"
    recognizer.cancelsTouchesInView = chance(70)
    recognizer.delaysTouchesBegan = chance(15)
    recognizer.delaysTouchesEnded = chance(70)
    if chance(5) { recognizer.isEnabled = false }
    if chance(40) {
      let mover = Mover()
      helpers.append(mover)
      if chance(30) {
        recognizer.addTarget(mover, action: Mover.move)
      } else {
        recognizer.addTarget(mover, action: Mover.listen)
      }
    }
    recognizers.append(recognizer)
    view.addGestureRecognizer(recognizer)
  }

  private func makeRecognizer() -> UIGestureRecognizer {
    switch pick(0...8) {
    case 0...2:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = pick(1...2)
      tap.numberOfTouchesRequired = chance(20) ? 2 : 1
      return tap
    case 3:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = chance(50) ? 0.5 : 0.2
      return press
    case 4...5:
      let pan = UIPanGestureRecognizer()
      if chance(30) { pan.maximumNumberOfTouches = 1 }
      return pan
    case 6:
      let swipe = UISwipeGestureRecognizer()
      let directions: [UISwipeGestureRecognizer.Direction] = [.left, .right, .up, .down]
      swipe.direction = directions[pick(0...3)]
      return swipe
    case 7: return chance(50) ? UIPinchGestureRecognizer() : UIRotationGestureRecognizer()
    default: return chance(50) ? StubbornRecognizer() : UIPanGestureRecognizer()
    }
  }

  private func relate() {
    guard recognizers.count > 1 else { return }
    for _ in 0..<pick(0...2) {
      let (first, second) = (pick(1...(recognizers.count - 1)), pick(0...(recognizers.count - 2)))
      // Later recognizers wait for earlier ones, so that none waits for itself.
      if first > second { recognizers[first].require(toFail: recognizers[second]) }
    }
    guard chance(30) else { return }
    let delegate = Agreeable()
    helpers.append(delegate)
    recognizers[pick(0...(recognizers.count - 1))].delegate = delegate
  }
}

/// A view whose class overrides the hit test.
final class StubbornView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -15, dy: 10).contains(point)
  }
}

/// An app's own recognizer, which begins with the second movement.
final class StubbornRecognizer: UIGestureRecognizer {
  private var movements = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    movements += 1
    if state == .possible, movements == 2 {
      state = .began
    } else if state != .possible {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() { movements = 0 }
}

/// A target that moves its view as apps do, or does nothing.
@MainActor final class Mover: NSObject {
  func listen(_ recognizer: UIGestureRecognizer) {}

  func move(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.center.x += 7
    if recognizer.state == .ended { recognizer.view?.alpha = 0.7 }
  }
}

/// A delegate that lets all recognizers recognise at the same time.
@MainActor final class Agreeable: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
