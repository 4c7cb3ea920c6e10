import TouchTrace

/// A walk along `next` that ends, whatever overrides of `next` answer.
///
/// A responder met a second time ends the walk with a warning. Looking back costs time, so it
/// starts only when the chain is longer than any sensible one.
@MainActor
struct ChainWalk {
  private let start: UIResponder
  private var current: UIResponder
  private var length = 0
  private var seen: Set<ObjectIdentifier> = []

  /// The length from which responders are remembered (our choice: real chains have some 10…50).
  fileprivate static let unsuspiciousLength = 64

  /// Starts at a responder, which is not answered itself.
  init(from start: UIResponder) {
    self.start = start
    current = start
  }

  /// The next responder; nil at the end of the chain and when it turns back on itself.
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
  /// Says that the chain comes back to this responder.
  final func warnOfCycle(in application: UIApplication?) {
    EngineLog.warn(
      "The responder chain comes back to \(traceName); the walk ends there. "
        + "Check overrides of `next`.",
      in: application
    )
  }
}

/// The responders from one to the end of its chain, at one moment.
@MainActor
struct ResponderChain {
  /// The responders, the starting one first.
  let responders: [UIResponder]

  /// For how many responders room is made at once (our choice: most chains have some 10).
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

  /// Whether the chain is too short for having come back to itself.
  var isSurelyStraight: Bool { responders.count <= ChainWalk.unsuspiciousLength }

  /// What the responders are at this moment.
  func snapshots() -> [NodeSnapshot] {
    var nodes: [NodeSnapshot] = []
    nodes.reserveCapacity(responders.count)
    for responder in responders { nodes.append(responder.snapshot()) }
    return nodes
  }
}
