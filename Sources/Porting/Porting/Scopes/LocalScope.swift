import SwiftSyntax

/// A local declaration, with the information about its type.
enum LocalDeclaration {
  case annotated(TypeSyntax)
  case initialized(ExprSyntax)
  /// A declaration whose type is unknown here.
  case unknown
}

/// The search for the declaration of a name in the functions and blocks around a position.
enum LocalScope {
  /// Returns the nearest declaration that ends before the position; nil if none is local.
  static func declaration(
    of name: String,
    before place: some SyntaxProtocol
  ) -> LocalDeclaration? {
    var current = place.parent
    while let scope = current {
      if let found = declaration(of: name, in: scope, before: place.position) { return found }
      if scope.is(MemberBlockSyntax.self) { return nil }
      current = scope.parent
    }
    return nil
  }

  private static func declaration(
    of name: String,
    in scope: Syntax,
    before place: AbsolutePosition
  ) -> LocalDeclaration? {
    if let items = scope.as(CodeBlockItemListSyntax.self) {
      // Declarations at file level are not local.
      guard items.parent?.is(SourceFileSyntax.self) != true else { return nil }
      return items.reversed().lazy.filter { $0.endPosition <= place }
        .compactMap { declaration(of: name, in: $0) }.first
    }
    if let conditions = scope.conditions {
      return conditions.reversed().lazy.filter { $0.endPosition <= place }
        .compactMap { declaration(of: name, in: $0) }.first
    }
    return parameter(name, of: scope) ?? pattern(name, of: scope)
  }

  private static func declaration(
    of name: String,
    in item: CodeBlockItemSyntax
  ) -> LocalDeclaration? {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      return variable.bindings.lazy.compactMap { binding in
        guard binding.pattern.declares(name) else { return nil }
        return said(binding.pattern, binding.typeAnnotation, binding.initializer)
      }.first
    }
    return item.item.as(GuardStmtSyntax.self)?.conditions.lazy
      .compactMap { declaration(of: name, in: $0) }.first
  }

  private static func declaration(
    of name: String,
    in condition: ConditionElementSyntax
  ) -> LocalDeclaration? {
    switch condition.condition {
    case .optionalBinding(let binding) where binding.pattern.declares(name):
      // `if let x` has the type that `x` had before.
      guard binding.initializer != nil || binding.typeAnnotation != nil else { return nil }
      return said(binding.pattern, binding.typeAnnotation, binding.initializer)
    case .matchingPattern(let match) where match.pattern.declares(name): return .unknown
    default: return nil
    }
  }

  private static func said(
    _ pattern: PatternSyntax,
    _ annotation: TypeAnnotationSyntax?,
    _ initializer: InitializerClauseSyntax?
  ) -> LocalDeclaration {
    guard pattern.is(IdentifierPatternSyntax.self) else { return .unknown }
    if let annotation { return .annotated(annotation.type) }
    return initializer.map { .initialized($0.value) } ?? .unknown
  }

  private static func parameter(_ name: String, of scope: Syntax) -> LocalDeclaration? {
    let parameters =
      scope.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? scope.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      ?? scope.as(SubscriptDeclSyntax.self)?.parameterClause.parameters
    if let found = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
      return found.ellipsis == nil ? .annotated(found.type) : .unknown
    }
    switch scope.as(ClosureExprSyntax.self)?.signature?.parameterClause {
    case .simpleInput(let names) where names.contains { $0.name.text == name }: return .unknown
    case .parameterClause(let clause):
      return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        .map { $0.type.map { .annotated($0) } ?? .unknown }
    default: return nil
    }
  }

  private static func pattern(_ name: String, of scope: Syntax) -> LocalDeclaration? {
    let isDeclared =
      scope.as(ForStmtSyntax.self)?.pattern.declares(name)
      ?? scope.as(SwitchCaseSyntax.self)?.label.trimmedDescription.containsWord(name)
      ?? scope.as(CatchClauseSyntax.self)?.catchItems.trimmedDescription.containsWord(name)
    return isDeclared == true ? .unknown : nil
  }
}

extension Syntax {
  /// The conditions of `if` and `while`.
  fileprivate var conditions: ConditionElementListSyntax? {
    self.as(IfExprSyntax.self)?.conditions ?? self.as(WhileStmtSyntax.self)?.conditions
      ?? self.as(ConditionElementListSyntax.self)
  }
}

extension PatternSyntax {
  /// Whether the pattern declares a name.
  fileprivate func declares(_ name: String) -> Bool {
    trimmedDescription.containsWord(name)
  }
}

extension String {
  fileprivate func containsWord(_ word: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
  }
}
