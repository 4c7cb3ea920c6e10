import Foundation

/// The handlers that are called for changes in the surrounding of one object.
@MainActor
final class TraitRegistrations {
  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )
  private var entries: [TraitRegistration] = []

  /// Those of an object, made when first asked for.
  static func of(_ object: AnyObject) -> TraitRegistrations {
    if let known = known(of: object) { return known }
    let made = TraitRegistrations()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  /// Tells those whose things changed.
  static func announce(_ object: AnyObject, _ now: UITraitCollection, from old: UITraitCollection) {
    guard let entries = known(of: object)?.entries else { return }
    for entry in entries where now.differs(from: old, in: entry.traits) { entry.tell(old) }
  }

  private static func known(of object: AnyObject) -> TraitRegistrations? {
    objc_getAssociatedObject(object, key) as? TraitRegistrations
  }

  func add(
    _ traits: [UITrait],
    _ tell: @escaping (UITraitCollection) -> Void
  ) -> TraitRegistration {
    let entry = TraitRegistration(traits, tell)
    entries.append(entry)
    return entry
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    entries.removeAll { $0 === registration }
  }
}

/// One handler, and the traits for which it is called.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.tell = tell
    super.init()
  }

  nonisolated deinit {}
}
