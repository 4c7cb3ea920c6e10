/// Leads from a part of something to the object that owns it, without keeping that alive.
///
/// The owner outlives its parts, so nothing has to be counted or asked: these links are followed
/// several times for each movement of a finger. Debug builds check it all the same, and stop at the
/// first use of an owner that is gone.
///
/// It is for owners that are there as long as the part is. Links upwards in the trees of views and
/// layers are cleared instead, by the view, window, controller or layer that they lead to, in its
/// `deinit`; there the language refuses to follow a reference that it checks, so that those stay
/// `unowned(unsafe)`.
@propertyWrapper
nonisolated struct OwnerReference<Owner: AnyObject> {
  private var link: UncountedReference<Owner>?

  init(wrappedValue: Owner) { lead(to: wrappedValue) }

  /// The link of a part that is there before its owner, to which it leads later.
  init() {}

  /// Says who the owner is.
  mutating func lead(to owner: Owner) { link = UncountedReference(owner) }

  /// The owner.
  @inline(__always)
  var wrappedValue: Owner { ask { $0 } }

  /// Asks the owner something, for which alone it is not counted.
  @inline(__always)
  func ask<Answer>(_ question: (Owner) -> Answer) -> Answer {
    guard let link else { preconditionFailure("a part was used before its owner was there") }
    return link.ask(question)
  }
}
