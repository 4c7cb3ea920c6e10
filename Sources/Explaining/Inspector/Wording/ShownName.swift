package import TouchTrace
import Foundation

/// A responder's name in two parts, for places with little space.
///
/// The first part distinguishes it from others. The second part is dimmer and is cut first.
package struct ShownName: Hashable, Sendable {
  /// The author's name, or else the class.
  package var name: String
  /// The class of a responder with an author's name, or the address of one from a debugger or a device.
  package var detail: String

  /// Splits the name of a responder.
  package init(_ node: NodeSnapshot) {
    guard let identifier = node.identifier else {
      (name, detail) = (node.typeName, "")
      return
    }
    guard let address = Self.address(at: identifier) else {
      (name, detail) = (identifier, node.typeName)
      return
    }
    if identifier.last == ")", let start = identifier.range(of: " (", options: .backwards) {
      name = String(identifier[..<start.lowerBound])
      detail = String(identifier[start.upperBound...].dropLast())
      return
    }
    let type = identifier[..<address].dropLast()
    name = String(type[(type.lastIndex(of: ".").map(type.index(after:)) ?? type.startIndex)...])
    detail = String(identifier[address...])
  }

  /// Whether it is the class of an unnamed object that a debugger printed.
  package var isPrintedClass: Bool { detail.hasPrefix("0x") || detail.hasPrefix("…") }

  /// Whether a name is that of an object that a debugger printed, with its address.
  static func hasAddress(_ name: String) -> Bool { address(at: name) != nil }

  /// Returns the start of the address at the end of a name.
  ///
  /// Examples are `Shop.CartView 0x7f8c`, `UIView …7f8c`, and `"Pay" (UIButton …7f8c)`.
  private static func address(at name: String) -> String.Index? {
    let name = name.last == ")" ? name.dropLast() : name[...]
    guard let space = name.lastIndex(of: " "), space > name.startIndex else { return nil }
    let last = name[name.index(after: space)...]
    let digits =
      last.hasPrefix("…") ? last.dropFirst() : last.hasPrefix("0x") ? last.dropFirst(2) : ""
    return !digits.isEmpty && digits.allSatisfy(\.isHexDigit) ? last.startIndex : nil
  }
}
