/// What the library gives to code that imports UIKit, as its sources say.
///
/// The aid is a program without the sources at hand, so the names stand here; a test compares them
/// with the sources, and writes them anew when it is told to.
public enum ProvidedNames {
  /// Classes that stand alone.
  public static let classes = words(in: classList)
  /// Other types, functions and values that stand alone.
  public static let others = words(in: otherList)
  /// Members of types, and types inside of types, whatever they belong to.
  public static let members = words(in: memberList + " " + laterMemberList)

  /// The classes of properties: by the name alone for those that have one class wherever they belong,
  /// with the owner's for the others that belong to a class itself.
  public static let memberTypes = Dictionary(
    words(in: memberTypeList).compactMap { entry -> (String, String)? in
      let parts = entry.split(separator: ":").map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  ) { first, _ in first }

  /// The methods that a selector can name, with their owners: `UIView.setNeedsLayout`.
  public static let methods = words(in: methodList + " " + laterMethodList)

  /// Classes and protocols with what they inherit: `UIView:UIResponder`.
  public static let parents = words(in: parentList)

  private static let parentsByName = Dictionary(
    grouping: parents.sorted().map { $0.split(separator: ":").map(String.init) },
    by: \.[0]
  ).mapValues { $0.map { $0[1] } }

  /// The classes and protocols of the library that one of its classes inherits by itself.
  static func parents(of type: String) -> [String] { parentsByName[type] ?? [] }

  /// Whether something stands alone under this name, in the library or in Foundation.
  static func has(_ name: String) -> Bool {
    classes.contains(name) || others.contains(name) || FoundationNames.all.contains(name)
  }

  /// Whether code has to import the library for a name.
  static func needsImport(_ name: String) -> Bool {
    (classes.contains(name) || others.contains(name)) && !FoundationNames.all.contains(name)
  }

  static func words(in list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
