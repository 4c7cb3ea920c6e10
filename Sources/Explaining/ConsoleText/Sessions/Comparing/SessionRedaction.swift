/// The redaction of the names that an app's authors gave.
extension TouchSession {
  /// The session with invented names and without pictures.
  ///
  /// The app's classes, and the names of its views and recognizers, are replaced. The same name
  /// always has the same replacement.
  package var redacted: TouchSession {
    var names = InventedNames()
    var result = self
    result.steps = steps.compactMap { step in
      guard case .tree(let change) = step.content else {
        if case .picture = step.content { return nil }
        return step
      }
      var step = step
      step.content = .tree(names.redact(change))
      return step
    }
    return result
  }
}

/// The invented names that replace names of the app.
private struct InventedNames {
  private var classes: [String: String] = [:]
  private var words: [String: String] = [:]

  mutating func redact(_ change: SessionTree.Change) -> SessionTree.Change {
    var change = change
    for place in change.views.indices {
      change.views[place].type = redact(change.views[place].type)
      change.views[place].identifier = change.views[place].identifier.map { word($0) }
    }
    for place in change.recognizers.indices {
      change.recognizers[place].type = redact(change.recognizers[place].type)
      change.recognizers[place].name = change.recognizers[place].name.map { word($0) }
      change.recognizers[place].says = relations(change.recognizers[place])
    }
    for place in change.responders.indices {
      change.responders[place].type = redact(change.responders[place].type)
    }
    return change
  }

  private mutating func redact(_ type: SessionClass) -> SessionClass {
    var type = type
    let isSystems = type.isSystems
    type.base = type.base.map { isSystemsName($0) ? $0 : name(of: $0) }
    guard !isSystems else { return type }
    type.name = name(of: type.name)
    type.module = "App"
    return type
  }

  private func isSystemsName(_ name: String) -> Bool {
    SessionClass(name: name, module: nil, base: []).isSystems
  }

  private mutating func name(of type: String) -> String {
    if let known = classes[type] { return known }
    classes[type] = "Class\(classes.count + 1)"
    return classes[type] ?? ""
  }

  private mutating func word(_ text: String) -> String {
    if let known = words[text] { return known }
    words[text] = "name\(words.count + 1)"
    return words[text] ?? ""
  }

  /// Returns the part of a description about other recognizers.
  private func relations(_ recognizer: SessionRecognizer) -> String {
    guard let said = recognizer.said, !said.requirements.isEmpty, let own = said.address else {
      return ""
    }
    let others = said.requirements.compactMap(\.address).map {
      "<UIGestureRecognizer: \($0); state = Possible>"
    }
    return "<UIGestureRecognizer: \(own); state = Possible; must-fail = {"
      + "\(others.joined(separator: ", "))}>"
  }
}
