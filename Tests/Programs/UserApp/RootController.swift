import UIKit

/// A controller whose view is red until a task, which a touch starts, makes it green.
final class RootController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    tell("loaded")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    tell("key \(presses.first?.key?.characters ?? "")")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: nil)
    tell("began \(point.x),\(point.y)")
    DispatchQueue.main.async { tell("queue") }
    Task {
      try? await Task.sleep(for: .milliseconds(50))
      view.backgroundColor = .green
      tell("task")
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      MainActor.assumeIsolated { tell("timer") }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("cancelled")
  }
}
