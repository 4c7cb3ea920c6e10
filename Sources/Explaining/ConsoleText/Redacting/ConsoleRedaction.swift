/// The redaction of an app's texts, and of the names of its classes and methods.
///
/// The same name always has the same replacement, so relations remain visible. Names of UIKit stay,
/// and so do addresses, which are useless after the process ends.
package struct ConsoleRedaction {
  private var classes: [String: String] = [:]
  private var texts: [String: String] = [:]
  private var selectors: [String: String] = [:]
  private var counts: [String: Int] = [:]

  private init() {}

  /// Returns a reading without names and texts of the app.
  package static func redact(_ reading: ConsoleReading) -> ConsoleReading {
    var redaction = ConsoleRedaction()
    return redaction.redacted(reading)
  }

  private mutating func redacted(_ reading: ConsoleReading) -> ConsoleReading {
    var reading = reading
    for index in reading.views.indices { redact(&reading.views[index]) }
    for index in reading.controllers.indices { redact(&reading.controllers[index]) }
    for index in reading.recognizers.indices { redact(&reading.recognizers[index]) }
    for index in reading.touches.indices { redact(&reading.touches[index]) }
    for index in reading.chains.indices {
      let responders = reading.chains[index].responders
      reading.chains[index].responders = responders.map { redacted($0, "Object") }
    }
    for index in reading.actions.indices { redact(&reading.actions[index]) }
    for index in reading.app.hits.indices {
      reading.app.hits[index].view = reading.app.hits[index].view.map { view in
        ElementForm.types.contains(view.className) ? view : redacted(view, "View")
      }
      reading.app.hits[index].words = reading.app.hits[index].words.map { text($0) }
    }
    for index in reading.facts.keys.sorted() {
      guard var known = reading.facts[index] else { continue }
      known.handler = known.handler.map { redacted($0, "Object") }
      known.next = known.next.map { redacted($0, "Object") }
      known.untargeted = known.untargeted.map { selector($0, of: nil) }
      reading.facts[index] = known
    }
    reading.notes = reading.notes.map { redacted($0) }
    return reading
  }

  // MARK: - Values

  private mutating func redact(_ view: inout ConsoleView) {
    if view.kind != .element || !ElementForm.types.contains(view.className) {
      view.className = name(view.className, "View")
    }
    view.baseClass = view.baseClass.map { name($0, "View") }
    view.text = view.text.map { text($0) }
    view.identifier = view.identifier.map { text($0) }
    view.otherTexts = view.otherTexts.map { text($0) }
    view.values = [:]
  }

  private mutating func redact(_ controller: inout ConsoleController) {
    controller.className = name(controller.className, "Controller")
    controller.view = controller.view.map { redacted($0, "View") }
  }

  private mutating func redact(_ recognizer: inout ConsoleRecognizer) {
    recognizer.className = name(recognizer.className, "Recognizer")
    recognizer.baseClass = recognizer.baseClass.map { name($0, "Recognizer") }
    recognizer.label = recognizer.label.map { text($0) }
    recognizer.view = recognizer.view.map { redacted($0, "View") }
    recognizer.requirements = recognizer.requirements.map { redacted($0, "Recognizer") }
    recognizer.dependents = recognizer.dependents.map { redacted($0, "Recognizer") }
    recognizer.targets = recognizer.targets.map { target in
      ConsoleRecognizer.Target(
        action: selector(target.action, of: target.target),
        target: target.target.map { redacted($0, "Object") }
      )
    }
  }

  private mutating func redact(_ touch: inout ConsoleTouch) {
    touch.window = touch.window.map { redacted($0, "View") }
    touch.view = touch.view.map { redacted($0, "View") }
    touch.recognizers = touch.recognizers.map { redacted($0, "Recognizer") }
  }

  private mutating func redact(_ action: inout ConsoleAction) {
    action.selector = action.selector.map { selector($0, of: action.target) }
    action.target = action.target.map { redacted($0, "Object") }
  }

  private mutating func redacted(
    _ reference: ConsoleReference,
    _ role: String
  ) -> ConsoleReference {
    ConsoleReference(className: name(reference.className, role), address: reference.address)
  }

  /// Redacts a remark: removes quoted text, and replaces names.
  private func redacted(_ note: ConsoleNote) -> ConsoleNote {
    var note = note
    if note.message.hasPrefix("'") {
      note.message = "a line was skipped, because its form is not known"
      note.chinese = "有一行的形式未知，已跳过"
    }
    (note.message, note.chinese) = (redacted(note.message), redacted(note.chinese))
    return note
  }

  private func redacted(_ words: String) -> String {
    let words = words.split(separator: " ", omittingEmptySubsequences: false)
    return words.map { word in
      let bare = word.prefix { !":;,（）：；，".contains($0) }
      return classes[String(bare)].map { $0 + word.dropFirst(bare.count) } ?? String(word)
    }.joined(separator: " ")
  }

  // MARK: - Words

  private mutating func next(_ word: String) -> Int {
    counts[word, default: 0] += 1
    return counts[word, default: 0]
  }

  private mutating func text(_ text: String) -> String {
    if text.isEmpty { return text }
    if let known = texts[text] { return known }
    let word = "text \(next("text"))"
    texts[text] = word
    return word
  }

  private mutating func name(_ name: String, _ role: String) -> String {
    if Self.isOfSystem(name) { return name }
    if let known = classes[name] { return known }
    let word = "\(role)\(next(role))"
    classes[name] = word
    return word
  }

  /// Redacts a selector; it keeps its colons, which show the number of arguments.
  private mutating func selector(_ selector: String, of target: ConsoleReference?) -> String {
    if let target, Self.isOfSystem(target.className) { return selector }
    if let known = selectors[selector] { return known }
    let word = "action\(next("action"))" + selector.filter { $0 == ":" }
    selectors[selector] = word
    return word
  }

  private static let prefixes = [
    "UI", "_UI", "__UI", "NS", "_NS", "__NS", "CA", "WK", "_WK", "MK", "AV", "MTK", "SCN", "SK",
    "_TtC7SwiftUI", "_TtCC7SwiftUI", "SwiftUI.", "PK", "PH", "QL", "SF", "CK", "Web", "_Web",
  ]

  /// Whether a class is Apple's; a generic class is not, because it can contain a type of the app.
  static func isOfSystem(_ name: String) -> Bool {
    guard !name.contains("<"), let prefix = prefixes.first(where: name.hasPrefix) else {
      return false
    }
    // "UIView" belongs to UIKit; "UIlandController" does not.
    return name.dropFirst(prefix.count).first.map { $0.isUppercase || $0.isNumber } ?? false
  }
}
