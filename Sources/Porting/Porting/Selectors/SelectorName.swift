import SwiftSyntax

/// A method with its Objective-C name.
struct SelectorMethod: Hashable {
  /// The Swift base name `tapped`, and the labels `_` and `with`.
  let base: String
  let labels: [String]
  /// The types of the parameters, as they are written.
  let types: [String]
  /// The name from `@objc(tappedCard:)`.
  let given: String?
  /// Whether it is a class method.
  let isStatic: Bool
  /// The visibility of the method.
  let visibility: Visibility
  /// The identity of its file.
  let file: Int

  /// The visibilities of methods.
  enum Visibility {
    case everywhere
    case file
    case type
  }

  init(_ node: FunctionDeclSyntax, in file: Int) {
    let parameters = node.signature.parameterClause.parameters
    base = node.name.text.filter { $0 != "`" }
    labels = parameters.map(\.firstName.text)
    types = parameters.map(\.type.trimmedDescription)
    given = Self.givenName(of: node)
    isStatic = node.modifiers.contains { ["class", "static"].contains($0.name.text) }
    visibility =
      node.hidingModifier?.name.text == "private" ? .type : node.isHidden ? .file : .everywhere
    self.file = file
  }

  /// The Objective-C name: `tapped:`, `handle:with:`, `openWithSender:`.
  var name: String { given ?? SelectorName.text(base: base, labels: labels) }

  /// The Swift name: `tapped(_:)`, `open()`.
  var swiftName: String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }

  private static func givenName(of node: FunctionDeclSyntax) -> String? {
    for case .attribute(let attribute) in node.attributes
    where attribute.attributeName.trimmedDescription == "objc" {
      return attribute.arguments?.trimmedDescription
    }
    return nil
  }
}

/// The conversion of Swift names to Objective-C names.
enum SelectorName {
  /// Returns the name of a method; the first label becomes part of the base, as in
  /// `openWithSender:`.
  static func text(base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    guard first != "_" else { return "\(base):\(rest)" }
    let joint = isPreposition(firstWord(of: first)) || isPreposition(lastWord(of: base))
    let label = first.prefix(1).uppercased() + first.dropFirst()
    return "\(base)\(joint ? "" : "With")\(label):\(rest)"
  }

  private static func firstWord(of name: String) -> String {
    String(name.prefix { !$0.isUppercase })
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return String(name[start...])
  }

  private static func isPreposition(_ word: String) -> Bool {
    prepositions.contains(word.lowercased())
  }

  /// The prepositions that the compiler knows.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
