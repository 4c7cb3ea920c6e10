/// Calls initializers of classes that are known only when the program runs.
///
/// Swift does that only for initializers that are `required`, and existing subclasses of views and
/// cells do not declare theirs so. See `Assumptions.md` for why the way around it works.
public enum ClassConstruction {
  /// A class in the guise of one whose initializers are `required`.
  ///
  /// - Parameters:
  ///   - type: The class: `Base` or one below it that overrides the initializer or inherits it.
  ///   - sample: A direct subclass of `Base` that overrides the initializer as a `required` one and
  ///     adds nothing. It has to be `open`, or the optimizer takes it for the only class of its type
  ///     and calls its initializer without looking.
  /// - Returns: What only initializers that `sample` overrides may be called on, and nothing else may
  ///   be done with; the object that they make is of the class `type`.
  public static func constructible<Base: AnyObject, Sample: AnyObject>(
    _ type: Base.Type,
    as sample: Sample.Type
  ) -> Sample.Type {
    assert(_getSuperclass(sample) == Base.self, "\(sample) has to be right below \(Base.self)")
    return unsafeBitCast(type, to: Sample.Type.self)
  }
}
