import Foundation
import TouchKit

/// Notes what a controller is told of its appearance.
@MainActor
final class TransitionLogger: UIViewController {
  var log: [String] = []

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ text: String, _ animated: Bool) {
    log.append(animated ? text + " animated" : text)
  }

  override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
  override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
}
