import TextFormats

/// A valid name in a map of a scene file: its meaning, its values, and its parser.
struct SceneKey<Target> {
  let name: String
  let help: String
  let shape: SceneShape
  let read: (SourceNode, inout Target, SceneReader) throws(SourceProblem) -> Void

  init(
    _ name: String,
    _ shape: SceneShape,
    _ help: String,
    read: @escaping (SourceNode, inout Target, SceneReader) throws(SourceProblem) -> Void
  ) {
    self.name = name
    self.shape = shape
    self.help = help
    self.read = read
  }
}

/// The valid names in a map, with the key of each.
struct SceneKeyTable<Target> {
  /// All names, in the order in which messages list them.
  let names: [String]
  private let keys: [String: SceneKey<Target>]

  /// Creates a table; if several keys have the same name, the first one counts.
  init(_ keys: [SceneKey<Target>]) {
    names = keys.map(\.name)
    self.keys = Dictionary(keys.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns the key of a name; nil for an invalid name.
  subscript(name: String) -> SceneKey<Target>? { keys[name] }
}

/// The shape of a name's value, for the schema.
indirect enum SceneShape {
  /// The value of a property.
  case kind(PropertyKind)
  /// A name that is declared elsewhere in the file.
  case reference
  /// A list of values with one shape.
  case list(SceneShape)
  /// A map described elsewhere in the schema.
  case definition(String)
  /// Fixed names, with values of one shape.
  case map([String], SceneShape)
  /// One of several shapes.
  case either([SceneShape])
  /// No value, or `true`: the name is sufficient.
  case nothing
  /// Fixed names, each with its own shape, and properties that can be set.
  case fields([SceneField], properties: [Property] = [])
}

/// A name in the map of an action.
struct SceneField {
  let name: String
  let shape: SceneShape
  let help: String
  /// Whether it is required: always, or as one of a group of names.
  let need: Need

  enum Need {
    case optional
    case required
    case oneOfThese
  }

  init(_ name: String, _ shape: SceneShape, _ help: String, _ need: Need = .optional) {
    self.name = name
    self.shape = shape
    self.help = help
    self.need = need
  }
}
