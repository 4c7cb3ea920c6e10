import SourceText

/// Answers to questions about one property.
extension ConsoleReader {
  /// A line that answers a question in one word.
  mutating func readAnswer(_ line: Range<Int>) -> Bool {
    if asked.app != nil { return answerApp(with: line) }
    guard asked.isOpen, let place = reading.answers.indices.last else { return false }
    reading.answers[place].isAnswered = true
    switch QuestionForm(values).word(line) {
    case .flag(let flag):
      reading.answers[place].flag = flag
      asked.isOpen = false
    case .nothing: asked.isOpen = false
    case .nobody: addNobody(at: line.lowerBound)
    case nil: return false
    }
    return true
  }

  /// An object that answers a question, or is in the list that does.
  mutating func noteAnswer(_ item: ConsoleItem) {
    guard let place = reading.answers.indices.last else { return }
    reading.answers[place].isAnswered = true
    guard [.next, .handler].contains(reading.answers[place].property) else { return }
    reading.answers[place].reference = ConsoleReference(
      className: item.className,
      address: item.address
    )
    asked.isOpen = false
  }

  /// Among the targets of a control is none in particular: who is first responder is asked first.
  private mutating func addNobody(at place: Int) {
    guard let control = asked.control else { return }
    let position = places.position(at: place)
    reading.actions.append(
      ConsoleAction(control: control, target: .some(ConsoleAction.nobody), position: position)
    )
  }

  // MARK: - About the app

  /// A line that answers a question about the app in one word.
  private mutating func answerApp(with line: Range<Int>) -> Bool {
    switch (asked.app, QuestionForm(values).word(line)) {
    case (.ignoring, .flag(let flag)): reading.app.isIgnoringInteraction = flag
    case (.hit(let point), .nothing): reading.app.hits.append(.init(point: point))
    case (.firstResponder, .nothing): break
    default: return false
    }
    asked.app = nil
    return true
  }

  /// An object that answers a question about the app.
  mutating func answerApp(with item: ConsoleItem) {
    let reference = ConsoleReference(className: item.className, address: item.address)
    switch asked.app {
    case .hit(let point): reading.app.hits.append(.init(point: point, view: reference))
    case .firstResponder: reading.app.firstResponder = reference
    case .ignoring, nil: break
    }
    asked.app = nil
  }
}
