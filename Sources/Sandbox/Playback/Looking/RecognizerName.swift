import TouchTrace

/// The names of a recognizer: `pan`, `card.pan`, its own name, its class.
struct RecognizerName {
  private let recognizer: NodeSnapshot
  private let view: NodeSnapshot?

  init(_ recognizer: NodeSnapshot, on view: NodeSnapshot?) {
    self.recognizer = recognizer
    self.view = view
  }

  func isCalled(_ name: String) -> Bool {
    let own = [recognizer.identifier, recognizer.typeName, short].compactMap(\.self)
    let full = view.map { view in own.map { "\(view.name).\($0)" } } ?? []
    return own.contains(name) || full.contains(name)
  }

  /// The most specific name.
  var full: String {
    let own = recognizer.identifier ?? short
    return view.map { "\($0.name).\(own)" } ?? own
  }

  /// The short name: `UILongPressGestureRecognizer` becomes `longPress`.
  private var short: String {
    let type = recognizer.typeName
    let suffix = "GestureRecognizer"
    guard type.hasPrefix("UI"), type.hasSuffix(suffix) else { return type }
    let name = type.dropFirst(2).dropLast(suffix.count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
