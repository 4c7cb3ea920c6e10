import SourceText

/// Answers to questions about one property.
extension ConsoleReader {
  /// A line that answers a question in one word.
  mutating func readAnswer(_ line: Range<Int>) -> Bool {
    if appQuestion != nil { return answerApp(with: line) }
    guard isAsking, let place = reading.answers.indices.last else { return false }
    reading.answers[place].isAnswered = true
    switch QuestionForm(values).word(line) {
    case .flag(let flag):
      reading.answers[place].flag = flag
      isAsking = false
    case .nothing: isAsking = false
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
    isAsking = false
  }

  /// Among the targets of a control is none in particular: who is first responder is asked first.
  private mutating func addNobody(at place: Int) {
    guard let askedControl else { return }
    let position = places.position(at: place)
    reading.actions.append(
      ConsoleAction(control: askedControl, target: .some(ConsoleAction.nobody), position: position)
    )
  }

  // MARK: - About the app

  /// A line that answers a question about the app in one word.
  private mutating func answerApp(with line: Range<Int>) -> Bool {
    switch (appQuestion, QuestionForm(values).word(line)) {
    case (.ignoring, .flag(let flag)): reading.app.isIgnoringInteraction = flag
    case (.hit(let point), .nothing): reading.app.hits.append(.init(point: point))
    case (.firstResponder, .nothing): break
    default: return false
    }
    appQuestion = nil
    return true
  }

  /// An object that answers a question about the app.
  mutating func answerApp(with item: ConsoleItem) {
    let reference = ConsoleReference(className: item.className, address: item.address)
    switch appQuestion {
    case .hit(let point): reading.app.hits.append(.init(point: point, view: reference))
    case .firstResponder: reading.app.firstResponder = reference
    case .ignoring, nil: break
    }
    appQuestion = nil
  }
}
