public import Foundation
public import TouchKit

/// Notes what a controller is told of its appearance.
public final class TransitionLogger: UIViewController {
  /// What was told, in its order.
  public var log: [String] = []

  /// Creates a controller with a title.
  public init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Archives are not read.
  public required init?(coder: NSCoder) { nil }

  private func note(_ text: String, _ animated: Bool) {
    log.append(animated ? text + " animated" : text)
  }

  /// Notes it.
  public override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }

  /// Notes it.
  public override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }

  /// Notes it.
  public override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }

  /// Notes it.
  public override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
}
