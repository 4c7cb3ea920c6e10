import SwiftSyntax

/// A visitor that finds syntax errors.
final class SyntaxErrors: SyntaxVisitor {
  private var found: (position: AbsolutePosition, message: String)?

  /// Returns the first missing or unexpected token in a file.
  static func first(in tree: SourceFileSyntax) -> (position: AbsolutePosition, message: String)? {
    guard tree.hasError else { return nil }
    let errors = SyntaxErrors(viewMode: .all)
    errors.walk(tree)
    return errors.found ?? (tree.position, "this is not Swift")
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    if found == nil {
      found = (
        node.positionAfterSkippingLeadingTrivia,
        "unexpected \(node.trimmedDescription.debugDescription)"
      )
    }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, token.presence == .missing {
      // A parser placeholder is a word between marks.
      let text = token.text.filter { !"<#>".contains($0) }
      found = (token.position, "expected \(text.isEmpty ? "something" : text) here")
    }
    return .skipChildren
  }
}
