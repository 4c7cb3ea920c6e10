/// The names that the library provides to code that imports UIKit.
///
/// The aid has no access to the sources, so this code contains the names. A test compares them with
/// the sources, and writes them again on request.
public enum ProvidedNames {
  /// The global classes.
  public static let classes = words(in: classList)
  /// The other global types, functions and values.
  public static let others = words(in: otherList)
  /// The members of types, and nested types, for any owner.
  public static let members = words(in: memberList + " " + laterMemberList)

  /// The classes of properties.
  ///
  /// The key is the name if all properties of that name have one class. For other static properties
  /// the key contains the owner.
  public static let memberTypes = Dictionary(
    words(in: memberTypeList).compactMap { entry -> (String, String)? in
      let parts = entry.split(separator: ":").map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  ) { first, _ in first }

  /// The methods that a selector can name, with their owners: `UIView.setNeedsLayout`.
  public static let methods = words(in: methodList + " " + laterMethodList)

  /// The classes and protocols with their ancestors: `UIView:UIResponder`.
  public static let parents = words(in: parentList)

  private static let parentsByName = Dictionary(
    grouping: parents.sorted().map { $0.split(separator: ":").map(String.init) },
    by: \.[0]
  ).mapValues { $0.map { $0[1] } }

  /// Returns the library's classes and protocols that a library class inherits directly.
  static func parents(of type: String) -> [String] { parentsByName[type] ?? [] }

  /// Whether the library or Foundation has a global declaration with this name.
  static func has(_ name: String) -> Bool {
    classes.contains(name) || others.contains(name) || FoundationNames.all.contains(name)
  }

  /// Whether code must import the library for a name.
  static func needsImport(_ name: String) -> Bool {
    (classes.contains(name) || others.contains(name)) && !FoundationNames.all.contains(name)
  }

  static func words(in list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
