import SwiftSyntax

/// The result of the search for a selector's method.
enum SelectorMatch {
  /// The matching methods of the files, and the class that has them.
  case found([SelectorMethod], owner: String)
  /// A method of the library, and the class that has it.
  case provided(owner: String)
  /// No visible class has the method.
  case missing
  /// A class or protocol outside the files may have it.
  case unknown(owner: String)
}

/// The search for a selector's method, in the order of the compiler.
///
/// It goes from the innermost type outwards, and through all ancestors of each type.
struct SelectorLookup {
  let surroundings: PortSurroundings
  /// The name of the method: its base, and its labels if they are written.
  let base: String
  let labels: [String]?
  /// The number of parameters; nil if it is unknown.
  let parameterCount: Int?
  /// The file and the types that contain the selector.
  let file: Int
  let scopes: [TypeScope]

  /// Returns the method of a name without an owner.
  func match() -> SelectorMatch { firstMatch(in: scopes) }

  /// Returns the method of `self`.
  func matchOfSelf() -> SelectorMatch { firstMatch(in: Array(scopes.prefix(1))) }

  /// Returns the method of an object with the given types.
  func match(of types: [String]) -> SelectorMatch {
    firstMatch(in: types.map { TypeScope(name: fullName(of: $0)) })
  }

  private func fullName(of type: String) -> String {
    surroundings.fullName(of: type, in: scopes.first?.name ?? "")
  }

  private func firstMatch(in scopes: [TypeScope]) -> SelectorMatch {
    var unknown: String?
    for scope in scopes {
      switch match(in: scope) {
      case .missing: continue
      case .unknown(let owner): unknown = unknown ?? owner
      case let match: return match
      }
    }
    return unknown.map { .unknown(owner: $0) } ?? .missing
  }

  private func match(in scope: TypeScope) -> SelectorMatch {
    // Methods of structures and enumerations have no selectors.
    if surroundings.facts.values.contains(scope.name) { return .missing }
    let constraints = scope.constraints.map {
      surroundings.fullName(of: $0, in: self.scopes.first?.name ?? "")
    }
    guard isProtocol(scope) else { return match(inClass: scope.name) }
    return match(inSelfOf: constraints + [scope.name])
  }

  private func isProtocol(_ scope: TypeScope) -> Bool {
    !scope.constraints.isEmpty || surroundings.facts.protocols.contains(scope.name)
  }

  /// Searches the types that `Self` has in a protocol; classes come first, because they have the
  /// methods.
  private func match(inSelfOf types: [String]) -> SelectorMatch {
    var protocols: [String] = []
    var classes: [String] = []
    var open = types
    while !open.isEmpty {
      let type = open.removeFirst()
      guard !protocols.contains(type), !classes.contains(type) else { continue }
      if surroundings.facts.protocols.contains(type) || isProvidedProtocol(type) {
        protocols.append(type)
        open += parents(of: type)
      } else if !Self.plainTypes.contains(type) {
        classes.append(type)
      }
    }
    let matches = classes.map(match(inClass:)) + protocols.map(match(inProtocol:))
    return matches.first(where: \.isCertain) ?? matches.first(where: \.isUnknown) ?? .missing
  }

  private func match(inProtocol name: String) -> SelectorMatch {
    let methods = fitting(surroundings.facts.methods[name] ?? [], of: name)
    if !methods.isEmpty { return .found(methods, owner: name) }
    return isProvided(in: name) ? .provided(owner: name) : .missing
  }

  private func match(inClass name: String) -> SelectorMatch {
    let ancestry = ancestry(of: name)
    let methods = ancestry.filter { !surroundings.facts.protocols.contains($0) }
      .flatMap { fitting(surroundings.facts.methods[$0] ?? [], of: $0) }
    if !methods.isEmpty { return .found(withoutOverridden(methods), owner: name) }
    if ancestry.contains(where: isProvided(in:)) { return .provided(owner: name) }
    return ancestry.allSatisfy(isKnown) ? .missing : .unknown(owner: name)
  }

  // MARK: - Methods

  /// Returns the methods that fit the name and are visible here.
  private func fitting(_ methods: [SelectorMethod], of owner: String) -> [SelectorMethod] {
    methods.filter { method in
      guard method.base == base, labels == nil || labels == method.labels,
        parameterCount == nil || method.labels.count == parameterCount
      else { return false }
      switch method.visibility {
      case .everywhere: return true
      case .file: return method.file == file
      case .type: return method.file == file && scopes.contains { $0.name == owner }
      }
    }
  }

  /// Removes overrides of the same method, and prefers instance methods to class methods.
  private func withoutOverridden(_ methods: [SelectorMethod]) -> [SelectorMethod] {
    let own = methods.filter { !$0.isStatic }
    return (own.isEmpty ? methods : own).reduce(into: []) { kept, method in
      let isKept = kept.contains { $0.labels == method.labels && $0.types == method.types }
      if !isKept { kept.append(method) }
    }
  }

  // MARK: - Types

  /// Returns a class and its ancestors, of the files and of the library, from the nearest one.
  private func ancestry(of type: String) -> [String] {
    var found: [String] = []
    var open = [type]
    while !open.isEmpty {
      let name = open.removeFirst()
      guard !found.contains(name) else { continue }
      found.append(name)
      open += parents(of: name)
    }
    return found
  }

  private func parents(of type: String) -> [String] {
    surroundings.parents(of: type) + (isOfFiles(type) ? [] : ProvidedNames.parents(of: type))
  }

  private func isOfFiles(_ type: String) -> Bool { surroundings.facts.types.contains(type) }

  private func isProvided(in type: String) -> Bool {
    guard !isOfFiles(type) else { return false }
    return ProvidedNames.methods.contains("\(type).\(base)")
      || type == "NSObject" && Self.methodsOfObjects.contains(base)
  }

  private func isProvidedProtocol(_ type: String) -> Bool {
    !isOfFiles(type) && ProvidedNames.others.contains(type)
  }

  private func isKnown(_ type: String) -> Bool {
    isOfFiles(type) || ProvidedNames.classes.contains(type) || ProvidedNames.others.contains(type)
      || Self.plainTypes.contains(type)
  }

  /// The methods of Foundation's objects.
  private static let methodsOfObjects: Set = ["copy", "isEqual", "mutableCopy"]

  /// The types of Swift and Foundation without methods for selectors.
  private static let plainTypes: Set = [
    "Any", "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "NSCoding", "NSCopying", "NSMutableCopying", "NSObject", "NSObjectProtocol",
    "NSSecureCoding", "Sendable", "class",
  ]
}

extension SelectorMatch {
  fileprivate var isCertain: Bool {
    switch self {
    case .found, .provided: true
    case .missing, .unknown: false
    }
  }

  fileprivate var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }
}
