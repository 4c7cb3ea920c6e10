import SwiftSyntax

extension PortPass {
  /// Reports `Weak<CardDelegate>`: without Objective-C, the argument for `T: AnyObject` must be a
  /// class.
  ///
  /// On Apple's platforms an Objective-C protocol is also allowed.
  func portClassArguments(_ node: GenericArgumentClauseSyntax) {
    guard let name = node.genericTypeName, let places = surroundings.facts.classParameters[name]
    else {
      return
    }
    for (index, argument) in node.arguments.enumerated() where places.contains(index) {
      let child = argument.children(viewMode: .sourceAccurate).first
      guard let type = child?.as(TypeSyntax.self), isProtocol(type) else { continue }
      remark(
        .generic,
        argument,
        "\(type.trimmedDescription) is a protocol, and \(name) takes only classes here: keep the "
          + "object as AnyObject? in \(name), drop the bound AnyObject, and cast where it is read"
      )
    }
  }

  private func isProtocol(_ type: TypeSyntax) -> Bool {
    if type.is(SomeOrAnyTypeSyntax.self) || type.is(CompositionTypeSyntax.self) { return true }
    let name = TypeIndex.plain(type)
    if surroundings.facts.types.contains(name) {
      return surroundings.facts.protocols.contains(name)
    }
    return ProvidedNames.others.contains(name)
      && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
  }
}

extension GenericArgumentClauseSyntax {
  /// The type with these arguments: `Weak` in `Weak<Card>`.
  fileprivate var genericTypeName: String? {
    parent?.as(IdentifierTypeSyntax.self)?.name.text
      ?? parent?.as(MemberTypeSyntax.self)?.name.text
      ?? parent?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
  }
}
