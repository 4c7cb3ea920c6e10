import Foundation
import Geometry

/// A parser of attribute values: numbers, points, rectangles, transforms, Booleans, references.
struct ValueText {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the numbers in a value, in order; nil if any of them is invalid.
  func numbers(_ range: Range<Int>, most: Int = 8) -> [Double]? {
    var (numbers, place) = ([Double](), range.lowerBound)
    while place < range.upperBound {
      if Self.isBetweenNumbers(bytes[place]) {
        place += 1
        continue
      }
      var end = place
      while end < range.upperBound, !Self.isBetweenNumbers(bytes[end]) { end += 1 }
      guard numbers.count < most, let number = number(place..<end) else { return nil }
      numbers.append(number)
      place = end
    }
    return numbers
  }

  private static func isBetweenNumbers(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
      UInt8(ascii: ";"):
      true
    default: false
    }
  }

  private func number(_ range: Range<Int>) -> Double? {
    if let number = smallNumber(range) { return number }
    guard range.count <= 400 else { return nil }
    let text = String(decoding: bytes[range], as: UTF8.self)
    if let number = Double(text) { return number }
    // For a number that is too large for any screen, only its magnitude matters.
    guard text.contains(where: \.isNumber),
      text.utf8.allSatisfy({ "+-.eE0123456789".utf8.contains($0) })
    else { return nil }
    return text.hasPrefix("-") ? -Double.infinity : .infinity
  }

  /// Parses a number with few digits, the most frequent form.
  private func smallNumber(_ range: Range<Int>) -> Double? {
    guard (1...9).contains(range.count) else { return nil }
    var number = 0
    for byte in bytes[range] {
      guard byte.isDigit else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return Double(number)
  }

  /// Returns a rectangle, `(0 0; 414 736)`.
  func rectangle(_ range: Range<Int>) -> CGRect? {
    guard let n = numbers(range), n.count == 4 else { return nil }
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// Returns a point, `{0, -88}`.
  func point(_ range: Range<Int>) -> CGPoint? {
    guard let n = numbers(range), n.count == 2 else { return nil }
    return CGPoint(x: n[0], y: n[1])
  }

  /// Returns a transform, `[a, b, c, d, tx, ty]`.
  func transform(_ range: Range<Int>) -> CGAffineTransform? {
    guard let n = numbers(range), n.count == 6 else { return nil }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// Returns the text without spaces around it.
  func word(_ range: Range<Int>) -> String {
    var range = range
    while let first = range.first, bytes[first].isSpace { range = (first + 1)..<range.upperBound }
    while let last = range.last, bytes[last].isSpace { range = range.lowerBound..<last }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the value of `YES` or `NO`, in any spelling.
  func bool(_ range: Range<Int>) -> Bool? {
    if bytes[range].elementsEqual("NO".utf8) { return false }
    if bytes[range].elementsEqual("YES".utf8) { return true }
    return switch word(range).lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }

  /// Returns an integer.
  func integer(_ range: Range<Int>) -> Int? { Int(word(range)) }

  /// Returns the first object in a value, `<UIView 0x34>` or `<UIView; 0x34>`.
  func reference(_ range: Range<Int>) -> ConsoleReference? {
    guard let bracket = bytes[range].firstIndex(of: UInt8(ascii: "<")) else { return nil }
    return reference(at: bracket)
  }

  /// Returns the object at an offset.
  func reference(at bracket: Int) -> ConsoleReference? {
    guard let item = ItemHead(bytes).item(from: bracket, nameAt: bracket + 1) else { return nil }
    return ConsoleReference(className: item.className, address: item.address)
  }

  /// Returns all objects in a value, without those inside others.
  func references(_ range: Range<Int>, most: Int = 200) -> [ConsoleReference] {
    var (found, place, depth) = ([ConsoleReference](), range.lowerBound, 0)
    while place < range.upperBound, found.count < most {
      if bytes[place] == UInt8(ascii: "<") {
        if depth == 0, let reference = reference(at: place) { found.append(reference) }
        depth += 1
      } else if bytes[place] == UInt8(ascii: ">") {
        depth = max(0, depth - 1)
      }
      place += 1
    }
    return found
  }

  /// Returns the first address in a range, `0x7f81`.
  func address(in range: Range<Int>) -> ConsoleAddress? {
    var place = range.lowerBound
    while place + 2 < range.upperBound {
      guard bytes[place] == UInt8(ascii: "0"), bytes[place + 1] | 0x20 == 0x78 else {
        place += 1
        continue
      }
      var end = place + 2
      while end < range.upperBound, bytes[end].isHexDigit { end += 1 }
      return ConsoleAddress(String(decoding: bytes[place..<end], as: UTF8.self))
    }
    return nil
  }

  /// Returns a text, with debuggers' escapes for characters resolved.
  func text(_ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    return text.utf8.contains(UInt8(ascii: "\\")) ? Self.unescaped(text) : text
  }

  private static func unescaped(_ text: String) -> String {
    var (result, units, rest) = ("", [UInt16](), text[...])
    func flush() {
      result += String(decoding: units, as: UTF16.self)
      units = []
    }
    while let first = rest.first {
      let escape = rest.prefix(6)
      if first == "\\", escape.dropFirst().first.map({ "uU".contains($0) }) == true,
        escape.utf8.count == 6, let unit = UInt16(escape.dropFirst(2), radix: 16)
      {
        units.append(unit)
        rest = rest.dropFirst(6)
      } else {
        flush()
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    flush()
    return result
  }
}
