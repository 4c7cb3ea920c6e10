import DispatchTracing
import Foundation

/// One call of a responder method other than the touch methods, on its way up the chain.
@MainActor
enum ChainCall {
  /// One of the four press methods.
  case presses(UIPress.Phase, Set<UIPress>, UIPressesEvent?)
  /// One of the three motion methods.
  case motion(MotionPhase, UIEvent.EventSubtype, UIEvent?)
  /// `remoteControlReceived(with:)`.
  case remoteControl(UIEvent?)

  /// Which of the motion methods is called.
  enum MotionPhase: String {
    case began, ended, cancelled
  }

  /// Calls the first responder of the way.
  func begin(at responder: UIResponder) {
    trace(to: responder, from: nil)
    // A responder has to pass it on to the end for it to count as unhandled.
    if responder.overrides.contains(hook) {
      perform(on: responder)
    } else {
      passOn(from: responder)
    }
  }

  /// Calls the next responder that does something with it.
  ///
  /// Responders that would only pass it on are stepped over in a loop, so that the length of the
  /// chain is not limited by the stack; the trace still tells every step.
  func passOn(from start: UIResponder) {
    let journey = event?.journey
    journey?.enter()
    defer { journey?.leave() }
    var walk = ChainWalk(from: start)
    var sender = start
    while let receiver = walk.advance() {
      trace(to: receiver, from: sender)
      if receiver.overrides.contains(hook) {
        guard journey?.admits(receiver) ?? true else {
          return receiver.warnOfCycle(in: event?.application)
        }
        return perform(on: receiver)
      }
      sender = receiver
    }
    noteUnhandled()
  }

  private func perform(on receiver: UIResponder) {
    switch self {
    case .presses(.began, let presses, let event): receiver.pressesBegan(presses, with: event)
    case .presses(.changed, let presses, let event): receiver.pressesChanged(presses, with: event)
    case .presses(.ended, let presses, let event): receiver.pressesEnded(presses, with: event)
    case .presses(.cancelled, let presses, let event):
      receiver.pressesCancelled(presses, with: event)
    case .presses(.stationary, _, _): break
    case .motion(.began, let motion, let event): receiver.motionBegan(motion, with: event)
    case .motion(.ended, let motion, let event): receiver.motionEnded(motion, with: event)
    case .motion(.cancelled, let motion, let event): receiver.motionCancelled(motion, with: event)
    case .remoteControl(let event): receiver.remoteControlReceived(with: event)
    }
  }

  /// The chain is at its end and no responder kept the call.
  private func noteUnhandled() {
    guard case .presses(_, let presses, let event) = self else { return }
    event?.unhandled.formUnion(presses)
  }

  private var event: UIEvent? {
    switch self {
    case .presses(_, _, let event): event
    case .motion(_, _, let event), .remoteControl(let event): event
    }
  }

  private var hook: OverriddenHooks {
    switch self {
    case .presses(.began, _, _): .pressesBegan
    case .presses(.changed, _, _): .pressesChanged
    case .presses(.ended, _, _): .pressesEnded
    case .presses(.cancelled, _, _): .pressesCancelled
    case .presses(.stationary, _, _): []
    case .motion(.began, _, _): .motionBegan
    case .motion(.ended, _, _): .motionEnded
    case .motion(.cancelled, _, _): .motionCancelled
    case .remoteControl: .remoteControlReceived
    }
  }

  // MARK: - Telling

  private func trace(to receiver: UIResponder, from sender: UIResponder?) {
    traceCall(of: receiver.snapshot(), from: sender?.snapshot())
  }

  /// Tells the trace that a responder is called.
  func traceCall(
    of receiver: @autoclosure () -> NodeSnapshot,
    from sender: @autoclosure () -> NodeSnapshot? = nil
  ) {
    guard let trace = event?.application?.trace, trace.isOn else { return }
    trace.record(
      .called(
        ResponderCall(
          method: methodName,
          receiver: receiver(),
          from: sender(),
          subjects: subjects
        )
      )
    )
  }

  private var methodName: String {
    switch self {
    case .presses(let phase, _, _): "presses" + String(describing: phase).capitalized
    case .motion(let phase, _, _): "motion" + phase.rawValue.capitalized
    case .remoteControl: "remoteControlReceived"
    }
  }

  /// What it is about, in words.
  private var subjects: [String] {
    switch self {
    case .presses(_, let presses, _): presses.map(\.traceName).sorted()
    case .motion(_, let motion, _): [String(describing: motion)]
    case .remoteControl(let event): [String(describing: event?.subtype ?? .none)]
    }
  }
}

extension UIPress {
  /// What a person calls the key.
  fileprivate var traceName: String {
    let text = state.key.charactersIgnoringModifiers
    let name = text.hasPrefix("UIKeyInput") ? String(text.dropFirst(10)) : text
    let isPlain =
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0.isPunctuation }
    return isPlain ? name : String(describing: state.key.keyCode)
  }
}
