/// What a sink reads of a trace besides what every sink is told.
///
/// Most of the time that tracing takes goes into describing what stands around an event. A sink that
/// says that it does not read some of that spares the engine the work; what it is told for all that
/// is to be taken for unknown. Records are numbered as they are told.
public struct TraceInterests: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The questions of hit-tests (`.hitTest`).
  public static let hitTests = TraceInterests(rawValue: 1 << 0)
  /// What responders passed on (`.forwarded`, `.perhapsForwarded`).
  public static let forwarding = TraceInterests(rawValue: 1 << 1)
  /// Who stands around: the nodes of `.settled`, the chain of `.assigned`, what windows are sent.
  public static let surroundings = TraceInterests(rawValue: 1 << 2)
  /// Where those are that `.delivered` and `.forwarded` name: their `quad`.
  public static let outlines = TraceInterests(rawValue: 1 << 3)
  /// All of it.
  public static let everything: TraceInterests = [
    .hitTests, .forwarding, .surroundings, .outlines,
  ]
}

extension TraceSink {
  /// Everything, unless the sink says otherwise.
  public var interests: TraceInterests { .everything }
}
