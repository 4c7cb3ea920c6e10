import Foundation
import Geometry
import TextFormats

/// Parses numbers, times, angles and places.
extension LineReader {
  mutating func integer(
    _ expected: String,
    in range: ClosedRange<Int>
  ) throws(SourceProblem) -> Int {
    let full = "\(expected) from \(range.lowerBound) to \(range.upperBound)"
    let (text, position) = try plain(full)
    guard let number = Int(text), range.contains(number) else {
      throw mismatch(full, text, at: position)
    }
    return number
  }

  mutating func number(
    _ expected: String,
    in range: ClosedRange<Double>
  ) throws(SourceProblem) -> Double {
    let (text, position) = try plain(expected)
    guard let number = Self.number(text), range.contains(number) else {
      throw mismatch(
        "\(expected) from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))",
        text,
        at: position
      )
    }
    return number
  }

  /// Parses a time with its unit; returns seconds.
  mutating func time(
    upTo longest: TimeInterval = FileLimits.Script.seconds
  ) throws(SourceProblem) -> TimeInterval {
    let expected = "a time such as 200ms or 0.5s"
    let (text, position) = try plain(expected)
    let units: [(String, Double)] = [("ms", 0.001), ("s", 1)]
    for (unit, factor) in units where text.hasSuffix(unit) {
      guard let number = Self.number(text.dropLast(unit.count)), number >= 0 else { break }
      guard number * factor <= longest else {
        throw SourceProblem(
          "\(PlainText.quoted(text)) is too long; the longest time is \(Self.text(longest))s",
          at: position
        )
      }
      // The code divides, because 200 * 0.001 is not 0.2.
      return factor == 1 ? number : number / 1000
    }
    throw mismatch(expected, text, at: position)
  }

  /// Parses a time on the script's clock; returns seconds.
  mutating func moment() throws(SourceProblem) -> TimeInterval { try time(upTo: 1e10) }

  /// Parses an angle with its unit; returns radians.
  mutating func angle() throws(SourceProblem) -> Double {
    let expected = "an angle such as 45deg or 0.5rad"
    let (text, position) = try plain(expected)
    for (unit, factor) in [("deg", Double.pi / 180), ("rad", 1)] where text.hasSuffix(unit) {
      guard let number = Self.number(text.dropLast(unit.count)), abs(number) <= 1e6 else { break }
      return number * factor
    }
    throw mismatch(expected, text, at: position)
  }

  /// Parses an offset in points, `80,0`.
  mutating func vector() throws(SourceProblem) -> CGVector {
    let expected = "a distance in points such as 80,0"
    let (text, position) = try plain(expected)
    guard let pair = Self.pair(text) else { throw mismatch(expected, text, at: position) }
    return CGVector(dx: pair.x, dy: pair.y)
  }

  /// Parses a place: `120,88`, `red`, `red.topLeft`, `red.center+10,-5`, `"nil target".right`.
  mutating func place() throws(SourceProblem) -> ScriptPlace {
    let expected = "a place such as red.center or 120,88"
    let word = try next(expected)
    guard !word.isQuoted else {
      guard !word.text.isEmpty else { throw mismatch(expected, word.text, at: word.position) }
      return try place(in: word.text, word.tail, word)
    }
    if let pair = Self.pair(word.text) {
      return ScriptPlace(
        .window,
        offset: CGVector(dx: pair.x, dy: pair.y),
        position: word.position
      )
    }
    let offset = word.text.lastIndex(of: "+") ?? word.text.endIndex
    let path = word.text[..<offset]
    let dot = path.lastIndex(of: ".") ?? path.endIndex
    let isAnchored = ScriptPlace.anchors.contains { $0.name == path[dot...].dropFirst() }
    let name = isAnchored ? path[..<dot] : path
    guard !name.isEmpty else { throw mismatch(expected, word.text, at: word.position) }
    return try place(in: String(name), String(word.text[name.endIndex...]), word)
  }

  /// Parses a place in a view; the tail is an optional anchor and an optional offset.
  private func place(
    in view: String,
    _ tail: String,
    _ word: ScriptWord
  ) throws(SourceProblem) -> ScriptPlace {
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var offset = CGVector.zero
    let parts = tail.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    if let name = parts.first, !name.isEmpty {
      guard let known = ScriptPlace.anchors.first(where: { ".\($0.name)" == name }) else {
        let names = ScriptPlace.anchors.map(\.name)
        throw unknown("a part of the view", String(name), among: names, at: word.position)
      }
      anchor = known.part
    }
    if parts.count == 2 {
      guard let pair = Self.pair(parts[1]) else {
        throw mismatch("an offset such as +10,-5", String(parts[1]), at: word.position)
      }
      offset = CGVector(dx: pair.x, dy: pair.y)
    }
    return ScriptPlace(.view(view, anchor: anchor), offset: offset, position: word.position)
  }

  // MARK: - Texts of numbers

  /// Parses a finite number; `Double` alone would also accept `nan` and `0x1p3`.
  static func number(_ text: some StringProtocol) -> Double? {
    let letters = text.unicodeScalars
    guard letters.allSatisfy({ "0123456789.+-eE".unicodeScalars.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  static func pair(_ text: some StringProtocol) -> CGPoint? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = number(parts[0]), let y = number(parts[1]),
      abs(x) <= farthest, abs(y) <= farthest
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
