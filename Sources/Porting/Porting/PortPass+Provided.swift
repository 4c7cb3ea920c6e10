import SwiftSyntax

extension PortPass {
  /// Checks a type in a declaration or a cast.
  func portProvided(_ node: IdentifierTypeSyntax) {
    guard node.parent?.is(AttributeSyntax.self) != true else { return }
    checkProvided(node.name.text, node.name)
  }

  /// Checks a type, a function or a constant in an expression.
  func portProvided(_ node: DeclReferenceExprSyntax) {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    guard member?.declName.id != node.id else { return }
    checkProvided(node.baseName.text, node.baseName)
    guard AppleNames.knownMembers.contains(node.baseName.text),
      let owner = EnclosingType.name(at: node), isLibraryClass(owner)
    else { return }
    checkMember(node.baseName.text, node.baseName, "\(owner) has no \(node.baseName.text) here")
  }

  private func checkProvided(_ name: String, _ token: TokenSyntax) {
    guard !surroundings.names.contains(name), AppleModules.has(name) == nil else { return }
    used.insert(name)
    guard FormerNames.current(name) == nil, !FormerNames.isFunction(name),
      !Self.answered.contains(name), AppleNames.isApples(name, imports: modules),
      !ProvidedNames.has(name)
    else { return }
    let advice = AppleNames.advice(for: name)
    remark(.type, token, "there is no \(name) here: \(advice)")
  }

  /// The names that the aid already reports or rewrites in calls and casts.
  private static let answered: Set = [
    "CFArray", "CFDictionary", "CFNumber", "CFString", "CFTypeRef", "NSClassFromString",
    "NSSelectorFromString",
  ]

  // MARK: - Members

  /// Checks `UIView.Kind` in a declaration.
  func portProvided(_ node: MemberTypeSyntax) {
    let type = node.baseType.trimmedDescription
    guard isLibraryType(type) || isLibraryClass(type) else { return }
    checkMember(node.name.text, node.name, "\(type) has no \(node.name.text) here")
  }

  /// Checks `UIColor.name`, or a member of an object whose class is known.
  func portProvided(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName
    // A module of other authors can add members to UIKit's classes.
    let isAlone = modules.allSatisfy { AppleModules.has($0) != nil }
    guard isAlone, let type = node.base.flatMap(type(of:)) else { return checkKnownAbsent(name) }
    checkMember(name.text, name, "\(type) has no \(name.text) here")
  }

  /// Returns the library's type that an expression names or has; nil for other types.
  private func type(of base: ExprSyntax) -> String? {
    if base.is(DeclReferenceExprSyntax.self), isLibraryType(base.trimmedDescription) {
      return base.trimmedDescription
    }
    let type = DeclaredTypes(surroundings: surroundings).type(of: base)
    return type.flatMap { isLibraryClass($0) ? $0 : nil }
  }

  /// Checks a property or a method that a class overrides.
  func portProvided(override name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
    guard modifiers.contains(where: { $0.name.text == "override" }),
      let owner = EnclosingType.name(at: name), isLibraryClass(owner)
    else { return }
    checkMember(name.text, name, "there is no \(name.text) to override")
  }

  private func checkMember(_ name: String, _ token: TokenSyntax, _ absence: String) {
    let bare = name.filter { $0 != "`" }
    guard !surroundings.names.contains(bare), !ProvidedNames.members.contains(bare),
      !FoundationNames.members.contains(bare), !FormerNames.isMember(bare)
    else { return }
    remark(.member, token, "\(absence): \(AppleNames.advice(forMember: bare))")
  }

  /// Reports members that exist only in UIKit, for any owner.
  private func checkKnownAbsent(_ name: TokenSyntax) {
    guard AppleNames.memberAdvice[name.text] != nil else { return }
    checkMember(name.text, name, "there is no \(name.text) here")
  }

  /// Whether only the library has a type of this name.
  private func isLibraryType(_ name: String) -> Bool {
    ProvidedNames.needsImport(name) && !surroundings.names.contains(name)
      && AppleNames.isApples(name, imports: [])
  }

  /// Whether a type is a class of the library, or a class of the files with known ancestors only.
  ///
  /// Known ancestors include classes and protocols that are known to be missing.
  private func isLibraryClass(_ type: String) -> Bool {
    let all = surroundings.ancestors(of: type).union([type])
    guard all.contains(where: { ProvidedNames.classes.contains($0) && isLibraryType($0) }) else {
      return false
    }
    return all.allSatisfy {
      ProvidedNames.has($0) || surroundings.names.contains($0) || Self.plainProtocols.contains($0)
        || AppleNames.isApples($0, imports: [])
    }
  }

  private static let plainProtocols: Set = [
    "AnyObject", "Codable", "Comparable", "CustomStringConvertible", "Equatable", "Hashable",
    "Identifiable", "Sendable",
  ]
}
