/// Calls initializers of classes that are known only when the program runs.
///
/// Swift does that only for initializers that are `required`, and existing subclasses of views and
/// cells do not declare theirs so. See `Assumptions.md` for why the way around it works.
public enum ClassConstruction {
  /// An object of a class that is known only now, made by an initializer that `sample` overrides.
  ///
  /// It comes back as what it is known to be, not as the sample: an optimizer that saw it made as a
  /// sample would take every cast to the class that it really is for one that cannot succeed. For
  /// that this function is never inlined.
  ///
  /// - Parameters:
  ///   - type: The class: `Base` or one below it that overrides the initializer or inherits it.
  ///   - sample: A direct subclass of `Base` that overrides the initializer as a `required` one and
  ///     adds nothing. It has to be `open`, or the optimizer takes it for the only class of its type
  ///     and calls its initializer without looking.
  ///   - construct: Calls the initializer on the class that it is given, once, and does nothing else
  ///     with it nor with the object.
  /// - Returns: The object, of the class `type`.
  @inline(never)
  public static func make<Base: AnyObject, Sample: AnyObject>(
    _ type: Base.Type,
    as sample: Sample.Type,
    by construct: (Sample.Type) -> Sample
  ) -> Base {
    assert(_getSuperclass(sample) == Base.self, "\(sample) has to be right below \(Base.self)")
    return unsafeDowncast(construct(unsafeBitCast(type, to: Sample.Type.self)), to: Base.self)
  }
}
