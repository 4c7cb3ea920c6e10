/// The parts of a trace that a sink reads, in addition to the events that every sink receives.
///
/// Most of the cost of tracing is the description of an event's surroundings. A sink without some interests
/// saves the engine that work. It may still receive these parts, but must not rely on them. The sequence numbers
/// only count the records that are sent.
public struct TraceInterests: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The steps of hit-tests (`.hitTest`).
  public static let hitTests = TraceInterests(rawValue: 1 << 0)
  /// Calls that responders passed on (`.forwarded`, `.perhapsForwarded`).
  public static let forwarding = TraceInterests(rawValue: 1 << 1)
  /// The surroundings: the nodes of `.settled`, the chain of `.assigned`, the events sent to windows.
  public static let surroundings = TraceInterests(rawValue: 1 << 2)
  /// The outlines of responders in `.delivered` and `.forwarded`: their `quad`.
  public static let outlines = TraceInterests(rawValue: 1 << 3)
  /// All parts.
  public static let everything: TraceInterests = [
    .hitTests, .forwarding, .surroundings, .outlines,
  ]
}

extension TraceSink {
  /// The default: all parts.
  public var interests: TraceInterests { .everything }
}
