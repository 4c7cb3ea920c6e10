/// The names for which the aid has specific advice.
public enum PortAdvice {
  /// The types, functions and constants by name.
  public static let types = Set(AppleNames.typeAdvice.keys)
  /// The members by name.
  public static let members = Set(AppleNames.memberAdvice.keys)
  /// The texts of the advice.
  public static let texts =
    AppleNames.typeAdvice.values.sorted() + AppleNames.memberAdvice.values.sorted()
    + AppleNames.familyAdvice.map(\.advice)
}
