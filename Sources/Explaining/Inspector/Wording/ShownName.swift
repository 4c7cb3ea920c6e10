package import TouchTrace

/// A responder's name in two parts, for where there is room for little: what tells it from others at a
/// glance, and the rest, which is dimmer and is cut first.
package struct ShownName: Hashable, Sendable {
  /// The author's name, else the class.
  package var name: String
  /// The class of what its author named; the address of what a debugger or a device told of.
  package var detail: String

  /// Takes the name of a responder apart.
  package init(_ node: NodeSnapshot) {
    guard let identifier = node.identifier else {
      (name, detail) = (node.typeName, "")
      return
    }
    guard let address = Self.address(at: identifier) else {
      (name, detail) = (identifier, node.typeName)
      return
    }
    let type = identifier[..<address].dropLast()
    name = String(type[(type.lastIndex(of: ".").map(type.index(after:)) ?? type.startIndex)...])
    detail = String(identifier[address...])
  }

  /// Where the address begins at the end of a name such as `Shop.CartView 0x7f8c`.
  private static func address(at name: String) -> String.Index? {
    guard let space = name.lastIndex(of: " "), space > name.startIndex else { return nil }
    let last = name[name.index(after: space)...]
    guard last.hasPrefix("0x"), last.count > 2, last.dropFirst(2).allSatisfy(\.isHexDigit) else {
      return nil
    }
    return last.startIndex
  }
}
