/// The construction of objects whose classes are known only at run time.
///
/// Swift allows that only for `required` initializers, and existing subclasses of views and cells do not declare theirs
/// so. See `Assumptions.md` for the reason why the workaround works.
public enum ClassConstruction {
  /// Returns an object of a class known only at run time, made by an initializer that `sample` overrides.
  ///
  /// It is returned as its base class, not as the sample. An optimizer that saw it created as a sample would take every
  /// cast to its actual class for one that fails. For that reason this function is never inlined.
  ///
  /// - Parameters:
  ///   - type: The class: `Base` or one below it that overrides the initializer or inherits it.
  ///   - sample: A direct subclass of `Base` that overrides the initializer as a `required` one and adds nothing. It
  ///     has to be `open`, or the optimizer takes it for the only class of its type and calls its initializer directly.
  ///   - construct: Calls the initializer on the given class, once, and does nothing else with the class or the object.
  /// - Returns: The object, of the class `type`.
  @inline(never)
  public static func make<Base: AnyObject, Sample: AnyObject>(
    _ type: Base.Type,
    as sample: Sample.Type,
    by construct: (Sample.Type) -> Sample
  ) -> Base {
    assert(
      _getSuperclass(sample) == Base.self,
      "\(sample) has to be a direct subclass of \(Base.self)"
    )
    return unsafeDowncast(construct(unsafeBitCast(type, to: Sample.Type.self)), to: Base.self)
  }
}
