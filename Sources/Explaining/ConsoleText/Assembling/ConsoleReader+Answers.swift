import TextFormats

/// The last command, and the object and property in its question.
struct AskedQuestion {
  /// The control in a question about targets or actions.
  var control: ConsoleAddress?
  /// The target in a question about methods; nil for all targets.
  var target: ConsoleReference?
  /// The lines that answer a question about targets, without spaces.
  var answer = ""
  /// The view in a question about subviews.
  var superview: ConsoleAddress?
  /// The view in a question about a superview.
  var subview: ConsoleAddress?
  /// The question about the app that the next object or word answers.
  var app: AppQuestion?
  /// Whether the following lines answer the last entry of `reading.answers`.
  var isOpen = false
}

/// The answers to questions about one property.
extension ConsoleReader {
  /// Reads a line with a one-word answer; returns whether it is one.
  mutating func readAnswer(_ line: Range<Int>) -> Bool {
    if question.app != nil { return answerApp(with: line) }
    guard question.isOpen, let place = reading.answers.indices.last else { return false }
    let property = reading.answers[place].property
    if let count = property.numberCount {
      let numbers = QuestionForm(values).numbers(line)
      question.isOpen = false
      guard numbers.count == count else { return false }
      reading.answers[place].numbers = numbers
      reading.answers[place].isAnswered = true
      return true
    }
    switch QuestionForm(values).word(line) {
    case .flag(let flag) where property.isFlag:
      reading.answers[place].flag = flag
      reading.answers[place].isAnswered = true
    case .nothing where !property.isFlag && property != .targets:
      // A control has a set of targets, which can be empty; missing output is not an answer.
      reading.answers[place].isAnswered = true
    case .nobody where property == .targets:
      reading.answers[place].isAnswered = true
      addNobody(at: line.lowerBound)
      return true
    default:
      // An unknown line does not end the question; a bracket begins the answer.
      if !isListSign(line) { question.isOpen = false }
      return false
    }
    question.isOpen = false
    return true
  }

  // MARK: - Targets

  /// Stores a line of the answer to a question about targets.
  mutating func collectTargetsAnswer(_ line: Range<Int>) {
    guard question.answer.utf8.count < 100 else { return }
    let words = String(decoding: bytes[line.prefix(200)], as: UTF8.self)
    question.answer += words.filter { !$0.isWhitespace }
  }

  /// Ends a question about targets; only a printed empty list means that there are no targets.
  mutating func endTargets() {
    defer { (question.control, question.answer) = (nil, "") }
    guard question.control != nil, question.target == nil,
      let place = reading.answers.indices.last, reading.answers[place].property == .targets,
      reading.answers[place].object == question.control
    else { return }
    var words = question.answer[...]
    // The start of a set or an array, and the name of a result.
    if let sign = words.firstIndex(of: "="), words.first == "(" || words.first == "$" {
      words = words[words.index(after: sign)...]
    }
    if words.first == "<", let close = words.firstIndex(of: ">") {
      words = words[words.index(after: close)...]
    }
    if Self.emptyLists.contains(String(words)) { reading.answers[place].isAnswered = true }
  }

  private static let emptyLists: Set<String> = [
    "{()}", "()", "[]", "{}", "@[]", "0elements", "Set([])", "[NSSetset]",
    "[NSSetsetWithArray:@[]]",
    "[NSSetsetWithArray:@[]]]", "▿0elements",
  ]

  /// Records an object that answers a question, or that is in the list of answers.
  mutating func noteAnswer(_ item: ConsoleItem) {
    guard let place = reading.answers.indices.last else { return }
    switch reading.answers[place].property {
    case .next, .handler, .delegate:
      reading.answers[place].isAnswered = true
      reading.answers[place].reference = ConsoleReference(
        className: item.className,
        address: item.address
      )
      question.isOpen = false
    case .recognizers where RecognizerForm.fits(item) || isCollection(item):
      reading.answers[place].isAnswered = true
    case .targets: break
    default: question.isOpen = false
    }
  }

  /// Adds an action whose target is nil, which begins at the first responder.
  private mutating func addNobody(at place: Int) {
    guard let control = question.control else { return }
    let position = places.position(at: place)
    reading.actions.append(
      ConsoleAction(control: control, target: .some(ConsoleAction.nobody), position: position)
    )
  }

  // MARK: - About the app

  /// Reads a line with a one-word answer about the app; returns whether it is one.
  private mutating func answerApp(with line: Range<Int>) -> Bool {
    switch (question.app, QuestionForm(values).word(line)) {
    case (.ignoring, .flag(let flag)): reading.app.isIgnoringInteraction = flag
    case (.hit(let point), .nothing): reading.app.hits.append(.init(point: point))
    case (.firstResponder, .nothing): break
    default: return false
    }
    question.app = nil
    return true
  }

  /// Records an object that answers a question about the app.
  mutating func answerApp(with item: ConsoleItem) {
    let reference = ConsoleReference(className: item.className, address: item.address)
    switch question.app {
    case .hit(let point): reading.app.hits.append(.init(point: point, view: reference))
    case .firstResponder: reading.app.firstResponder = reference
    case .ignoring, nil: break
    }
    question.app = nil
  }
}
