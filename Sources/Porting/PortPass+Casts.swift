import SwiftSyntax

extension PortPass {
  /// Types of Core Foundation, which here are the types that are cast to them.
  private static let bridged: Set<String> = [
    "CFArray", "CFDictionary", "CFNumber", "CFString", "CFTypeRef",
  ]

  /// `colors as CFArray` becomes `colors`.
  func portCasts(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst().dropLast()
    where elements[index].is(UnresolvedAsExprSyntax.self) {
      let type = elements[index + 1]
      guard Self.bridged.contains(type.trimmedDescription) else { continue }
      edits.replace(elements[index - 1].bytes.upperBound..<type.bytes.upperBound)
    }
  }
}
