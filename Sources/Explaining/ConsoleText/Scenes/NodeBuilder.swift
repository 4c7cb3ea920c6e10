import Foundation
import TextFormats

/// Puts the map of something together, as a scene file has it.
struct NodeBuilder {
  private(set) var entries: [SourceNode.Entry] = []
  private let position: SourcePosition

  init(at position: SourcePosition) {
    self.position = position
  }

  /// The map.
  var node: SourceNode { SourceNode(.map(entries), at: position) }

  mutating func add(_ key: String, _ node: SourceNode?) {
    guard let node else { return }
    entries.append(.init(key: key, keyPosition: position, value: node))
  }

  mutating func add(_ key: String, _ text: String?) {
    add(key, text.map { SourceNode(.text(Self.short($0)), at: position) })
  }

  mutating func add(_ key: String, _ flag: Bool?) {
    add(key, flag.map { SourceNode(.bool($0), at: position) })
  }

  mutating func add(_ key: String, number: Double?) {
    add(key, number.map { SourceNode(.number(Self.text($0)), at: position) })
  }

  mutating func add(_ key: String, numbers: [CGFloat]) {
    let nodes = numbers.map { SourceNode(.number(Self.text(Double($0))), at: position) }
    add(key, SourceNode(.list(nodes), at: position))
  }

  mutating func add(_ key: String, _ rect: CGRect) {
    add(key, numbers: [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// A list; nothing where it is empty.
  mutating func add(_ key: String, list: [SourceNode]) {
    if !list.isEmpty { add(key, SourceNode(.list(list), at: position)) }
  }

  /// A text that a scene file may have; debuggers print longer ones.
  static func short(_ text: String) -> String {
    guard text.utf8.count > longestText else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestText)))
  }

  /// In scalars, each of at most four bytes: what is written down has to be read again.
  private static let longestText = 1000

  /// The shortest form that reads back as the same number.
  static func text(_ number: Double) -> String {
    let isWhole = number == number.rounded() && abs(number) < 1e15
    return isWhole ? String(Int64(number)) : String(number)
  }
}
