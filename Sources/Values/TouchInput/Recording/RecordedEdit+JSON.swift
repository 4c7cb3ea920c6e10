import TextFormats

/// Reads and writes changes: `{"edit":"alpha","to":[0.5],"view":[0,1],"name":"card"}`.
///
/// The value of a text property is a text.
extension RecordedEdit {
  /// The change as an object of a recording.
  var json: JSONValue {
    .present([
      "edit": .string(property),
      "to": text.map(JSONValue.string) ?? .array(values.map(JSONValue.number)),
      "view": .array(view.map { .integer(Int64($0)) }),
      "recognizer": recognizer.map { .integer(Int64($0)) },
      "name": .string(name),
    ])
  }

  /// The maximum number of values: those of a transform.
  private static let maximumValues = 6
  private static let deepest = 100_000

  /// Parses a change; nil if the line contains none.
  init?(_ node: SourceNode) throws(SourceProblem) {
    guard let property = node["edit"] else { return nil }
    let value = try node.required("to", "the numbers of the value, or a text")
    let text: String? = if case .text(let text) = value.content { text } else { nil }
    let values = text == nil ? try Self.numbers(value) : []
    let place = try node.required("view", "the view's place in the tree")
    let steps = try place.list("the view's place in the tree")
    guard (1...Self.deepest).contains(steps.count) else {
      throw place.mismatch("the window's place, then each subview's place")
    }
    var view: [Int] = []
    for step in steps { view.append(try Self.index(step)) }
    self.init(
      view: view,
      recognizer: try node["recognizer"].map { (node) throws(SourceProblem) in
        try Self.index(node)
      },
      name: try node["name"]?.text() ?? "",
      property: try property.text("the property's name"),
      values: values,
      text: text
    )
  }

  private static func numbers(_ value: SourceNode) throws(SourceProblem) -> [Double] {
    let numbers = try value.list("the numbers of the value, or a text")
    guard (1...maximumValues).contains(numbers.count) else {
      throw value.mismatch("1 to \(maximumValues) numbers")
    }
    var values: [Double] = []
    for number in numbers { values.append(try number.number()) }
    return values
  }

  private static func index(_ node: SourceNode) throws(SourceProblem) -> Int {
    let number = try node.integer()
    guard (0...Int64(Int32.max)).contains(number) else { throw node.mismatch("a place from 0 on") }
    return Int(number)
  }
}
