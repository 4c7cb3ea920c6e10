/// The types that one or more files declare, with their members.
struct TypeFacts {
  /// The names of all types: `Card`, `Card.Edge`.
  var types: Set<String> = []
  /// The protocols.
  var protocols: Set<String> = []
  /// The structures and enumerations, whose methods have no selectors.
  var values: Set<String> = []
  /// The supertypes and protocols of types, by the types' names.
  var inherited: [String: Set<String>] = [:]
  /// The generic parameters that must be classes, by the names of the types.
  var classParameters: [String: Set<Int>] = [:]
  /// The optional requirements of protocols, by the protocols' names.
  var optionals: [String: [OptionalRequirement]] = [:]
  /// The methods of types, by the types' names.
  var methods: [String: [SelectorMethod]] = [:]
  /// The members that classes override, by the classes' names: `tapped(_:)`, `frame`.
  var overrides: [String: Set<String>] = [:]
  /// The names of all properties.
  var properties: Set<String> = []
  /// The types of properties by their names, if a file declares them.
  var propertyTypes: [String: String] = [:]

  /// Adds the facts of another file.
  mutating func merge(_ file: TypeFacts) {
    types.formUnion(file.types)
    protocols.formUnion(file.protocols)
    values.formUnion(file.values)
    inherited.merge(file.inherited) { $0.union($1) }
    classParameters.merge(file.classParameters) { $0.union($1) }
    optionals.merge(file.optionals) { $1.isEmpty ? $0 : $1 }
    methods.merge(file.methods) { own, more in own + more.filter { !own.contains($0) } }
    overrides.merge(file.overrides) { $0.union($1) }
    properties.formUnion(file.properties)
    propertyTypes.merge(file.propertyTypes) { own, _ in own }
  }
}
