/// What the aid says more of than that it is absent.
public enum PortAdvice {
  /// The types, functions and constants by name.
  public static let types = Set(AppleNames.typeAdvice.keys)
  /// The members by name.
  public static let members = Set(AppleNames.memberAdvice.keys)
  /// What it says of them.
  public static let texts =
    AppleNames.typeAdvice.values.sorted() + AppleNames.memberAdvice.values.sorted()
    + AppleNames.familyAdvice.map(\.advice)
}
