import Foundation
import Inspector
import SandboxHost
import SceneFiles
import TextFormats
import TouchInput

@testable import SandboxApp

/// A question about the tree of a driver, and the right answer.
struct DriverCase: CustomStringConvertible {
  let number: Int
  let cause: DriverCause
  let form: DriverForm
  let disturbance: DriverDisturbance
  let screen: DriverScreen
  let text: String
  /// The name or the point of the question.
  let question: String

  var description: String { "\(number): \(cause), \(form), \(disturbance), why … \(question)" }

  /// Creates the case of a number: causes, forms and disturbances alternate.
  init(_ number: Int) {
    self.number = number
    var random = SeededRandom(seed: UInt64(number) &* 0x9E37 &+ 11)
    form = DriverForm.allCases[number % DriverForm.allCases.count]
    let (form, round) = (form, number / DriverForm.allCases.count)
    let causes = DriverCause.allCases.filter(form.has)
    cause = causes[round % causes.count]
    let disturbances = DriverDisturbance.allCases.filter { $0.happens(to: form) }
    disturbance = disturbances[Int.random(in: 0..<disturbances.count, using: &random)]
    var screen = DriverScreen(Int.random(in: 0..<10_000, using: &random), &random)
    cause.put(into: &screen)
    if cause == .nothing, form.family == .accessibility, round % 2 == 1,
      screen.button.frame.maxY < screen.size.height - 270
    {
      screen.addKeyboard()
    }
    screen.addFooter()
    self.screen = screen
    let json = form.json(of: screen).map { [disturbance] in disturbance.changed($0, of: form) }
    let plain = form.text(of: screen, json: json) { [disturbance] in
      disturbance.layout($0, number)
    }
    let button = screen.button
    let needed =
      [
        "footer", "Footer", "toast", "ToastView", "UIImageView", "target.button", button.address,
        "Switch",
      ]
      + [button.label.map { String($0.prefix(3)) } ?? ""]
    text = disturbance.disturbed(plain, needed: needed, of: form, &random)
    switch cause {
    case .pointInPixels:
      // Screens of these sizes have three pixels per point, and smaller ones have two.
      let scale: CGFloat = screen.size.width > 380 ? 3 : 2
      let x = button.frame.minX + button.frame.width * 0.7
      question = "\(Int(x * scale)),\(Int(button.frame.midY * scale))"
    case .pointInShares:
      question = String(
        format: "%.3f,%.3f",
        Double(button.frame.midX / screen.size.width),
        Double(button.frame.midY / screen.size.height)
      )
    default: question = form.title(of: button)
    }
  }

  /// Whether the point has a unit other than points.
  var hasWrongUnit: Bool { cause == .pointInPixels || cause == .pointInShares }

  /// Whether the text proves the cause.
  var isTold: Bool { form.tells(cause) }

  /// Whether the element is not in the text.
  var isAbsent: Bool { form.leavesOut(cause) }

  /// The reasons that may be first.
  var first: Set<TouchCheck> {
    guard let check = cause.check else { return [] }
    // The form's rectangles end at the edge of the screen.
    if form == .argentDescribe, check == .outsideBounds { return [check, .zeroSize] }
    if form == .appRevealElements, check == .outsideBounds { return [check, .hidden] }
    // A driver reports views without area as invisible.
    return check == .zeroSize ? [check, .hidden] : [check]
  }

  /// The reasons that may be reported as found.
  var allowed: Set<TouchCheck> {
    guard isTold else {
      return cause == .zeroSize ? first : []
    }
    return first.union(cause.follows)
  }
}

// MARK: - Judging

extension DriverCase {
  /// An answer, compared with the right one.
  struct Result {
    /// Whether the text was read as a tree that contains the element.
    var isRead = false
    var isRight = false
    /// Whether the verdict is right; nil without a verdict.
    var isVerdictRight: Bool?
    /// The reasons that were reported as found, but are false.
    var wrong: [String] = []
    var bytes = 0
    var seconds = 0.0
    var answer = ""
  }

  @MainActor func ask() -> Result {
    let start = ContinuousClock.now
    var result = Result()
    do {
      let answer = try self.answer()
      result.isRead = true
      judge(answer, &result)
    } catch {
      result.answer = "\(error)"
      result.bytes = result.answer.utf8.count
      let isMissing = (error as? ProgramError)?.status == .noInput
      result.isRead = isAbsent && isMissing
      result.isRight = result.isRead
      if hasWrongUnit, namesButton(in: result.answer) {
        (result.isRead, result.isRight) = (true, true)
      }
    }
    let passed = (ContinuousClock.now - start).components
    result.seconds = Double(passed.seconds) + Double(passed.attoseconds) / 1e18
    return result
  }

  @MainActor private func answer() throws -> SceneAnswer {
    let file = SceneFile(path: "paste.txt")
    let content = try file.read(ImportedTexts(text, named: "paste.txt"))
    guard case .scene(let blueprint) = content.reading else {
      throw ProgramError(.dataError, "no scene: \(content.reading)")
    }
    let scene = file.scene(blueprint, file: nil)
    let inquiry = SceneInquiry(scene, size: PictureSize.size(nil, for: scene))
    let answers = SceneAnswers(inquiry: inquiry, language: .english)
    guard hasWrongUnit else { return try answers.why(view: question, at: nil) }
    return try answers.why(view: nil, at: TouchPoint(parsing: question).point)
  }

  @MainActor private func judge(_ answer: SceneAnswer, _ result: inout Result) {
    result.answer = answer.text
    result.bytes = (answer.document["brief"]?.text ?? answer.text).utf8.count
    let reasons = Self.reasons(answer.document)
    let found = reasons.filter { $0.state == "found" }
    result.wrong = found.map(\.check).filter { check in
      !allowed.contains { $0.rawValue == check }
    }
    let verdict = answer.document["verdict"]?.text.flatMap(TouchVerdict.init)
    if hasWrongUnit {
      result.isVerdictRight = verdict == .wrongUnit
      result.isRight = verdict == .wrongUnit && namesButton(in: answer.text)
      return
    }
    result.isVerdictRight = verdict.map(verdicts.contains)
    result.isRight = isRight(reasons) && result.isVerdictRight != false
  }

  private static func reasons(_ document: JSONValue) -> [(check: String, state: String)] {
    (document["reasons"]?.list ?? []).map {
      ($0["check"]?.text ?? "", $0["state"]?.text ?? "")
    }
  }

  private func isRight(_ reasons: [(check: String, state: String)]) -> Bool {
    if isAbsent { return false }
    let likeliest = reasons.first { ["found", "partial", "possible"].contains($0.state) }
    let check = likeliest.flatMap { TouchCheck(rawValue: $0.check) }
    let isSure = likeliest?.state == "found" || likeliest?.state == "partial"
    if isTold, cause.check != nil { return isSure && check.map(first.contains) == true }
    if isCoverPossible { return !isSure && check == .covered }
    return !isSure
  }

  /// Whether a view is in front of which only the interaction is unknown.
  fileprivate var isCoverPossible: Bool {
    form.family == .viewsWithoutInteraction
      && [.covered, .coveredFaintly, .coverLetsThrough].contains(cause)
  }

  /// The right verdicts.
  fileprivate var verdicts: Set<TouchVerdict> {
    if isTold, cause.check != nil { return cause.verdicts }
    if form.family == .accessibility || isCoverPossible { return [.unknown] }
    let isSure = isTold && disturbance != .cut
    return isSure ? cause.verdicts : [.getsTouch, .unknown]
  }

  /// Returns whether the button contains a point that a text names.
  private func namesButton(in text: String) -> Bool {
    let numbers = text.matches(of: /\(?(\d+(?:\.\d+)?), ?(\d+(?:\.\d+)?)/)
    let place = screen.button.frame.insetBy(dx: -1, dy: -1)
    return numbers.contains { match in
      guard let x = Double(match.1), let y = Double(match.2) else { return false }
      return place.contains(CGPoint(x: x, y: y))
    }
  }
}

extension JSONValue {
  fileprivate subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  fileprivate var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  fileprivate var list: [JSONValue]? {
    guard case .array(let list) = self else { return nil }
    return list
  }
}

extension DriverCase {
  /// The right answer in words, for the report of a wrong one.
  var expectation: String {
    if isAbsent { return "no such element" }
    if hasWrongUnit { return "a point in the button \(screen.button.frame)" }
    let reasons =
      isTold && cause.check != nil
      ? "found \(first)" : isCoverPossible ? "possible covered" : "nothing found"
    return "\(reasons), verdict in \(verdicts.map(\.rawValue).sorted())"
  }
}
