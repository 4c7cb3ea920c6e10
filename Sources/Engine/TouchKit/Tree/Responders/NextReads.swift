import TouchTrace

/// Takes note of the responders whose code reads `next` while it handles touches.
///
/// A call of an override cannot be seen; but code that passes touches on by hand has to read `next`
/// first. Watched is the responder that was called, and what its code read, as that may have been
/// called and read its own. Where the default method of a responder that was read is reached, it was
/// called for certain, and the trace says so; where it is not reached though the class has no method
/// of its own, it was not. Only what lies between is told as perhaps.
///
/// What the engine reads itself does not count, nor what a responder reads that goes on to the default
/// method, which tells by itself. Nothing is watched unless the trace is read.
@MainActor
struct NextReads {
  /// The reads of the touch method that is running; nil while none runs or the engine reads itself.
  private static var current: NextReads?

  private struct Read {
    let reader: UIResponder
    let next: UIResponder
  }

  private let receiver: UIResponder
  private let phase: UITouch.Phase
  private let touches: Set<UITouch>
  private let trace: Tracer
  /// Who was read and may have been called, besides the receiver.
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

  /// Calls a touch method, and tells the trace what its code may have passed on.
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

  /// Takes note that a responder's `next` is read; answers what is read.
  static func noting(_ next: UIResponder?, of reader: UIResponder) -> UIResponder? {
    if let next { current?.note(next, of: reader) }
    return next
  }

  private mutating func note(_ next: UIResponder, of reader: UIResponder) {
    guard reader === receiver || watched.contains(where: { $0 === reader }),
      !reads.contains(where: { $0.reader === reader })
    else { return }
    reads.append(Read(reader: reader, next: next))
    // Without a method of its own it runs no code that could pass the touch on.
    if next.overrides.contains(OverriddenHooks(receiving: phase)) { watched.append(next) }
  }

  /// The default method of a responder is reached, which tells by itself whom it calls.
  ///
  /// If another responder's code had read this one, that called it.
  static func noteDefault(of responder: UIResponder) {
    current?.reach(responder)
  }

  private mutating func reach(_ responder: UIResponder) {
    guard !isReached(responder) else { return }
    reached.append(responder)
    guard let read = reads.first(where: { $0.next === responder }) else { return }
    trace.record(.forwarded(delivery(to: responder), from: read.reader.snapshot()))
  }

  /// Reads `next` for the engine, which does not count.
  static func read(_ responder: UIResponder) -> UIResponder? {
    let watch = current
    current = nil
    defer { current = watch }
    return responder.next
  }
}
