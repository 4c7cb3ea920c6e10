import Inspector
import TextFormats

/// The report of `why`.
extension Reports {
  private static let states = TouchDiagnosis.State.allCases.map(\.rawValue)
    .joined(separator: ", ")

  static let verdicts = TouchVerdict.allCases.map(\.rawValue).joined(separator: ", ")

  private static let reason = JSONRecord<AnswerDocument.Diagnosis.Reason>([
    .text("check", "the reason, in one stable word") { $0.check },
    .text("state", "the result of the check: \(states)") { $0.state },
    .textIfAny("culprit", "the other view or the recognizer that causes it") { $0.culprit },
    .init("number", .optional(.count), "that view's place in 'touch-sandbox views'") {
      $0.number.map { .integer(Int64($0)) } ?? .null
    },
    .textIfAny("address", "its address in the app that it was imported from") { $0.address },
    .text("text", "the result, for people") { $0.text },
    .texts("waysOut", "the changes; each of them helps") { $0.waysOut },
    .texts("commands", "what to type in the debugger to find out") { $0.commands },
  ])

  static let why = JSONRecord<AnswerDocument.Diagnosis>([
    .version(1),
    .count("number", "the view's place in 'touch-sandbox views'") { $0.number },
    .text("name", "the view") { $0.name },
    .textIfAny("address", "its address in the app that it was imported from") { $0.address },
    .init("point", .numbers(2), "where the finger came down, x and y in points") {
      .array($0.point.map { .number($0) })
    },
    .text("verdict", "the answer in one stable word: \(verdicts)") { $0.verdict },
    .textIfAny("receiver", "the view that gets a touch there, as far as the tree tells") {
      $0.receiver
    },
    .text("nextStep", "what to do next, in a sentence") { $0.nextStep },
    .textIfAny("fixCommand", "a debugger command that tries a fix") { $0.fixCommand },
    .text("brief", "verdict, evidence and next step, a line each") { $0.brief },
    .textIfAny("likeliest", "the most likely reason") { $0.likeliest },
    .list("reasons", "all checks: those that were found first", of: reason) { $0.reasons },
    .text("text", "the answer for people") { $0.text },
  ])

  private static let mistake = JSONRecord<AnswerDocument.Screen.Mistake>([
    .text("code", "the mistake in one stable word: a rule of 'lint', or controlDisabled") {
      $0.code
    },
    .count("number", "the view's place in 'touch-sandbox views'") { $0.number },
    .text("name", "the view") { $0.name },
    .textIfAny("address", "its address in the app that it was imported from") { $0.address },
    .textIfAny("other", "the view in front of it or around it") { $0.other },
    .textIfAny("otherAddress", "the address of that view") { $0.otherAddress },
    .text("text", "the mistake in a sentence") { $0.text },
    .texts("waysOut", "the changes; each of them helps") { $0.waysOut },
    .texts("commands", "the changes as lines for the app's debugger") { $0.commands },
  ])

  private static let question = JSONRecord<(text: String, command: String)>([
    .text("text", "the missing fact") { $0.text },
    .text("command", "the command for the debugger that prints it") { $0.command },
  ])

  static let screen = JSONRecord<AnswerDocument.Screen>([
    .version(1),
    .list("mistakes", "the likely mistakes, the most likely first", of: mistake) { $0.mistakes },
    .count("moreMistakes", "the number of mistakes that are not listed") { $0.moreMistakes },
    .list("questions", "what the text leaves open", of: question) { $0.questions },
    .texts("openQuestions", "the limits of all answers about the screen") { $0.openQuestions },
    .text("text", "the answer for people") { $0.text },
  ])
}
