import TouchTrace
import Foundation
import Inspector
import SandboxHost
import SandboxScenes
import SceneFiles
import TextFormats
import TouchKit

/// The answers to questions about a scene in a language, as commands write them and tools return them.
struct SceneAnswers {
  let inquiry: SceneInquiry
  let language: Language

  // MARK: - Hit-testing

  /// Returns the view that a touch at a point hits.
  func hit(at point: CGPoint) -> SceneAnswer {
    let unit = inquiry.unit(of: point)
    let answer = inquiry.answer(at: unit?.point ?? point)
    let index = answer.receiver.flatMap { inquiry.tree.index(of: $0.id) }
    let views = index.map { [inquiry.document(of: $0)] } ?? []
    let rules = inquiry.facts.rules(of: answer)
    let questions = openQuestions(of: answer, unit)
    let document = AnswerDocument.Hit(
      views: views,
      rules: rules.map { $0.text(in: language) },
      openQuestions: questions
    )
    let name = answer.receiver.map { inquiry.names[$0] }
    let isPossible = name != nil && inquiry.facts.isOrderUnknown(in: inquiry.tree)
    return SceneAnswer(
      text: (isPossible ? language("possible: ", "可能：") : "")
        + (name ?? language("nobody", "无")),
      document: Reports.hit.json(document),
      openQuestions: questions,
      rules: rules
    )
  }

  /// Returns what an answer depends on, and the correction of its point, one line each.
  private func openQuestions(of answer: Explanation, _ unit: PointUnit?) -> [String] {
    [unit?.remark.text(in: language)].compactMap(\.self) + inquiry.caveats(in: language)
      + inquiry.origins.openQuestions(of: answer)
  }

  /// The condition of an explanation of a tree that does not show which element is in front.
  private var possibility: String {
    language(
      "Possible, if later elements in the tree are in front:",
      "可能（假设树中靠后的元素在前面）："
    )
  }

  /// Explains why a view receives a touch or not; without a view, explains all views under the point.
  func explain(
    at given: CGPoint,
    view: String? = nil,
    all: Bool = false
  ) throws(ProgramError) -> SceneAnswer {
    var wanted: Int?
    if let view { wanted = try inquiry.target(called: view) }
    let unit = inquiry.unit(of: given, in: wanted)
    let point = unit?.point ?? given
    let explanation = inquiry.explanation(ofTouchAt: point)
    let words =
      wanted.map { explanation.text(about: $0, in: language) }
      ?? explanation.list(everything: all, in: language)
    let isPossible = inquiry.facts.isOrderUnknown(in: inquiry.tree)
    let text = (isPossible ? possibility + "\n" : "") + words
    let questions = openQuestions(of: explanation, unit)
    let rules = inquiry.facts.rules(of: explanation, about: wanted)
    let document = AnswerDocument.Answer(
      explanation,
      point,
      text,
      rules: rules,
      openQuestions: questions,
      inquiry,
      language
    )
    return SceneAnswer(
      text: (questions.map(language.unknown) + [text] + rules.map(language.rule)).joined(
        separator: "\n"
      ),
      document: Reports.explain.json(document),
      openQuestions: questions
    )
  }

  /// Returns an answer, preceded by the caveats of the whole scene.
  func withCaveats(_ text: String) -> String {
    let rules = inquiry.facts.rules(at: inquiry.tree.views.indices, in: inquiry.tree)
    return (inquiry.caveats(in: language).map(language.unknown) + rules.map(language.rule) + [text])
      .joined(separator: "\n")
  }

  /// Returns the view that would receive a touch at each point, and the dead views.
  func map() -> SceneAnswer {
    let map = inquiry.hitMap()
    return SceneAnswer(
      text: withCaveats(map.text(in: language)),
      document: Reports.hitMap.json(HitMapDocument(map, in: language))
    )
  }

  // MARK: - Why not

  /// The level of detail of an answer.
  enum Detail {
    /// The verdict, the evidence, and the remedy, one line each.
    case brief
    /// The relevant reasons.
    case usual
    /// All reasons, including excluded ones and checkable ones.
    case all
  }

  /// Returns all reasons for which a view may not react.
  ///
  /// The view is identified by its name, by a text that it shows, or by a point.
  func why(
    view: String?,
    at point: CGPoint?,
    _ detail: Detail = .usual
  ) throws(ProgramError) -> SceneAnswer {
    var (inquiry, named) = (self.inquiry, Int?.none)
    if let view { (inquiry, named) = try inquiry.asking(about: view) }
    let unit = point.flatMap { inquiry.unit(of: $0, in: named) }
    let index =
      if let named { named } else { try inquiry.target(at: unit?.point ?? point ?? .zero) }
    let pressed = unit?.point ?? point ?? inquiry.middle(ofText: view, in: index)
    let diagnosis = inquiry.diagnosis(of: index, at: pressed)
    let remark = unit.map { $0.remark.text(in: language) + language(". ", "。") } ?? ""
    let assumed = inquiry.facts.assumptions.map { assumption in
      language("Assumed: ", "推测：") + assumption.text(in: language)
    }
    let brief = remark + diagnosis.brief(in: language, assuming: assumed.first)
    let command = fixCommand(diagnosis, inquiry)
    let attempt = command.map { language("To try a fix in the app: ", "在应用里试一试：") + $0 }
    let text =
      switch detail {
      case .brief: brief
      case .usual, .all:
        ([remark + diagnosis.text(in: language, everything: detail == .all)]
          + [attempt].compactMap(\.self) + assumed).joined(separator: "\n")
      }
    let document = AnswerDocument.Diagnosis(
      diagnosis,
      text,
      brief: brief,
      fixCommand: command,
      isUnitWrong: unit != nil,
      inquiry,
      language
    )
    return SceneAnswer(text: text, document: Reports.why.json(document))
  }

  /// Returns the results of all gestures at a point, or on a view with a name or a visible text.
  ///
  /// Without either, it uses the view with the most recognizers for a touch.
  func gestures(view: String?, at point: CGPoint?) throws(ProgramError) -> GestureAnswers {
    var (inquiry, named) = (self.inquiry, Int?.none)
    if let view { (inquiry, named) = try inquiry.asking(about: view) }
    let given = point.map { inquiry.unit(of: $0, in: named)?.point ?? $0 }
    let chosen = named ?? inquiry.tree.viewWithMostRecognizers
    guard let place = given ?? chosen.flatMap({ inquiry.point(in: $0) }) else {
      throw ProgramError(.usage, "no view has a recognizer: give a point X,Y or a view.")
    }
    return GestureAnswers(
      SceneAnswers(inquiry: inquiry, language: language),
      at: place,
      about: named
    )
  }

  /// Returns the mistakes that can be found without a touch.
  func lint() -> SceneAnswer {
    let map = inquiry.hitMap()
    let findings = TreeLint(inquiry.tree, map, facts: inquiry.facts).findings
    let coarseness = map.coarseness(in: language).map { [$0] } ?? []
    let lines = coarseness + findings.map { $0.line(inquiry.names, of: inquiry.tree, in: language) }
    let entries = findings.map { AnswerDocument.Finding($0, inquiry, language) }
    return SceneAnswer(
      text: withCaveats((lines + [summary(findings.count)]).joined(separator: "\n")),
      document: Reports.lint.json(entries),
      findingCount: findings.count
    )
  }

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: language("Nothing found.", "没有发现问题。")
    case 1: language("1 finding.", "发现 1 个问题。")
    default: language("\(count) findings.", "发现 \(count) 个问题。")
    }
  }

  // MARK: - Responders and views

  /// Returns the responder chain that starts with a view.
  func chain(from view: String) throws(ProgramError) -> SceneAnswer {
    let chain = inquiry.chain(from: try inquiry.target(called: view))
    let names = chain.map(name)
    let lines = names.enumerated().map { "\($0 + 1) \($1)" }
    return SceneAnswer(
      text: lines.joined(separator: "\n"),
      document: Reports.chain.json(names)
    )
  }

  private func name(_ responder: UIResponder) -> String {
    let node = responder.snapshot()
    if let delegate = responder as? SceneApplicationDelegate {
      return "\(delegate.name) (application delegate)"
    }
    guard let identifier = node.identifier else { return node.typeName }
    // The name of an imported view contains its class.
    if inquiry.facts.isImported, responder is UIView { return identifier }
    return "\(identifier) (\(node.typeName))"
  }

  /// Returns the tree of views.
  func views() -> SceneAnswer {
    let indices = inquiry.tree.views.indices
    let lines = zip(indices, inquiry.texts).map { index, texts in
      ViewLine(
        inquiry.tree.views[index],
        number: index,
        showing: texts.first,
        hasTypeInName: inquiry.facts.isImported
      ).text
    }
    return SceneAnswer(
      text: lines.joined(separator: "\n"),
      document: Reports.views.json(indices.map(inquiry.document))
    )
  }
}
