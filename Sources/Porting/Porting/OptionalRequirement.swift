import SwiftSyntax

/// An optional requirement of an Objective-C protocol.
struct OptionalRequirement {
  let name: String
  /// The labels of a method; nil for a property.
  let labels: [String]?
  /// The result type, as it is written; nil for no result.
  let result: String?

  init?(_ declaration: DeclSyntax) {
    if let method = declaration.as(FunctionDeclSyntax.self) {
      name = method.name.text
      labels = Self.labels(of: method)
      result = Self.result(of: method)
    } else if let property = declaration.as(VariableDeclSyntax.self),
      let binding = property.bindings.first, property.bindings.count == 1,
      let type = binding.typeAnnotation?.type
    {
      name = binding.pattern.trimmedDescription
      labels = nil
      result = type.trimmedDescription
    } else {
      return nil
    }
  }

  /// Whether a conforming type must declare the result as optional.
  var needsOptionalResult: Bool {
    guard let result else { return false }
    return !result.hasSuffix("?") && !result.hasSuffix("!")
  }

  /// The optional result type; its value is nil if the requirement is missing.
  var optionalResult: String? { result.map(Self.optional) }

  static func labels(of method: FunctionDeclSyntax) -> [String] {
    method.signature.parameterClause.parameters.map(\.firstName.text)
  }

  /// Returns the result type of a method, as it is written; nil for no result.
  static func result(of method: FunctionDeclSyntax) -> String? {
    let text = method.signature.returnClause?.type.trimmedDescription ?? "Void"
    return ["Void", "()"].contains(text) ? nil : text
  }

  /// Returns the optional form of a type.
  static func optional(_ type: String) -> String {
    if type.hasSuffix("?") { return type }
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    let isWord = type.allSatisfy { $0.isLetter || $0.isNumber || "_.<>[], :".contains($0) }
    let isPlain = isWord && !type.hasPrefix("any ") && !type.hasPrefix("some ")
    return isPlain ? type + "?" : "(\(type))?"
  }
}
