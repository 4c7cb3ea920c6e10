import Foundation

/// The handlers for changes of one object's traits.
@MainActor
final class TraitRegistrations {
  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )
  private var entries: [TraitRegistration] = []

  /// Returns the registrations of an object, created on first access.
  static func of(_ object: AnyObject) -> TraitRegistrations {
    if let known = known(of: object) { return known }
    let made = TraitRegistrations()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  /// Calls the handlers whose traits changed.
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

/// A handler, and the traits for which it is called.
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
