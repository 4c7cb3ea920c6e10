import DispatchTracing

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

  /// The next responder whose class replaces a method; nil when none does.
  mutating func advance(toOverrideOf hook: OverriddenHooks) -> UIResponder? {
    while true {
      stepOverOrdinaryViews(without: hook)
      guard let next = advance() else { return nil }
      if next.overrides.contains(hook) { return next }
    }
  }

  /// Goes up as far as the engine's own `next` of views and of the controllers between them leads to
  /// views that do not replace a method: no client code runs, so that nothing can go away and nothing
  /// has to be held.
  private mutating func stepOverOrdinaryViews(without hook: OverriddenHooks) {
    guard current.classHooks.contains(.isOrdinaryView) else { return }
    // Not checked again: the hooks of its class have just said that it is a view.
    var place = unsafeDowncast(current, to: UIView.self).node
    var steps = 0
    while place.pointee.hooks.contains(.isOrdinaryView), let above = place.pointee.above,
      !above.pointee.hooks.contains(hook)
    {
      if place.pointee.hasController {
        guard place.pointee.view.takeUnretainedValue().isBelowController(without: hook) else {
          break
        }
        steps += 1
      }
      place = above
      steps += 1
    }
    guard steps > 0 else { return }
    length += steps
    current = place.pointee.view.takeUnretainedValue()
  }
}

extension UIResponder {
  /// Whether no responder up to the application replaces a method, and the engine's own `next` leads
  /// all the way; false also where that cannot be told at a glance.
  final func isFollowedByNobody(replacing hook: OverriddenHooks) -> Bool {
    guard classHooks.contains(.isOrdinaryView) else { return false }
    var place = unsafeDowncast(self, to: UIView.self).node
    while let above = place.pointee.above {
      guard place.pointee.hooks.contains(.isOrdinaryView), !above.pointee.hooks.contains(hook),
        !place.pointee.hasController
          || place.pointee.view.ask({ $0.isBelowController(without: hook) })
      else { return false }
      place = above
    }
    return place.pointee.view.ask { $0.isOrdinaryEnd(without: hook) }
  }
}

extension UIApplication {
  /// Whether no responder comes after it, and it does not replace a method.
  fileprivate final func endsChains(without hook: OverriddenHooks) -> Bool {
    type(of: self) == UIApplication.self && !classHooks.contains(hook) && delegate == nil
  }
}

extension UIView {
  /// Whether it is a plain window that leads to an application, with which the chain ends, and which does
  /// not replace a method.
  fileprivate final func isOrdinaryEnd(without hook: OverriddenHooks) -> Bool {
    // A class of a client's own may lead elsewhere.
    guard type(of: self) == UIWindow.self, !classHooks.contains(hook) else { return false }
    let window = unsafeDowncast(self, to: UIWindow.self)
    guard window.windowScene == nil else { return false }
    return window.application?.endsChains(without: hook) ?? true
  }

  /// Whether its controller leads to the superview by the engine's own `next`, and does not replace a
  /// method.
  fileprivate final func isBelowController(without hook: OverriddenHooks) -> Bool {
    controllerLink?.ask { controller in
      controller.presenter == nil && controller.classHooks.isDisjoint(with: hook.union(.next))
    } ?? false
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
