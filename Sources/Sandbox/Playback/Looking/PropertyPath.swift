package import TextFormats
package import TouchKit
package import SceneFiles

/// A property of a view in an application, with a name such as `panel.isHidden` or `card.center.x`.
package struct PropertyPath {
  /// The view.
  package let view: UIView
  /// The property.
  package let property: Property
  /// The component of the property; nil for the whole property.
  private let part: Int?

  /// Finds the property for a text; the view's own name can also contain dots.
  package init(
    _ text: String,
    in finder: ViewFinder,
    at position: SourcePosition = SourcePosition()
  ) throws(SourceProblem) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count >= 2 else {
      throw SourceProblem(
        "expected a view and its property such as card.alpha, got \(PlainText.quoted(text))",
        at: position
      )
    }
    let last = String(words[words.count - 1])
    if words.count >= 3, ["x", "y", "width", "height"].contains(last),
      let view = try? finder.view(words.dropLast(2).joined(separator: "."), at: position),
      let property = Properties.property(String(words[words.count - 2]), of: view),
      case .numbers(let parts) = property.kind, let part = parts.firstIndex(of: last)
    {
      (self.view, self.property, self.part) = (view, property, part)
      return
    }
    view = try finder.view(words.dropLast().joined(separator: "."), at: position)
    guard let property = Properties.property(last, of: view) else {
      let names = Properties.names(of: view)
      throw SourceProblem(
        "\(type(of: view)) has no supported property \(PlainText.quoted(last))"
          + PropertyKind.question(Suggestions(names: names).suggestions(for: last)),
        at: position
      )
    }
    self.property = property
    part = nil
  }

  /// The kind of its values.
  package var kind: PropertyKind { part == nil ? property.kind : .length }

  /// The current value.
  package var value: PropertyValue {
    let whole = property.read(view) ?? .text(nil)
    if let part, case .numbers(let numbers) = whole { return .number(numbers[part]) }
    return whole
  }

  /// Parses a value of the property.
  package func parse(
    _ text: String,
    at position: SourcePosition = SourcePosition()
  ) throws(SourceProblem) -> PropertyValue {
    guard let value = kind.value(of: text) else {
      throw SourceProblem(
        "expected \(kind.expectation), got \(PlainText.quoted(text))",
        at: position
      )
    }
    return value
  }

  /// Parses a value and sets the property.
  package func set(
    _ text: String,
    at position: SourcePosition = SourcePosition()
  ) throws(SourceProblem) {
    var value = try parse(text, at: position)
    if let part, case .number(let number) = value,
      case .numbers(var numbers)? = property.read(view)
    {
      numbers[part] = number
      value = .numbers(numbers)
    }
    guard let write = property.write, write(view, value) else {
      throw SourceProblem("\(PlainText.quoted(property.name)) cannot be set", at: position)
    }
  }
}
