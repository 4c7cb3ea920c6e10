import SwiftParser
import SwiftSyntax

/// The declarations of a program's files that affect other files.
public struct PortSurroundings {
  /// The types of the files with their members.
  private(set) var facts = TypeFacts()
  /// Whether a file imports UIKit.
  private(set) var importsUIKit = false
  /// The classes whose bodies are in the files.
  private(set) var classes: Set<String> = []
  /// All names that the files declare, without overrides.
  private(set) var names: Set<String> = []
  /// The types of properties by their owners and names; the owner of global properties is "".
  private var memberTypes: [String: [String: String]] = [:]
  /// The requirements of protocols, by the names of the protocols.
  private var requirements: [String: Set<String>] = [:]
  /// The names that are visible in one file only (`Card.place`, `margin`), with these files.
  private var hidden: [String: Set<Int>] = [:]

  /// Parses files that belong together; ignores text that is not Swift.
  public init(_ sources: [String] = []) {
    for source in sources { add(TypeIndex(Parser.parse(source: source))) }
  }

  mutating func add(_ index: TypeIndex) {
    facts.merge(index.facts)
    importsUIKit = importsUIKit || index.importsUIKit
    classes.formUnion(index.classes.keys)
    add(index.declared, of: index.identity)
  }

  private mutating func add(_ declared: DeclaredNames, of file: Int) {
    names.formUnion(declared.names)
    memberTypes.merge(declared.memberTypes) { $0.merging($1) { own, _ in own } }
    requirements.merge(declared.requirements) { $0.union($1) }
    for name in declared.hidden { hidden[name, default: []].insert(file) }
  }

  /// Returns the type of a property that a type has or inherits; the type "" has the global
  /// properties.
  func type(ofMember name: String, of type: String) -> String? {
    if let own = memberTypes[type]?[name] { return own }
    return ancestry(of: type).sorted().lazy.compactMap { memberTypes[$0]?[name] }.first
  }

  /// Returns the protocols of the files that require a member.
  func protocols(asking name: String) -> [String] {
    requirements.filter { $0.value.contains(name) }.keys.sorted()
  }

  /// Whether several files have their own declaration of a name.
  func isHiddenTwice(_ name: String) -> Bool { hidden[name, default: []].count > 1 }

  /// Returns the known ancestors of a class, without the class itself.
  func ancestors(of type: String) -> Set<String> { ancestry(of: type).subtracting([type]) }

  /// Returns the methods with a name that a type has or inherits, as far as known.
  func methods(named base: String, of type: String) -> [SelectorMethod] {
    ancestry(of: type).sorted().flatMap { facts.methods[$0] ?? [] }.filter { $0.base == base }
  }

  /// Returns the members of a class that its subclasses override.
  func overridden(of type: String) -> Set<String> {
    facts.overrides.reduce(into: []) { found, entry in
      if entry.key != type, ancestry(of: entry.key).contains(type) { found.formUnion(entry.value) }
    }
  }

  /// Whether a method is optional in a protocol.
  func isOptionalMethod(_ name: String) -> Bool {
    facts.optionals.values.contains { $0.contains { $0.name == name && $0.labels != nil } }
  }

  /// Returns the optional requirements of the protocols that a type conforms to.
  func optionalRequirements(of type: String) -> [OptionalRequirement] {
    guard !facts.optionals.isEmpty else { return [] }
    return ancestry(of: type).flatMap { facts.optionals[$0] ?? [] }
  }

  /// Whether a class is a layer, by its name or its ancestors.
  func isLayer(_ type: String) -> Bool {
    ancestry(of: type).contains { $0.hasPrefix("CA") && $0.hasSuffix("Layer") }
  }

  /// Whether a class of the files has `NSObject` among its known ancestors.
  func isPlainObject(_ type: String) -> Bool { ancestry(of: type).contains("NSObject") }

  /// Returns a type and all its ancestors and protocols.
  private func ancestry(of type: String) -> Set<String> {
    var seen: Set<String> = []
    var open = [type]
    while let name = open.popLast() {
      if seen.insert(name).inserted { open += parents(of: name) }
    }
    return seen
  }

  /// Returns the direct ancestors and protocols of a type, by their full names.
  func parents(of type: String) -> [String] {
    (facts.inherited[type] ?? []).sorted().map { fullName(of: $0, in: type) }
  }

  /// Returns the full name of a type that code in another type names: `Edge` in `Card` is
  /// `Card.Edge`.
  func fullName(of name: String, in type: String) -> String {
    let plain = String(name.prefix { $0 != "<" })
    var path = type.split(separator: ".")
    while !path.isEmpty {
      let full = (path.map(String.init) + [plain]).joined(separator: ".")
      if facts.types.contains(full) { return full }
      path.removeLast()
    }
    return plain
  }
}
