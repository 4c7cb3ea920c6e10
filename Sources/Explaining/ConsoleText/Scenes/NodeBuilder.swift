import Foundation
import TextFormats

/// A builder of a map for a scene file.
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

  /// Adds a list, unless it is empty.
  mutating func add(_ key: String, list: [SourceNode]) {
    if !list.isEmpty { add(key, SourceNode(.list(list), at: position)) }
  }

  /// Returns a text of a length that scene files allow; debuggers print longer texts.
  static func short(_ text: String) -> String {
    guard text.utf8.count > longestText else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestText)))
  }

  /// The maximum number of scalars, each of at most four bytes, so that the written text can be
  /// read again.
  private static let longestText = 1000

  /// Returns the shortest text that parses as the same number.
  static func text(_ number: Double) -> String {
    let isWhole = number == number.rounded() && abs(number) < 1e15
    return isWhole ? String(Int64(number)) : String(number)
  }
}
