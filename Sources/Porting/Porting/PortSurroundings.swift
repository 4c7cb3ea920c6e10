import SwiftParser
import SwiftSyntax

/// What the files of a program know of each other.
public struct PortSurroundings {
  /// What the types of the files and their members are.
  private(set) var facts = TypeFacts()
  /// Whether some file imports UIKit.
  private(set) var importsUIKit = false
  /// The classes whose bodies stand in the files.
  private(set) var classes: Set<String> = []
  /// All names that the files declare, without those of overrides.
  private(set) var names: Set<String> = []
  /// The types of properties by their owners and names; the owner of what stands in a file is "".
  private var memberTypes: [String: [String: String]] = [:]
  /// What protocols ask for, by the protocols' names.
  private var requirements: [String: Set<String>] = [:]
  /// What only one file sees (`Card.place`, `margin`), with the files that have it.
  private var hidden: [String: Set<Int>] = [:]

  /// Reads files that belong together; what is not Swift says nothing.
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

  /// The type of a property that a type has or inherits; a type "" has what stands in the files.
  func type(ofMember name: String, of type: String) -> String? {
    if let own = memberTypes[type]?[name] { return own }
    return ancestry(of: type).sorted().lazy.compactMap { memberTypes[$0]?[name] }.first
  }

  /// The protocols of the files that ask for a member.
  func protocols(asking name: String) -> [String] {
    requirements.filter { $0.value.contains(name) }.keys.sorted()
  }

  /// Whether several files have something of one name for themselves.
  func isHiddenTwice(_ name: String) -> Bool { hidden[name, default: []].count > 1 }

  /// What a class inherits from, as far as the files tell, without the class.
  func ancestors(of type: String) -> Set<String> { ancestry(of: type).subtracting([type]) }

  /// The methods of a name that a type has or inherits, as far as the files tell.
  func methods(named base: String, of type: String) -> [SelectorMethod] {
    ancestry(of: type).sorted().flatMap { facts.methods[$0] ?? [] }.filter { $0.base == base }
  }

  /// What subclasses override of a class of the files.
  func overridden(of type: String) -> Set<String> {
    facts.overrides.reduce(into: []) { found, entry in
      if entry.key != type, ancestry(of: entry.key).contains(type) { found.formUnion(entry.value) }
    }
  }

  /// Whether some protocol lets a method be left out.
  func isOptionalMethod(_ name: String) -> Bool {
    facts.optionals.values.contains { $0.contains { $0.name == name && $0.labels != nil } }
  }

  /// What a type may leave out, as a protocol that it conforms to says.
  func optionalRequirements(of type: String) -> [OptionalRequirement] {
    guard !facts.optionals.isEmpty else { return [] }
    return ancestry(of: type).flatMap { facts.optionals[$0] ?? [] }
  }

  /// Whether a class is a layer, by itself or by what it inherits from.
  func isLayer(_ type: String) -> Bool {
    ancestry(of: type).contains { $0.hasPrefix("CA") && $0.hasSuffix("Layer") }
  }

  /// Whether a class is one of the files, and an object of Foundation's and nothing more.
  func isPlainObject(_ type: String) -> Bool { ancestry(of: type).contains("NSObject") }

  /// A type and everything that it inherits and conforms to.
  private func ancestry(of type: String) -> Set<String> {
    var seen: Set<String> = []
    var open = [type]
    while let name = open.popLast() {
      if seen.insert(name).inserted { open += parents(of: name) }
    }
    return seen
  }

  /// The types that a type inherits or conforms to by itself, by their full names.
  func parents(of type: String) -> [String] {
    (facts.inherited[type] ?? []).sorted().map { fullName(of: $0, in: type) }
  }

  /// The full name of a type that code in another type names: `Edge` in `Card` is `Card.Edge`.
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
