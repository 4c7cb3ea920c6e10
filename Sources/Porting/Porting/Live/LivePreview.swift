import SwiftParser
import SwiftSyntax

/// A preview that became a function.
struct LivePreview {
  /// The name of the function.
  let function: String
  /// The preview's own name; nil if it has none.
  let name: String?
  /// The class that the preview shows; empty if the text does not show it.
  let type: String
  /// The position in the file.
  let position: AbsolutePosition
}

extension PortPass {
  /// Replaces `#Preview { … }` by a function on the same lines.
  func makePreviewFunction(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.isAtFileLevel else {
      return remark(.resource, node, "move this preview to file level")
    }
    guard let body = node.previewBody else {
      return remark(.resource, node, "a preview needs a body that returns a view or a controller")
    }
    let function = "touchSandboxPreview\(previews.count + 1)"
    let head = node.pound.bytes.lowerBound..<body.bytes.lowerBound
    let tail = body.bytes.upperBound..<node.bytes.upperBound
    let isClosure = body.is(ClosureExprSyntax.self)
    // The replacement keeps the line breaks, at points where a break is allowed.
    edits.replace(
      head,
      with: "@MainActor private func \(function)() -> AnyObject {"
        + String(repeating: "\n", count: edits.lineBreaks(in: head))
        + (isClosure ? " touchSandboxMake " : " touchSandboxMake(")
    )
    edits.replace(
      tail,
      with: (isClosure ? "" : ")")
        + String(repeating: "\n", count: edits.lineBreaks(in: tail)) + " }"
    )
    previews.append(
      LivePreview(
        function: function,
        name: node.previewName,
        type: body.as(ClosureExprSyntax.self)?.shownType ?? "",
        position: node.pound.positionAfterSkippingLeadingTrivia
      )
    )
  }
}

extension FreestandingMacroExpansionSyntax {
  /// The closure or function that creates the shown object.
  fileprivate var previewBody: ExprSyntax? {
    if let trailingClosure { return ExprSyntax(trailingClosure) }
    return arguments.first { $0.label?.text == "body" }?.expression
      ?? arguments.last { $0.label == nil && $0.expression.is(ClosureExprSyntax.self) }?.expression
  }

  fileprivate var previewName: String? {
    guard let first = arguments.first, first.label == nil,
      let name = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      !name.isEmpty
    else { return nil }
    return name
  }

  fileprivate var isAtFileLevel: Bool {
    var place = parent
    while let here = place {
      switch here.kind {
      case .sourceFile: return true
      case .codeBlockItem, .codeBlockItemList, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl:
        place = here.parent
      default: return false
      }
    }
    return false
  }
}

extension ClosureExprSyntax {
  /// The class that the last statement creates: `Card(…)`.
  fileprivate var shownType: String? {
    guard let last = statements.last?.item else { return nil }
    let value = last.as(ReturnStmtSyntax.self)?.expression ?? last.as(ExprSyntax.self)
    return value?.as(FunctionCallExprSyntax.self)?.constructedType
  }
}
