import SandboxScenes
import TextFormats

/// Reports about scenes.
extension Reports {
  private static let localizedText = JSONRecord<LocalizedText>([
    .text("en", "in English") { $0.english },
    .text("zh", "in Chinese") { $0.chinese },
  ])

  private static let scene = JSONRecord<SandboxScene>([
    .text("name", "its name for commands") { $0.name },
    .object("title", "its title", of: localizedText) { $0.title },
    .object("question", "the question that it answers", of: localizedText) { $0.question },
    .object("answer", "the answer", of: localizedText) { $0.answer },
  ])

  static let scenes = JSONRecord<[SandboxScene]>([
    .version(1), .list("scenes", "the built-in scenes", of: scene) { $0 },
  ])

  /// Returns the field for the address of an imported view.
  private static func address<Value>(
    _ read: @escaping (Value) -> String?
  ) -> JSONRecord<Value>.Field {
    .textIfAny("address", "its address in the app that it was imported from", read)
  }

  private static let view = JSONRecord<AnswerDocument.View>([
    .count("number", "its place in 'touch-sandbox views', which commands accept") { $0.number },
    .text("name", "its identifier, or its class") { $0.name },
    .text("type", "its class") { $0.type },
    .count("depth", "the number of its superviews") { $0.depth },
    .init("frame", .numbers(4), "x, y, width and height in its superview, in points") {
      .array($0.frame.map { .number($0) })
    },
    .number("alpha", "its alpha") { $0.alpha },
    .flag("isHidden", "the property") { $0.isHidden },
    .flag("isUserInteractionEnabled", "the property") { $0.isUserInteractionEnabled },
    .flag("isMultipleTouchEnabled", "the property") { $0.isMultipleTouchEnabled },
    .flag("isExclusiveTouch", "the property") { $0.isExclusiveTouch },
    .flag("clipsToBounds", "the property") { $0.clipsToBounds },
    .texts("recognizers", "its gesture recognizers") { $0.recognizers },
    address { $0.address },
    .textIfAny("appClass", "its class in the app that it was imported from") { $0.appClass },
  ])

  static let views = JSONRecord<[AnswerDocument.View]>([
    .version(1), .list("entries", "views, front ones last", of: view) { $0 },
  ])

  static let hit = JSONRecord<AnswerDocument.Hit>([
    .version(1), .list("entries", "the view that is hit; empty without one", of: view) { $0.views },
    .texts("rules", "the rules of frameworks that the answer follows") { $0.rules },
    .texts("openQuestions", "what the answer depends on and the debugger output does not say") {
      $0.openQuestions
    },
  ])

  static let chain = JSONRecord<[String]>([
    .version(1), .texts("entries", "the responders, first to last") { $0 },
  ])

  private static let verdict = JSONRecord<AnswerDocument.Verdict>([
    .count("number", "its place in 'touch-sandbox views'") { $0.number },
    .text("name", "the view") { $0.name },
    .flag("isAsked", "whether the hit-test asked it") { $0.isAsked },
    .flag("isReceiver", "whether it got the touch") { $0.isReceiver },
    .flag("isUnderPoint", "whether it is under the point") { $0.isUnderPoint },
    .textIfAny("code", "why it did not get the touch, in one stable word") { $0.code },
    .text("text", "the same for people") { $0.text },
    address { $0.address },
  ])

  static let explain = JSONRecord<AnswerDocument.Answer>([
    .version(1),
    .init("point", .numbers(2), "where the finger came down, x and y in points") {
      .array($0.point.map { .number($0) })
    },
    .textIfAny("receiver", "the view that got the touch") { $0.receiver },
    .texts("codes", "what happened to the touch after the view got it, in stable words") {
      $0.codes
    },
    .list("views", "the result for each view, front to back", of: verdict) { $0.views },
    .text("text", "the answer for people") { $0.text },
    .texts("rules", "the rules of frameworks that the answer follows") { $0.rules },
    .texts("openQuestions", "what the answer depends on and the debugger output does not say") {
      $0.openQuestions
    },
  ])

  private static let finding = JSONRecord<AnswerDocument.Finding>([
    .text("rule", "the rule that is broken, in one stable word") { $0.rule },
    .count("number", "the view's place in 'touch-sandbox views'") { $0.number },
    .text("name", "the view") { $0.name },
    .textIfAny("other", "the other view of the mistake") { $0.other },
    .text("text", "the mistake, for people") { $0.text },
    address { $0.address },
  ])

  static let lint = JSONRecord<[AnswerDocument.Finding]>([
    .version(1), .list("entries", "the mistakes", of: finding) { $0 },
  ])
}
