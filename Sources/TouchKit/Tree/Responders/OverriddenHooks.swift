/// Which overridable methods a class replaces.
///
/// Hit-testing and forwarding ask every view on their way, and nearly all of them run the default.
/// Knowing that beforehand lets the engine walk in a loop instead of recursing through dynamic
/// calls, which bounds the stack on trees of any depth. If the classes' method tables cannot be read
/// (see `HookSlots`), every class counts as overriding everything: slower, never wrong.
nonisolated struct OverriddenHooks: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let hitTest = OverriddenHooks(rawValue: 1 << 0)
  static let pointInside = OverriddenHooks(rawValue: 1 << 1)
  static let touchesBegan = OverriddenHooks(rawValue: 1 << 2)
  static let touchesMoved = OverriddenHooks(rawValue: 1 << 3)
  static let touchesEnded = OverriddenHooks(rawValue: 1 << 4)
  static let touchesCancelled = OverriddenHooks(rawValue: 1 << 5)
  static let layoutSubviews = OverriddenHooks(rawValue: 1 << 6)
  static let next = OverriddenHooks(rawValue: 1 << 7)
  static let canPerformAction = OverriddenHooks(rawValue: 1 << 8)
  static let targetForAction = OverriddenHooks(rawValue: 1 << 9)
  static let pressesBegan = OverriddenHooks(rawValue: 1 << 10)
  static let pressesChanged = OverriddenHooks(rawValue: 1 << 11)
  static let pressesEnded = OverriddenHooks(rawValue: 1 << 12)
  static let pressesCancelled = OverriddenHooks(rawValue: 1 << 13)
  static let motionBegan = OverriddenHooks(rawValue: 1 << 14)
  static let motionEnded = OverriddenHooks(rawValue: 1 << 15)
  static let motionCancelled = OverriddenHooks(rawValue: 1 << 16)
  static let remoteControlReceived = OverriddenHooks(rawValue: 1 << 17)
  static let draw = OverriddenHooks(rawValue: 1 << 18)
  static let drawLayer = OverriddenHooks(rawValue: 1 << 19)
  static let displayLayer = OverriddenHooks(rawValue: 1 << 20)
  static let layoutSublayers = OverriddenHooks(rawValue: 1 << 21)
  static let everything = OverriddenHooks(rawValue: (1 << 22) - 1)
  /// No method: the class is one of views, and the engine's own `next` answers for them.
  static let isOrdinaryView = OverriddenHooks(rawValue: 1 << 22)

  /// The hooks that a class or any of its superclasses below the engine's own replaces.
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
