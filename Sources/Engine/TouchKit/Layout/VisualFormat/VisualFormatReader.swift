import Foundation

/// A parser of visual formats, from left to right.
struct VisualFormatReader {
  private let characters: [Character]
  private var position = 0

  private init(_ text: String) { characters = text.filter { $0 != " " } }

  /// Parses a text.
  static func read(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var reader = VisualFormatReader(text)
    return try reader.format()
  }

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if consume("V:") { format.axis = .vertical } else { _ = consume("H:") }
    format.pieces.append(try piece())
    while position < characters.count {
      format.gaps.append(try gap())
      format.pieces.append(try piece())
      let isEnd = format.pieces.last == .superview
      if isEnd, position < characters.count { throw error("unexpected text after the superview") }
    }
    guard format.pieces.contains(where: { $0 != .superview }) else {
      throw error("expected a view in brackets")
    }
    return format
  }

  private mutating func piece() throws(VisualFormatError) -> VisualFormat.Piece {
    if consume("|") { return .superview }
    guard consume("[") else { throw error("expected a view in brackets or |") }
    let name = try name()
    let sizes = characters[safe: position] == "(" ? try predicates() : []
    guard consume("]") else { throw error("expected ]") }
    return .view(name: name, sizes: sizes)
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard consume("-") else { return .none }
    let next = characters[safe: position]
    if next == "[" || next == "|" { return .standard }
    let lengths: [VisualFormat.Predicate]
    if next == "(" {
      lengths = try predicates()
    } else {
      lengths = [VisualFormat.Predicate(quantity: try quantity())]
    }
    guard consume("-") else { throw error("expected -") }
    return .lengths(lengths)
  }

  /// Parses the predicates in parentheses, separated by commas.
  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    guard consume("(") else { throw error("expected (") }
    var all: [VisualFormat.Predicate] = []
    repeat { all.append(try predicate()) } while consume(",")
    guard consume(")") else { throw error("expected )") }
    return all
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    if consume("<=") {
      predicate.relation = .lessThanOrEqual
    } else if consume(">=") {
      predicate.relation = .greaterThanOrEqual
    } else {
      _ = consume("==")
    }
    predicate.quantity = try quantity()
    if consume("*") { predicate.multiplier = try number() }
    if consume("/") { predicate.multiplier = 1 / (try number()) }
    if consume("+") {
      predicate.constant = try number()
    } else if characters[safe: position] == "-" {
      predicate.constant = try number()
    }
    if consume("@") { predicate.priority = try quantity() }
    return predicate
  }

  private mutating func quantity() throws(VisualFormatError) -> VisualFormat.Quantity {
    guard let next = characters[safe: position] else { throw error("unexpected end of the format") }
    if next.isNumber || next == "-" || next == "." { return .number(try number()) }
    return .name(try name())
  }

  private mutating func number() throws(VisualFormatError) -> Double {
    var text = ""
    if consume("-") { text = "-" }
    while let next = characters[safe: position], next.isASCII, next.isNumber || next == "." {
      text.append(next)
      position += 1
    }
    guard let number = Double(text) else { throw error("expected a number") }
    return number
  }

  private mutating func name() throws(VisualFormatError) -> String {
    var text = ""
    while let next = characters[safe: position], next.isLetter || next.isNumber || next == "_" {
      text.append(next)
      position += 1
    }
    if text.isEmpty { throw error("expected a name") }
    return text
  }

  private mutating func consume(_ text: String) -> Bool {
    let end = position + text.count
    guard end <= characters.count, String(characters[position..<end]) == text else { return false }
    position = end
    return true
  }

  private func error(_ problem: String) -> VisualFormatError {
    VisualFormatError(position: position, problem: problem)
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { index < count ? self[index] : nil }
}
