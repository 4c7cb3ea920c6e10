import SwiftSyntax

extension PortPass {
  /// The types of Core Foundation, which on Linux are the types that are cast to them.
  private static let bridged: Set<String> = [
    "CFArray", "CFDictionary", "CFNumber", "CFString", "CFTypeRef",
  ]

  /// Replaces `colors as CFArray` by `colors`.
  func portCasts(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst().dropLast()
    where elements[index].is(UnresolvedAsExprSyntax.self) {
      let type = elements[index + 1]
      guard Self.bridged.contains(type.trimmedDescription) else { continue }
      edits.replace(elements[index - 1].bytes.upperBound..<type.bytes.upperBound)
    }
  }

  /// Ports `x as! [String]!`, which older Swift allowed.
  ///
  /// Only a whole declaration can have an implicitly unwrapped type. A cast with its own mark gives
  /// the type itself; every other type becomes optional.
  func portImplicitness(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) {
    guard !node.isWholeDeclaration else { return }
    edits.replace(node.exclamationMark.bytes, with: node.isUnwrappedByCast ? "" : "?")
  }
}

extension ImplicitlyUnwrappedOptionalTypeSyntax {
  fileprivate var isWholeDeclaration: Bool {
    let place = parent?.is(AttributedTypeSyntax.self) == true ? parent?.parent : parent
    guard let place else { return false }
    if let result = place.as(ReturnClauseSyntax.self) {
      return result.parent?.is(FunctionSignatureSyntax.self) == true
        || result.parent?.is(SubscriptDeclSyntax.self) == true
    }
    if let parameter = place.as(FunctionParameterSyntax.self) { return parameter.ellipsis == nil }
    return place.is(TypeAnnotationSyntax.self) || place.is(ClosureParameterSyntax.self)
      || place.is(EnumCaseParameterSyntax.self)
  }

  /// Whether the type follows `as!` or `as?`.
  fileprivate var isUnwrappedByCast: Bool {
    guard let type = parent?.as(TypeExprSyntax.self),
      let elements = type.parent?.as(ExprListSyntax.self).map(Array.init),
      let place = elements.firstIndex(where: { $0.id == type.id }), place > 0
    else { return false }
    return elements[place - 1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil
  }
}
