/// The methods that a class overrides, for drawing, explanations and tools.
///
/// Event delivery never depends on it, because the default methods pass events on. Only the sibling index uses it, when
/// it is built, to decide whether it may serve touches. If the method tables of classes cannot be read (see
/// `HookSlots`), every class counts as overriding all methods.
nonisolated struct OverriddenHooks: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let hitTest = OverriddenHooks(rawValue: 1 << 0)
  static let pointInside = OverriddenHooks(rawValue: 1 << 1)
  static let touchesBegan = OverriddenHooks(rawValue: 1 << 2)
  static let touchesMoved = OverriddenHooks(rawValue: 1 << 3)
  static let touchesEnded = OverriddenHooks(rawValue: 1 << 4)
  static let touchesCancelled = OverriddenHooks(rawValue: 1 << 5)
  static let next = OverriddenHooks(rawValue: 1 << 6)
  static let draw = OverriddenHooks(rawValue: 1 << 7)
  static let drawLayer = OverriddenHooks(rawValue: 1 << 8)
  static let displayLayer = OverriddenHooks(rawValue: 1 << 9)
  static let layoutSublayers = OverriddenHooks(rawValue: 1 << 10)
  static let everything = OverriddenHooks(rawValue: (1 << 11) - 1)

  /// Returns the methods that a class or one of its client superclasses overrides.
  @MainActor
  static func of(_ type: UIResponder.Type) -> OverriddenHooks {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let hooks = HookSlots.current.hooks(of: type)
    cache[key] = hooks
    return hooks
  }

  @MainActor
  private static var cache: [ObjectIdentifier: OverriddenHooks] = [:]
}

extension UIResponder {
  /// The methods that the responder's class overrides.
  final var overrides: OverriddenHooks { OverriddenHooks.of(type(of: self)) }
}
