import Foundation
import Geometry
import TextFormats

/// A parser of the values in a line.
struct SessionLine {
  let node: SourceNode

  init(_ node: SourceNode) { self.node = node }

  func required(_ key: String, _ expected: String) throws(SourceProblem) -> SourceNode {
    try node.required(key, expected)
  }

  func time() throws(SourceProblem) -> TimeInterval {
    try value(try node.required("t", "the time in seconds"), 0...1e12, "a time in seconds")
  }

  /// Returns the number of an object.
  func number(_ node: SourceNode) throws(SourceProblem) -> Int {
    let number = try node.integer("the number of an object")
    guard (0...Int64(Int32.max)).contains(number) else {
      throw node.mismatch("the number of an object, from 0 to \(Int32.max)")
    }
    return Int(number)
  }

  /// Returns the number of another object; nil if the key is missing.
  func numberIfAny(_ key: String) throws(SourceProblem) -> Int? {
    guard let node = node[key] else { return nil }
    return try number(node)
  }

  /// Returns the numbers of objects; empty if the key is missing.
  func numbers(_ key: String) throws(SourceProblem) -> [Int] {
    var numbers: [Int] = []
    for element in try node[key]?.list("a list of numbers") ?? [] {
      numbers.append(try number(element))
    }
    return numbers
  }

  func value(
    _ node: SourceNode,
    _ range: ClosedRange<Double>,
    _ expected: String
  ) throws(SourceProblem) -> Double {
    let value = try node.number(expected)
    guard range.contains(value) else {
      throw node.mismatch("\(expected) from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  func value(
    _ key: String,
    _ range: ClosedRange<Double>,
    or usual: Double
  ) throws(SourceProblem) -> Double {
    guard let node = node[key], node.content != .null else { return usual }
    return try value(node, range, "a number")
  }

  func flag(_ key: String, or usual: Bool) throws(SourceProblem) -> Bool {
    try node[key]?.bool() ?? usual
  }

  /// Returns numbers within the limits of a screen.
  ///
  /// Numbers beyond the limits are clamped. The recorder writes null for NaN and infinity, which is
  /// read as 0.
  func values(_ node: SourceNode, _ count: Int, _ expected: String) throws(SourceProblem)
    -> [Double]
  {
    let elements = try node.list(expected)
    guard elements.count == count else { throw node.mismatch(expected) }
    var values: [Double] = []
    for element in elements {
      let value = element.content == .null ? 0 : try element.number(expected)
      values.append(min(max(value, -SessionFormat.farthest), SessionFormat.farthest))
    }
    return values
  }

  func pair(_ node: SourceNode, _ expected: String) throws(SourceProblem) -> (Double, Double) {
    let values = try values(node, 2, expected)
    return (values[0], values[1])
  }

  func point(_ key: String) throws(SourceProblem) -> CGPoint {
    let (x, y) = try pair(try required(key, "a point, [x, y]"), "a point, [x, y]")
    return CGPoint(x: x, y: y)
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: SourceNode
  ) throws(SourceProblem) -> Choice {
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    guard let choice = Choice(rawValue: try node.text("one of \(names)")) else {
      throw node.mismatch("one of \(names)")
    }
    return choice
  }

  func type() throws(SourceProblem) -> SessionClass {
    var base: [String] = []
    for element in try node["base"]?.list("the names of superclasses") ?? [] {
      base.append(try element.text())
    }
    return SessionClass(
      name: try required("class", "the name of a class").text(),
      module: try node["module"]?.text(),
      base: base
    )
  }
}
