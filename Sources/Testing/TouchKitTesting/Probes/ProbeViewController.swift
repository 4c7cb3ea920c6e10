public import Foundation
public import TouchKit

/// A view controller that logs every call of a responder, and of its view's life cycle.
@preconcurrency @MainActor
open class ProbeViewController: UIViewController, ProbeResponder {
  /// The log that receives the calls.
  public let log: ProbeLog
  /// The name of the probe in the log.
  public let probeName: String
  /// Whether to call `super`, which for a plain responder forwards to the next one.
  public var forwards = true
  /// Whether the controller can become the first responder.
  public var acceptsFirstResponder = true

  // Isolated to no actor, for the reason given in `Stage`.
  nonisolated deinit {}

  /// Creates a probe with a name and a log.
  public init(_ name: String, log: ProbeLog) {
    self.log = log
    probeName = name
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a probe needs a log and archives contain none.
  public required init?(coder: NSCoder) { nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if logs(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if logs(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if logs(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if logs(touches) { super.touchesCancelled(touches, with: event) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if logs(presses) { super.pressesBegan(presses, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if logs(presses) { super.pressesChanged(presses, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if logs(presses) { super.pressesEnded(presses, with: event) }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if logs(presses) { super.pressesCancelled(presses, with: event) }
  }

  open override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if logsMotion() { super.motionBegan(motion, with: event) }
  }

  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if logsMotion() { super.motionEnded(motion, with: event) }
  }

  open override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if logsMotion() { super.motionCancelled(motion, with: event) }
  }

  open override var canBecomeFirstResponder: Bool { acceptsFirstResponder }

  open override func becomeFirstResponder() -> Bool {
    log.add(probeName, "becomeFirstResponder")
    return super.becomeFirstResponder()
  }

  open override func resignFirstResponder() -> Bool {
    log.add(probeName, "resignFirstResponder")
    return super.resignFirstResponder()
  }

  open override func viewDidLoad() {
    log.add(probeName, "viewDidLoad")
    super.viewDidLoad()
  }

  open override func viewWillAppear(_ animated: Bool) {
    log.add(probeName, "viewWillAppear")
    super.viewWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    log.add(probeName, "viewDidAppear")
    super.viewDidAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    log.add(probeName, "viewWillDisappear")
    super.viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    log.add(probeName, "viewDidDisappear")
    super.viewDidDisappear(animated)
  }
}
