import TextFormats

/// A name that may stand in a map of a scene file: what it means, its values, and how it is read.
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

/// The names that may stand in a map, with the key of each.
struct SceneKeyTable<Target> {
  /// All names, in the order in which messages list them.
  let names: [String]
  private let keys: [String: SceneKey<Target>]

  /// Creates a table; of several keys with one name the first counts.
  init(_ keys: [SceneKey<Target>]) {
    names = keys.map(\.name)
    self.keys = Dictionary(keys.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The key of a name; nil for a name that may not stand there.
  subscript(name: String) -> SceneKey<Target>? { keys[name] }
}

/// What the value of a name looks like, for the schema.
indirect enum SceneShape {
  /// The value of a property.
  case kind(PropertyKind)
  /// A name from elsewhere in the file.
  case reference
  /// A list of something.
  case list(SceneShape)
  /// A map described elsewhere in the schema.
  case definition(String)
  /// Certain names, each with a value.
  case map([String], SceneShape)
  /// One of several.
  case either([SceneShape])
  /// Nothing, or `true`: the name says it all.
  case nothing
  /// Certain names, each with a value of its own; besides them, properties that can be set.
  case fields([SceneField], properties: [Property] = [])
}

/// A name in the map of an action.
struct SceneField {
  let name: String
  let shape: SceneShape
  let help: String
  /// Whether it has to be there: always, or one of the names of which that is said.
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
