/// The progress of one call up the responder chain.
///
/// Responders call the next one from within their own method, as in UIKit. Beyond a depth, the next call is stored
/// instead, and made after the methods before it have returned. The stack therefore does not limit the length of the
/// chain. A responder that occurs twice ends the call.
struct ChainJourney {
  /// The progress of the current call.
  private static var current = ChainJourney()

  /// The maximum number of nested calls (our choice: real chains have some 10…50).
  private static let mostNested = 256
  /// The length from which responders are remembered (our choice likewise).
  private static let unsuspiciousLength = 64

  /// A call that is made after those before it have returned.
  private struct Postponed {
    let call: ChainCall
    let receiver: UIResponder
    let length: Int
  }

  private var isRunning = false
  /// The tracer that records the call; nil without an application.
  private var trace: Tracer?
  private var length = 0
  /// The length at which the nested calls began.
  private var base = 0
  private var visited: Set<ObjectIdentifier> = []
  private var postponed: [Postponed] = []

  /// Makes a call, and then the calls further up that were postponed.
  static func begin(_ call: ChainCall, at receiver: UIResponder) {
    let outer = current
    current = ChainJourney()
    current.isRunning = true
    current.trace = call.trace
    defer { current = outer }
    call.perform(on: receiver)
    while !current.postponed.isEmpty {
      let next = current.postponed.removeFirst()
      (current.length, current.base) = (next.length, next.length)
      next.call.perform(on: next.receiver)
    }
  }

  /// Returns the tracer of the current call; finding it per responder took 25 % of a tap at depth 10.
  static func trace(of call: ChainCall) -> Tracer? {
    current.isRunning ? current.trace : call.trace
  }

  /// Passes a call on to the next responder; returns false if that was called before.
  static func passOn(_ call: ChainCall, to receiver: UIResponder) -> Bool {
    guard current.isRunning else {
      begin(call, at: receiver)
      return true
    }
    current.length += 1
    defer { current.length -= 1 }
    if current.length > unsuspiciousLength,
      !current.visited.insert(ObjectIdentifier(receiver)).inserted
    {
      return false
    }
    if current.length - current.base > mostNested {
      current.postponed.append(
        Postponed(call: call, receiver: receiver, length: current.length)
      )
    } else {
      call.perform(on: receiver)
    }
    return true
  }
}
