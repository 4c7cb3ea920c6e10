import TouchTrace

/// Records the responders whose code reads the next responder while it handles touches.
///
/// The engine cannot see a call of an override. However, code that passes touches on by hand has to read `next` first.
/// The engine watches the called responder and the responders that its code read. These may have been called and may
/// have read their own `next`. If the default method of a read responder is reached, that responder was called, and the
/// trace records it. If it is not reached and the class does not override the method, the responder was not called.
/// Only the remaining cases are recorded as possible.
///
/// Reads by the engine do not count. Reads by a responder that continues to the default method do not count either.
/// That method records the call itself. Nothing is watched without a trace.
@MainActor
struct NextReads {
  /// The reads during the current touch method; nil outside one, or while the engine reads.
  private static var current: NextReads?

  private struct Read {
    let reader: UIResponder
    let next: UIResponder
  }

  private let receiver: UIResponder
  private let phase: UITouch.Phase
  private let touches: Set<UITouch>
  private let trace: Tracer
  /// The responders that were read and may have been called, besides the receiver.
  private var watched: [UIResponder] = []
  private var reads: [Read] = []
  private var reached: [UIResponder] = []

  private init(
    _ receiver: UIResponder,
    _ phase: UITouch.Phase,
    _ touches: Set<UITouch>,
    _ trace: Tracer
  ) {
    (self.receiver, self.phase) = (receiver, phase)
    (self.touches, self.trace) = (touches, trace)
  }

  // MARK: - Watching

  /// Calls a touch method, and records in the trace which responders its code may have called.
  static func watch(
    _ receiver: UIResponder,
    _ phase: UITouch.Phase,
    _ touches: Set<UITouch>,
    for trace: Tracer,
    _ call: () -> Void
  ) {
    let outer = current
    current = NextReads(receiver, phase, touches, trace)
    call()
    let watch = current
    current = outer
    watch?.tellWhatIsPossible()
  }

  private func tellWhatIsPossible() {
    let hook = OverriddenHooks(receiving: phase)
    for read in reads
    where !isReached(read.reader) && !isReached(read.next) && read.next.overrides.contains(hook) {
      trace.record(.perhapsForwarded(delivery(to: read.next), from: read.reader.snapshot()))
    }
  }

  private func isReached(_ responder: UIResponder) -> Bool {
    reached.contains { $0 === responder }
  }

  private func delivery(to responder: UIResponder) -> TouchDelivery {
    TouchDelivery(phase: .init(phase), receiver: responder.snapshot(), touches: touches.snapshots)
  }

  // MARK: - What is noted

  /// Notes that a responder's next responder is read, and returns it.
  static func noting(_ next: UIResponder?, of reader: UIResponder) -> UIResponder? {
    if let next { current?.note(next, of: reader) }
    return next
  }

  private mutating func note(_ next: UIResponder, of reader: UIResponder) {
    guard reader === receiver || watched.contains(where: { $0 === reader }),
      !reads.contains(where: { $0.reader === reader })
    else { return }
    reads.append(Read(reader: reader, next: next))
    // Without an override it runs no code that could pass the touch on.
    if next.overrides.contains(OverriddenHooks(receiving: phase)) { watched.append(next) }
  }

  /// Notes that the default method of a responder is reached; it records the next call itself.
  ///
  /// If another responder's code had read this one, that code called it.
  static func noteDefault(of responder: UIResponder) {
    current?.reach(responder)
  }

  private mutating func reach(_ responder: UIResponder) {
    guard !isReached(responder) else { return }
    reached.append(responder)
    guard let read = reads.first(where: { $0.next === responder }) else { return }
    trace.record(.forwarded(delivery(to: responder), from: read.reader.snapshot()))
  }

  /// Returns the next responder for the engine, without recording the read.
  static func read(_ responder: UIResponder) -> UIResponder? {
    let watch = current
    current = nil
    defer { current = watch }
    return responder.next
  }
}
