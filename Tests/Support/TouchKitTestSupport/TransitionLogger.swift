public import Foundation
public import TouchKit

/// A view controller that logs the calls about its appearance.
public final class TransitionLogger: UIViewController {
  /// The calls, in order.
  public var log: [String] = []

  /// Creates a controller with a title.
  public init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  private func note(_ text: String, _ animated: Bool) {
    log.append(animated ? text + " animated" : text)
  }

  /// Logs the call.
  public override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }

  /// Logs the call.
  public override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }

  /// Logs the call.
  public override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }

  /// Logs the call.
  public override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
}
