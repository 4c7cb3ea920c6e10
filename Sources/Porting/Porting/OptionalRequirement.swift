import SwiftSyntax

/// A requirement that types which conform to a protocol of Objective-C may leave out.
struct OptionalRequirement {
  let name: String
  /// The labels of a method; nil for a property.
  let labels: [String]?
  /// What it gives, as it is written; nil for nothing.
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

  /// Whether who conforms has to say that there may be no result.
  var needsOptionalResult: Bool {
    guard let result else { return false }
    return !result.hasSuffix("?") && !result.hasSuffix("!")
  }

  /// The result, which is nil where the requirement is left out.
  var optionalResult: String? { result.map(Self.optional) }

  static func labels(of method: FunctionDeclSyntax) -> [String] {
    method.signature.parameterClause.parameters.map(\.firstName.text)
  }

  /// What a method gives, as it is written; nil for nothing.
  static func result(of method: FunctionDeclSyntax) -> String? {
    let text = method.signature.returnClause?.type.trimmedDescription ?? "Void"
    return ["Void", "()"].contains(text) ? nil : text
  }

  /// The type of something that may be absent.
  static func optional(_ type: String) -> String {
    if type.hasSuffix("?") { return type }
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    let isWord = type.allSatisfy { $0.isLetter || $0.isNumber || "_.<>[], :".contains($0) }
    let isPlain = isWord && !type.hasPrefix("any ") && !type.hasPrefix("some ")
    return isPlain ? type + "?" : "(\(type))?"
  }
}
