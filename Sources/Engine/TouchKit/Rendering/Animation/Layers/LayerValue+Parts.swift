import Foundation

extension LayerValue.Form {
  /// The indexes of a named part among a value's numbers, and its form.
  struct Part {
    let indexes: [Int]
    let form: LayerValue.Form
  }

  /// Returns the part with a name, such as `x` of a point; nil if it does not exist.
  func part(_ name: String) -> Part? {
    switch self {
    case .point: Self.pair("x", "y", name)
    case .size: Self.pair("width", "height", name)
    case .rect: Self.partOfRect(name)
    case .transform: Self.partOfTransform(name)
    default: nil
    }
  }

  private static func pair(_ first: String, _ second: String, _ name: String) -> Part? {
    switch name {
    case first: Part(indexes: [0], form: .number)
    case second: Part(indexes: [1], form: .number)
    default: nil
    }
  }

  private static func partOfRect(_ name: String) -> Part? {
    switch name {
    case "origin": Part(indexes: [0, 1], form: .point)
    case "size": Part(indexes: [2, 3], form: .size)
    case "origin.x": Part(indexes: [0], form: .number)
    case "origin.y": Part(indexes: [1], form: .number)
    case "size.width": Part(indexes: [2], form: .number)
    case "size.height": Part(indexes: [3], form: .number)
    default: nil
    }
  }

  private static func partOfTransform(_ name: String) -> Part? {
    switch name {
    case "translation": Part(indexes: [0, 1], form: .size)
    case "translation.x": Part(indexes: [0], form: .number)
    case "translation.y": Part(indexes: [1], form: .number)
    case "translation.z": Part(indexes: [2], form: .number)
    // One number sets all three factors.
    case "scale": Part(indexes: [3, 4, 5], form: .number)
    case "scale.xy": Part(indexes: [3, 4], form: .number)
    case "scale.x": Part(indexes: [3], form: .number)
    case "scale.y": Part(indexes: [4], form: .number)
    case "scale.z": Part(indexes: [5], form: .number)
    case "rotation.x": Part(indexes: [9], form: .number)
    case "rotation.y": Part(indexes: [10], form: .number)
    case "rotation", "rotation.z": Part(indexes: [11], form: .number)
    default: nil
    }
  }
}

extension LayerValue {
  /// Returns a named part of the value; nil if it does not exist.
  func part(_ name: String) -> LayerValue? {
    guard case .numbers(let numbers, let form) = self, let part = form.part(name) else {
      return nil
    }
    guard part.form == .number else { return .numbers(part.indexes.map { numbers[$0] }, part.form) }
    // A part of several numbers returns their mean.
    let sum = part.indexes.reduce(0) { $0 + numbers[$1] }
    return .numbers([sum / Double(part.indexes.count)], .number)
  }

  /// Returns the value with another named part; the same value if there is no such part.
  func replacing(_ name: String, by other: LayerValue) -> LayerValue {
    guard case .numbers(var numbers, let form) = self, let part = form.part(name),
      case .numbers(let new, _) = other, let first = new.first
    else { return self }
    for (offset, index) in part.indexes.enumerated() {
      numbers[index] = offset < new.count ? new[offset] : first
    }
    return .numbers(numbers, form)
  }
}
