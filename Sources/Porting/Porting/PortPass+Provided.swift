import SwiftSyntax

extension PortPass {
  /// A type in a declaration or a cast.
  func portProvided(_ node: IdentifierTypeSyntax) {
    guard node.parent?.is(AttributeSyntax.self) != true else { return }
    checkProvided(node.name.text, node.name)
  }

  /// A type, a function or a constant in an expression.
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

  /// What is reported or rewritten where it is called or cast to.
  private static let answered: Set = [
    "CFArray", "CFDictionary", "CFNumber", "CFString", "CFTypeRef", "NSClassFromString",
    "NSSelectorFromString",
  ]

  // MARK: - Members

  /// `UIView.Kind` in a declaration.
  func portProvided(_ node: MemberTypeSyntax) {
    let type = node.baseType.trimmedDescription
    guard isLibraryType(type) || isLibraryClass(type) else { return }
    checkMember(node.name.text, node.name, "\(type) has no \(node.name.text) here")
  }

  /// `UIColor.name`, or a member of something whose class is said.
  func portProvided(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName
    // A module of other authors may add members to UIKit's classes.
    let isAlone = modules.allSatisfy { AppleModules.has($0) != nil }
    guard isAlone, let type = node.base.flatMap(type(of:)) else { return checkKnownAbsent(name) }
    checkMember(name.text, name, "\(type) has no \(name.text) here")
  }

  /// The library's type that an expression names or has; nil for anything else.
  private func type(of base: ExprSyntax) -> String? {
    if base.is(DeclReferenceExprSyntax.self), isLibraryType(base.trimmedDescription) {
      return base.trimmedDescription
    }
    let type = DeclaredTypes(surroundings: surroundings).type(of: base)
    return type.flatMap { isLibraryClass($0) ? $0 : nil }
  }

  /// A property or a method that a class overrides.
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

  /// Members that UIKit alone has are known wherever they stand.
  private func checkKnownAbsent(_ name: TokenSyntax) {
    guard AppleNames.memberAdvice[name.text] != nil else { return }
    checkMember(name.text, name, "there is no \(name.text) here")
  }

  /// A type that only the library has.
  private func isLibraryType(_ name: String) -> Bool {
    ProvidedNames.needsImport(name) && !surroundings.names.contains(name)
      && AppleNames.isApples(name, imports: [])
  }

  /// A class of the library, or one of the files that inherits from nothing but such classes and
  /// protocols that are known, if only as absent.
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
