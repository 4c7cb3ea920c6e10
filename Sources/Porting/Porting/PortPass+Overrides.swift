import SwiftSyntax

extension PortPass {
  /// Moves methods that override, or are overridden, from extensions into the body of the class.
  func moveOverrides() {
    for node in index.extensions {
      let type = node.extendedType.trimmedDescription
      let overridden = surroundings.overridden(of: type)
      let members = Array(node.memberBlock.members).filter { member in
        member.isOverride || overridden.contains(member.signature ?? "")
      }
      remarkConditionalOverrides(in: node)
      guard !members.isEmpty else { continue }
      guard surroundings.classes.contains(type), node.genericWhereClause == nil else {
        for member in members where member.isOverride {
          remark(
            .override,
            member,
            "an extension cannot override: move this into the body of \(type)"
          )
        }
        continue
      }
      if index.classes[type] == nil { reveal(whatIsNamedIn: members, of: type) }
      let text = cut(members, outOf: node)
      if let home = index.classes[type] {
        put(text, into: home)
      } else {
        departed[type, default: TracedText()].append(text)
      }
    }
  }

  /// Reports overrides inside `#if`, which cannot move without their condition.
  private func remarkConditionalOverrides(in node: ExtensionDeclSyntax) {
    let conditions = node.memberBlock.members.compactMap { $0.decl.as(IfConfigDeclSyntax.self) }
    for clause in conditions.flatMap({ BuildCondition.liveClauses(of: $0) }) {
      for member in clause.elements?.as(MemberBlockItemListSyntax.self) ?? []
      where member.isOverride {
        remark(
          .override,
          member,
          "an extension cannot override: move this and its #if into the class"
        )
      }
    }
  }

  /// Adds members from extensions in other files to the classes of this file.
  func takeIn(_ arrivals: [String: TracedText]) {
    for (type, text) in arrivals.sorted(by: { $0.key < $1.key }) {
      if let home = index.classes[type] { put(text, into: home) }
    }
  }

  /// Removes members from an extension, and removes the extension if it becomes empty.
  private func cut(_ members: [MemberBlockItemSyntax], outOf node: ExtensionDeclSyntax)
    -> TracedText
  {
    var text = TracedText()
    for member in members {
      keepAccess(of: node, for: member)
      // The text includes the comment before the member and its indentation.
      text.append(edits.cut(member.position.utf8Offset..<member.endPosition.utf8Offset))
    }
    let isEmptied = members.count == node.memberBlock.members.count
    if isEmptied, node.inheritanceClause == nil {
      _ = edits.cut(node.position.utf8Offset..<node.endPosition.utf8Offset)
    }
    return text
  }

  private func put(_ text: TracedText, into home: ClassDeclSyntax) {
    let brace = home.memberBlock.rightBrace
    let isOnItsOwnLine = brace.leadingTrivia.contains(where: \.isNewline)
    // The new text comes before the line feed and indentation of the brace.
    let place = brace.position.utf8Offset
    edits.insert(blankLine(before: text.text, in: home), at: place)
    edits.insert(text, at: place)
    edits.insert(isOnItsOwnLine ? "" : "\n", at: place)
  }

  /// Adds the access level of an extension to a member that leaves it.
  private func keepAccess(of node: ExtensionDeclSyntax, for member: MemberBlockItemSyntax) {
    let levels: Set = ["public", "package", "internal", "fileprivate", "private"]
    guard let access = node.modifiers.map(\.name.text).first(where: levels.contains),
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      let first = member.decl.asProtocol((any WithAttributesSyntax).self)?.firstWord,
      !modifiers.contains(where: { levels.contains($0.name.text) || $0.name.text == "open" })
    else { return }
    edits.insert((access == "private" ? "fileprivate" : access) + " ", at: first.bytes.lowerBound)
  }

  /// Returns an empty line between the existing members and the new ones.
  private func blankLine(before text: String, in home: ClassDeclSyntax) -> String {
    text.hasPrefix("\n\n") || home.memberBlock.members.isEmpty ? "" : "\n"
  }
}

extension MemberBlockItemSyntax {
  var isOverride: Bool {
    let modifiers = decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.contains { $0.name.text == "override" } ?? false
  }

  /// The signature `tapped(_:)`, or the name of a property.
  var signature: String? {
    if let method = decl.as(FunctionDeclSyntax.self) {
      let labels = method.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      return "\(method.name.text)(\(labels.joined()))"
    }
    let binding = decl.as(VariableDeclSyntax.self)?.bindings.first
    return binding?.pattern.trimmedDescription
  }
}
