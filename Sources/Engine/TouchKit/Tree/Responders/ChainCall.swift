import TouchTrace
import Foundation

/// A call of a responder method that can pass up the chain.
@MainActor
enum ChainCall {
  /// A call of one of the four touch methods.
  case touches(UITouch.Phase, Set<UITouch>, UIEvent?)
  /// A call of one of the four press methods.
  case presses(UIPress.Phase, Set<UIPress>, UIPressesEvent?)
  /// A call of one of the three motion methods.
  case motion(MotionPhase, UIEvent.EventSubtype, UIEvent?)
  /// A call of the remote control method.
  case remoteControl(UIEvent?)

  /// The kinds of motion methods.
  enum MotionPhase: String {
    case began, ended, cancelled
  }

  /// Calls the first responder.
  func begin(at responder: UIResponder) {
    traceCall(in: trace, of: responder.snapshot())
    ChainJourney.begin(self, at: responder)
  }

  /// Calls the same method of the next responder; the default implementation of each method.
  func passOn(from sender: UIResponder) {
    guard let receiver = NextReads.read(sender) else { return noteUnhandled() }
    traceForwarding(to: receiver, from: sender)
    if !ChainJourney.passOn(self, to: receiver) { receiver.warnOfCycle(in: application) }
  }

  /// Calls the method of a responder.
  func perform(on receiver: UIResponder) {
    switch self {
    case .touches(let phase, let touches, let event):
      receiver.performTouchMethod(phase, touches, event, for: ChainJourney.trace(of: self))
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

  /// Notes that every responder passed the call on.
  private func noteUnhandled() {
    guard case .presses(_, let presses, let event) = self else { return }
    event?.unhandled.formUnion(presses)
  }

  /// The tracer that records the call; nil without an application.
  var trace: Tracer? { application?.trace }

  /// The application of the call, if it is known.
  private var application: UIApplication? {
    switch self {
    case .touches(_, let touches, _): touches.first?.state.window?.application
    case .presses(_, _, let event): event?.application
    case .motion(_, _, let event), .remoteControl(let event): event?.application
    }
  }

  // MARK: - Tracing

  private func traceForwarding(to receiver: UIResponder, from sender: UIResponder) {
    guard let trace = ChainJourney.trace(of: self) else { return }
    if case .touches(let phase, let touches, _) = self {
      receiver.traceForwarding(phase, touches, from: sender, in: trace)
    } else {
      traceCall(in: trace, of: receiver.snapshot(), from: sender.snapshot())
    }
  }

  /// Records the call of a responder.
  func traceCall(
    in trace: Tracer?,
    of receiver: @autoclosure () -> NodeSnapshot,
    from sender: @autoclosure () -> NodeSnapshot? = nil
  ) {
    guard let trace, trace.isOn else { return }
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
    case .touches(let phase, _, _): "touches" + String(describing: phase).capitalized
    case .presses(let phase, _, _): "presses" + String(describing: phase).capitalized
    case .motion(let phase, _, _): "motion" + phase.rawValue.capitalized
    case .remoteControl: "remoteControlReceived"
    }
  }

  /// The subjects of the call as text.
  private var subjects: [String] {
    switch self {
    case .touches: []
    case .presses(_, let presses, _): presses.map(\.traceName).sorted()
    case .motion(_, let motion, _): [String(describing: motion)]
    case .remoteControl(let event): [String(describing: event?.subtype ?? .none)]
    }
  }
}

extension UIPress {
  /// The readable name of the key.
  fileprivate var traceName: String {
    let text = state.key.charactersIgnoringModifiers
    let name = text.hasPrefix("UIKeyInput") ? String(text.dropFirst(10)) : text
    let isPlain =
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0.isPunctuation }
    return isPlain ? name : String(describing: state.key.keyCode)
  }
}
