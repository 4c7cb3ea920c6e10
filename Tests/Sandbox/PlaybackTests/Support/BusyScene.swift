import Foundation
import Geometry
import TouchInput
import SandboxHost
import TouchKit

/// Starts a scene with one example of everything that time and touches can trigger.
@MainActor
func startBusyScene(on size: CGSize, at time: TimeInterval) -> StartedApplication {
  let application = UIApplication()
  application.send(.event(.window(.resized(size), timestamp: time)))
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  window.rootViewController = BusyController()
  window.makeKeyAndVisible()
  return StartedApplication(application, with: window)
}

private final class BusyController: UIViewController {
  override func viewDidLoad() {
    view.accessibilityIdentifier = "root"
    view.backgroundColor = .white
    view.isMultipleTouchEnabled = true
    for number in 0..<4 {
      let card = UIView(
        frame: CGRect(x: 10 + 70 * number, y: 20 + 40 * number, width: 90, height: 80)
      )
      card.accessibilityIdentifier = "card\(number)"
      card.backgroundColor = [.systemRed, .systemBlue, .systemGreen, .systemYellow][number]
      card.isMultipleTouchEnabled = number.isMultiple(of: 2)
      view.addSubview(card)
      addRecognizers(to: card, number)
    }
    let button = UIButton(frame: CGRect(x: 20, y: 180, width: 100, height: 40))
    button.accessibilityIdentifier = "button"
    button.addTarget(self, action: BusyController.pressed, for: .touchUpInside)
    view.addSubview(button)
  }

  private func addRecognizers(to card: UIView, _ number: Int) {
    let pan = UIPanGestureRecognizer(target: self, action: BusyController.panned)
    let hold = UILongPressGestureRecognizer(target: self, action: BusyController.held)
    let tap = UITapGestureRecognizer(target: self, action: BusyController.tapped)
    let double = UITapGestureRecognizer(target: self, action: BusyController.held)
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    tap.delaysTouchesBegan = number == 1
    let pinch = UIPinchGestureRecognizer(target: self, action: BusyController.pinched)
    for recognizer in [pan, hold, tap, double, pinch] as [UIGestureRecognizer] {
      card.addGestureRecognizer(recognizer)
    }
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let card = pan.view else { return }
    let way = pan.translation(in: view)
    card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
    pan.setTranslation(.zero, in: view)
    guard pan.state == .ended else { return }
    let speed = pan.velocity(in: view)
    UIView.animate(withDuration: 0.4) {
      card.center.x += speed.x / 20
      card.center.y += speed.y / 20
    }
  }

  private func held(_ recognizer: UIGestureRecognizer) {
    guard let card = recognizer.view, recognizer.state != .changed else { return }
    UIView.animate(withDuration: 0.3) { card.alpha = card.alpha < 1 ? 1 : 0.5 }
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    guard let card = tap.view else { return }
    view.bringSubviewToFront(card)
    card.backgroundColor = card.backgroundColor == .systemOrange ? .systemPurple : .systemOrange
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard let card = pinch.view else { return }
    card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  private func pressed(_ button: UIButton) {
    let dot = UIView(frame: CGRect(x: CGFloat(view.subviews.count * 9), y: 2, width: 8, height: 8))
    dot.backgroundColor = .black
    view.addSubview(dot)
    if view.subviews.count > 14 { view.subviews[5].removeFromSuperview() }
  }
}
