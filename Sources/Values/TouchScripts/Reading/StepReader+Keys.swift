import TouchInput
import TextFormats

/// Reads keys: `key shift+a`, `keyDown Escape`, `keyUp "+" usage 87`.
extension StepReader {
  mutating func key(_ action: ScriptKey.Action) throws(SourceProblem) -> ScriptKey {
    let word = try line.next("a key such as a, Escape or shift+Tab")
    var name = word.text[...]
    var modifiers: KeyStroke.Modifiers = []
    while !word.isQuoted, let plus = name.dropFirst().firstIndex(of: "+"),
      name.index(after: plus) < name.endIndex
    {
      let known = Self.modifiers.first { $0.name == name[..<plus] }
      guard let known else {
        let names = Self.modifiers.map(\.name)
        throw line.unknown("a modifier", String(name[..<plus]), among: names, at: word.position)
      }
      modifiers.insert(known.value)
      name = name[plus...].dropFirst()
    }
    var key = ScriptKey(action, name: String(name), modifiers: modifiers)
    try options(["usage", "with", "repeated"]) { (option, line) throws(SourceProblem) in
      switch option {
      case "usage": key.usage = try line.integer("a usage number", in: 0...0xFFFF)
      case "repeated": key.isRepeat = true
      default:
        key.modifiers = .init(rawValue: try line.integer("the modifier bits", in: 0...0xFFFF))
      }
    }
    key.usage = key.usage ?? Self.usage(of: key.name)
    guard key.usage != nil else {
      throw line.unknown("a key", key.name, among: Self.keyNames, at: word.position)
    }
    return key
  }

  static let modifiers: [(name: String, value: KeyStroke.Modifiers)] = [
    ("shift", .shift), ("ctrl", .control), ("alt", .alternate), ("cmd", .command),
    ("capsLock", .capsLock),
  ]

  /// Returns the usage number of a key on a usual keyboard; nil for an unknown name.
  static func usage(of name: String) -> Int? {
    if let index = keyNames.firstIndex(where: { $0.lowercased() == name.lowercased() }) {
      return usages[index]
    }
    return nil
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyz1234567890".map(String.init)
  private static let keyNames =
    letters + [
      "Return", "Escape", "Backspace", "Tab", "Space", "-", "=", "[", "]", "\\",
    ] + [";", "'", "`", ",", ".", "/"] + (1...12).map { "F\($0)" }
    + ["Insert", "Home", "PageUp", "Delete", "End", "PageDown", "Right", "Left", "Down", "Up"]
  private static let usages =
    Array(4...39) + Array(40...49) + Array(51...56) + Array(58...69) + Array(73...82)
}
