/// Follows one callback up the chain, so that overrides of `next` cannot send it round for ever.
@MainActor
final class ForwardingCycleGuard {
  private var depth = 0
  private var visited: Set<ObjectIdentifier> = []

  /// The depth from which receivers are remembered (our choice: real chains have some 10…50).
  private static let unsuspiciousDepth = 64

  /// A responder passes the callback on.
  func enter() { depth += 1 }

  /// The responder's call returned.
  func leave() {
    depth -= 1
    if depth == 0, !visited.isEmpty { visited.removeAll() }
  }

  /// Whether a receiver may be called: not if it has been on this journey before.
  func admits(_ receiver: UIResponder) -> Bool {
    guard depth > Self.unsuspiciousDepth else { return true }
    return visited.insert(ObjectIdentifier(receiver)).inserted
  }
}
