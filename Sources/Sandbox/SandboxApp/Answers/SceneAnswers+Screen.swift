import Foundation
import Inspector
import SandboxScenes
import TextFormats
import TouchTrace

/// The likely mistakes of a whole screen, without a question about one of its views.
extension SceneAnswers {
  /// Returns the likely mistakes of the screen, with the changes that help and the open questions of the text.
  ///
  /// - Parameters:
  ///   - argument: The user's argument for the screen, for the command that asks about a view.
  ///   - isBrief: Whether the text has at most three lines: the number of mistakes, the first one, and the next step.
  /// - Returns: The answer.
  func screen(called argument: String? = nil, isBrief: Bool = false) -> SceneAnswer {
    let diagnosis = inquiry.screenDiagnosis()
    var lines = [headline(diagnosis)]
    for (place, mistake) in diagnosis.mistakes.enumerated() {
      lines.append("\(place + 1). \(sentence(mistake))")
      if let fix = mistake.fix(inquiry.names, in: language) { lines.append("   " + fix) }
      lines += commands(mistake).prefix(1).map { "   \($0)" }
    }
    if diagnosis.moreCount > 0 {
      lines.append(language("and \(diagnosis.moreCount) more", "另有 \(diagnosis.moreCount) 个"))
    }
    if !diagnosis.caveats.isEmpty {
      lines.append(language("Cannot be known from this text:", "这段文本看不出："))
      lines += diagnosis.caveats.map { "  " + $0.text(in: language) }
    }
    if let subject = diagnosis.subject, !diagnosis.questions.isEmpty {
      let name = inquiry.names[subject]
      lines.append(
        language("Cannot be known from this text about \(name):", "关于 \(name)，这段文本看不出：")
      )
      lines += diagnosis.questions.flatMap {
        ["  " + $0.text.text(in: language), "    \($0.command)"]
      }
    }
    if let argument {
      lines += [lintHint(diagnosis, argument), invitation(diagnosis, argument)].compactMap(\.self)
    }
    let text = isBrief ? brief(diagnosis, argument) : lines.joined(separator: "\n")
    let document = AnswerDocument.Screen(
      mistakes: diagnosis.mistakes.flatMap(\.parts).map(document),
      moreMistakes: diagnosis.moreCount,
      questions: diagnosis.questions.map { ($0.text.text(in: language), $0.command) },
      openQuestions: diagnosis.caveats.map { $0.text(in: language) },
      text: text
    )
    return SceneAnswer(
      text: text,
      document: Reports.screen.json(document),
      findingCount: diagnosis.mistakes.reduce(diagnosis.moreCount) { $0 + 1 + $1.alike.count }
    )
  }

  private func brief(_ diagnosis: ScreenDiagnosis, _ argument: String?) -> String {
    let first = diagnosis.mistakes.first
    let next =
      first?.fix(inquiry.names, in: language) ?? argument.flatMap { invitation(diagnosis, $0) }
      ?? diagnosis.questions.first?.command
    return [headline(diagnosis), first.map(sentence), next].compactMap(\.self)
      .joined(separator: "\n")
  }

  private func headline(_ diagnosis: ScreenDiagnosis) -> String {
    let count = diagnosis.mistakes.count + diagnosis.moreCount
    let views = inquiry.tree.views.count
    let read = language(views == 1 ? "1 view" : "\(views) views", "\(views) 个视图")
    switch count {
    case 0:
      return inquiry.facts.isImported
        ? language("This text shows no mistake (\(read)).", "这段文本里没有发现问题（\(read)）。")
        : language("This scene shows no mistake (\(read)).", "这个场景里没有发现问题（\(read)）。")
    case 1: return language("1 likely mistake (\(read)):", "1 处可能的错误（\(read)）：")
    default: return language("\(count) likely mistakes (\(read)):", "\(count) 处可能的错误（\(read)）：")
    }
  }

  private func sentence(_ mistake: ScreenMistake) -> String {
    mistake.sentence(in: inquiry.tree, language, name: { inquiry.names[$0] }, names: inquiry.names)
  }

  /// Returns the debugger commands that make the changes in the app.
  private func commands(_ mistake: ScreenMistake) -> [String] {
    mistake.waysOut.compactMap { way in
      way.debuggerCommand(mistake.edit(of: way, in: inquiry.tree)) {
        inquiry.facts.address(of: $0, in: inquiry.tree)
      }
    }
  }

  /// Returns a debugger command that tries a fix of a diagnosis; nil if no command can.
  func fixCommand(_ diagnosis: TouchDiagnosis, _ inquiry: SceneInquiry) -> String? {
    let (tree, facts) = (inquiry.tree, inquiry.facts)
    guard facts.isImported, let mistake = ScreenMistake(likeliestOf: diagnosis, in: tree) else {
      return nil
    }
    return mistake.waysOut.lazy.filter { diagnosis.proposes($0, inquiry.names) }.compactMap { way in
      way.debuggerCommand(mistake.edit(of: way, in: tree)) { facts.address(of: $0, in: tree) }
    }.first
  }

  /// Returns the command that lists further findings of `lint`; nil if there are none.
  private func lintHint(_ diagnosis: ScreenDiagnosis, _ argument: String) -> String? {
    let all = TreeLint(inquiry.tree, facts: inquiry.facts).findings
    let shown = diagnosis.mistakes.flatMap(\.parts).compactMap { mistake in
      if case .lint(let finding) = mistake.kind { finding } else { nil }
    }
    guard diagnosis.moreCount == 0, all.count > shown.count else { return nil }
    let count = all.count - shown.count
    return language(
      "\(count) more \(count == 1 ? "finding" : "findings"): ",
      "另有 \(count) 条提示："
    ) + "touch-sandbox lint \(argument)"
  }

  /// Returns the command that asks about the view of the first mistake, or the view of the open questions.
  ///
  /// Returns nil without such a view.
  private func invitation(_ diagnosis: ScreenDiagnosis, _ argument: String) -> String? {
    let views = inquiry.tree.views
    guard
      let index = diagnosis.mistakes.first?.index
        ?? diagnosis.subject.flatMap({ inquiry.tree.index(of: $0.id) })
    else { return nil }
    let shown = ShownName(views[index].node)
    // A text in quotation marks is found without them; a class before it has to stay.
    let isText = shown.name.count > 1 && shown.name.hasPrefix("\"") && shown.name.hasSuffix("\"")
    let name = isText ? String(shown.name.dropFirst().dropLast()) : shown.name
    let word =
      if shown.isPrintedClass {
        shown.detail
      } else if (try? inquiry.target(called: name)) == index { name } else { "#\(index)" }
    return language("More about one view: ", "进一步询问一个视图：")
      + "touch-sandbox why \(argument) \(ShownPath(word).quoted)"
  }

  private func document(_ mistake: ScreenMistake) -> AnswerDocument.Screen.Mistake {
    let views = inquiry.tree.views
    return AnswerDocument.Screen.Mistake(
      code: mistake.code,
      number: mistake.index,
      name: inquiry.names[views[mistake.index].node],
      address: inquiry.origins[views[mistake.index].node]?.address,
      other: mistake.other.map { inquiry.names[views[$0].node] },
      otherAddress: mistake.other.flatMap { inquiry.origins[views[$0].node]?.address },
      text: sentence(mistake),
      waysOut: mistake.waysOut.map { $0.words(inquiry.names, in: language) },
      commands: commands(mistake)
    )
  }
}
