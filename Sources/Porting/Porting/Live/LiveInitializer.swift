import SwiftSyntax

/// An initializer of a class, with the values that calls of it need.
struct LiveInitializer {
  struct Parameter {
    var label: String
    var hasDefault: Bool
  }

  let file: Int
  let parameters: [Parameter]
  let isConvenience: Bool
  let isFailable: Bool
  /// The reason why other code cannot call it; nil if it can.
  let obstacle: String?
  private let isPrivateToFile: Bool

  init(_ node: InitializerDeclSyntax, file: Int, in place: DeclModifierListSyntax) {
    self.file = file
    parameters = node.signature.parameterClause.parameters.map {
      Parameter(label: $0.firstName.text, hasDefault: $0.defaultValue != nil)
    }
    let words = node.modifiers.map(\.name.text)
    isConvenience = words.contains("convenience")
    isFailable = node.optionalMark != nil
    let hiding: Set = ["private", "fileprivate"]
    isPrivateToFile =
      words.contains("fileprivate") || place.contains { hiding.contains($0.name.text) }
    let effects = node.signature.effectSpecifiers
    let name = LiveInitializer.name(parameters)
    obstacle =
      words.contains("private")
      ? "its \(name) is private"
      : effects?.throwsClause != nil
        ? "its \(name) throws"
        : effects?.asyncSpecifier != nil
          ? "its \(name) is async"
          : node.genericParameterClause.map { _ in "its \(name) is generic" }
  }

  /// `init(frame:)`.
  var name: String { LiveInitializer.name(parameters) }

  /// Whether it decodes an archive.
  var isCoder: Bool { parameters.count == 1 && parameters[0].label == "coder" }

  /// Returns the arguments with which code in a file can call it for a kind of class; nil if it
  /// cannot.
  func arguments(for kind: LiveKind, in file: Int) -> String? {
    guard !isCoder, obstacle == nil, !isPrivateToFile || file == self.file else { return nil }
    var given: [(label: String, value: String)] = []
    if kind == .view, parameters.first?.label == "frame" {
      given = [("frame", "CGRect(x: 0, y: 0, width: 200, height: 200)")]
    } else if kind == .controller, parameters.prefix(2).map(\.label) == ["nibName", "bundle"] {
      given = [("nibName", "nil"), ("bundle", "nil")]
    }
    guard parameters.dropFirst(given.count).allSatisfy(\.hasDefault) else { return nil }
    return given.map { "\($0.label): \($0.value)" }.joined(separator: ", ")
  }

  /// Returns the reason why it cannot create a class.
  func reason(in file: Int) -> String {
    if let obstacle { return obstacle }
    if isPrivateToFile, file != self.file { return "its \(name) is private to another file" }
    let missing = parameters.filter { !$0.hasDefault }.map(\.label)
    let labels = parameters.count > 1 ? " for \(missing.joined(separator: ", "))" : ""
    return "its \(name) has no default\(labels)"
  }

  private static func name(_ parameters: [Parameter]) -> String {
    "init(\(parameters.map { $0.label + ":" }.joined()))"
  }
}
