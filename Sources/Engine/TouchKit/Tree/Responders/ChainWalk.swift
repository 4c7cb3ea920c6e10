import TouchTrace

/// A walk along the responder chain that always ends, even in a cycle.
///
/// A responder that occurs a second time ends the walk with a warning. The check costs time, so it starts only in
/// unusually long chains.
@MainActor
struct ChainWalk {
  private let start: UIResponder
  private var current: UIResponder
  private var length = 0
  private var seen: Set<ObjectIdentifier> = []

  /// The length from which responders are remembered (our choice: real chains have some 10…50).
  fileprivate static let unsuspiciousLength = 64

  /// Creates a walk that starts after a responder.
  init(from start: UIResponder) {
    self.start = start
    current = start
  }

  /// Returns the next responder; nil at the end of the chain or at a cycle.
  mutating func advance() -> UIResponder? {
    guard let next = NextReads.read(current) else { return nil }
    length += 1
    if length > Self.unsuspiciousLength, !seen.insert(ObjectIdentifier(next)).inserted {
      next.warnOfCycle(in: (start as? UIView)?.attachedWindow?.application)
      return nil
    }
    current = next
    return next
  }
}

extension UIResponder {
  /// Logs a warning that the chain has a cycle at this responder.
  final func warnOfCycle(in application: UIApplication?) {
    EngineLog.warn(
      "The responder chain returns to \(traceName) and is cut off there. "
        + "Check overrides of `next`.",
      in: application
    )
  }
}

/// The responders of a chain at one moment.
@MainActor
struct ResponderChain {
  /// The responders, the first one of the chain first.
  let responders: [UIResponder]

  /// The number of responders for which space is reserved (our choice: most chains have some 10).
  private static let usualLength = 12

  /// Reads the chain that starts with a responder.
  init(from start: UIResponder) {
    var responders: [UIResponder] = []
    responders.reserveCapacity(Self.usualLength)
    responders.append(start)
    var walk = ChainWalk(from: start)
    while let next = walk.advance() { responders.append(next) }
    self.responders = responders
  }

  /// Whether the chain is too short to contain a cycle.
  var isSurelyStraight: Bool { responders.count <= ChainWalk.unsuspiciousLength }

  /// Returns snapshots of the responders.
  func snapshots() -> [NodeSnapshot] {
    var nodes: [NodeSnapshot] = []
    nodes.reserveCapacity(responders.count)
    for responder in responders { nodes.append(responder.snapshot()) }
    return nodes
  }
}
