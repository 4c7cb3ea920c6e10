import SwiftSyntax

extension PortPass {
  func port(_ node: AttributeSyntax) {
    switch node.attributeName.trimmedDescription {
    case "objc", "objcMembers", "IBOutlet", "NSCopying", "GKInspectable":
      remove(node)
    case "IBAction":
      // With the sender alone it compiles without a change.
      if parameterCount(of: node) != 1 { remove(node) }
    case "IBSegueAction":
      remark(.resource, node, "storyboards are not supported: call the segue action yourself")
      remove(node)
    case "NSManaged": portManaged(node)
    case "main", "NSApplicationMain":
      if purpose == .live { remove(node) }
    case "UIApplicationMain":
      switch purpose {
      case .project: edits.replace(node.attributeName.bytes, with: "main")
      case .live: remove(node)
      }
    default: break
    }
  }

  private func remove(_ node: AttributeSyntax) {
    switch purpose {
    case .project: edits.replace(node.bytesToNext)
    case .live: edits.blank(node.bytes)
    }
  }

  /// Replaces `@NSManaged` in a layer, which stores animated values by name; other classes have no
  /// such storage.
  private func portManaged(_ node: AttributeSyntax) {
    guard let property = node.parent?.parent?.as(VariableDeclSyntax.self),
      let owner = EnclosingType.name(at: property), surroundings.isLayer(owner),
      let binding = property.bindings.first, let type = binding.typeAnnotation?.type,
      let absent = ManagedDefault.text(for: type.trimmedDescription)
    else {
      return remark(.resource, node, "there is no Core Data: store the property, or compute it")
    }
    remove(node)
    let name = binding.pattern.trimmedDescription
    let stored = OptionalRequirement.optional(type.trimmedDescription).dropLast()
    edits.insert(
      " {\n    get { value(forKey: \"\(name)\") as? \(stored)\(absent) }\n"
        + "    set { setValue(newValue, forKey: \"\(name)\") }\n  }",
      at: binding.bytes.upperBound
    )
  }

  private func parameterCount(of node: AttributeSyntax) -> Int? {
    node.parent?.parent?.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.count
  }
}

/// The default values of stored properties.
private enum ManagedDefault {
  private static let numbers: Set<String> = [
    "CFTimeInterval", "CGFloat", "Double", "Float", "Int", "TimeInterval",
  ]
  private static let zeros: Set<String> = ["CGPoint", "CGRect", "CGSize"]

  /// Returns the text after `as? Type`; nil for a type without a default value.
  static func text(for type: String) -> String? {
    if type.hasSuffix("?") || type.hasSuffix("!") { return "" }
    if numbers.contains(type) { return " ?? 0" }
    if zeros.contains(type) { return " ?? .zero" }
    return type == "Bool" ? " ?? false" : nil
  }
}
