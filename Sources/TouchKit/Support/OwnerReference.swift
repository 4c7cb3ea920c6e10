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
  #if DEBUG
  private unowned let owner: Owner
  #else
  private unowned(unsafe) let owner: Owner
  #endif

  init(wrappedValue: Owner) { owner = wrappedValue }

  /// The owner.
  var wrappedValue: Owner { owner }
}
