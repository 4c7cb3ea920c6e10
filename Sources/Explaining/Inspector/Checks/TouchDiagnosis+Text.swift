import TouchTrace

extension TouchDiagnosis {
  /// A line of the answer for people.
  public struct Line: Hashable, Sendable {
    /// The content of a line.
    public enum Kind: Hashable, Sendable {
      /// The view, and the most likely reason.
      case headline
      /// A reason with its evidence.
      case reason
      /// The fixes, each sufficient by itself.
      case waysOut
      /// A command for the debugger.
      case command
      /// The title of the reasons that follow.
      case title
      /// The names of reasons.
      case names
    }

    /// The kind.
    public let kind: Kind
    /// The words.
    public let text: String
    /// The fixes that the line lists; empty for a line of another kind.
    public let ways: [String]

    fileprivate init(_ kind: Kind, _ text: String, ways: [String] = []) {
      (self.kind, self.text, self.ways) = (kind, text, ways)
    }

    fileprivate var indentation: String {
      switch kind {
      case .headline, .title, .names: ""
      case .reason: "  "
      case .waysOut, .command: "    "
      }
    }
  }

  /// Returns the answer for people as text; see `lines(in:everything:labels:)`.
  public func text(in language: Language = .english, everything: Bool = false) -> String {
    lines(in: language, everything: everything).map { $0.indentation + $0.text }
      .joined(separator: "\n")
  }

  /// Returns the answer for people: the most likely reason, and what to check in the app.
  ///
  /// The evidence for excluded reasons, and every command, are only included if everything is asked for.
  /// Reasons have their stable codes, as in reports, or labels in words.
  public func lines(
    in language: Language,
    everything: Bool = false,
    labels: Bool = false
  ) -> [Line] {
    DiagnosisText(diagnosis: self, language: language, hasLabels: labels).lines(everything)
  }

  /// Returns the answer in three lines: the verdict, the evidence, and what to do; for programs that read many answers.
  ///
  /// An assumption or a framework's rule that the answer depends on follows the evidence.
  public func brief(in language: Language = .english, assuming assumption: String? = nil) -> String
  {
    DiagnosisText(diagnosis: self, language: language).brief(assuming: assumption)
  }

  /// Returns the next step: the fix, or the command that prints the missing fact.
  public func nextStep(in language: Language) -> String {
    DiagnosisText(diagnosis: self, language: language).nextStep()
  }
}

/// The text of a diagnosis.
private struct DiagnosisText {
  typealias Line = TouchDiagnosis.Line
  typealias Item = TouchDiagnosis.Item
  typealias State = TouchDiagnosis.State

  let diagnosis: TouchDiagnosis
  let language: Language
  /// Whether reasons have labels in words instead of their stable codes.
  var hasLabels = false

  private var likeliest: Item? { diagnosis.likeliest }

  func lines(_ everything: Bool) -> [Line] {
    var lines = [Line(.headline, headline())]
    if likeliest == nil { lines.append(Line(.reason, reach())) }
    lines += (diagnosis.items(.found) + diagnosis.items(.partial)).flatMap { reasonLines($0) }
    lines += possible(everything)
    lines += everything ? allOpen() : likelyOpen()
    if everything { lines += section(.clear, language("Ruled out", "已排除")) }
    return lines + diagnosis.rules.map { Line(.names, language.rule($0)) }
  }

  /// Returns the possible reasons: the likeliest in full if no reason was found, the rest by name.
  private func possible(_ everything: Bool) -> [Line] {
    let possible = diagnosis.items(.possible)
    let count = everything ? possible.count : likeliest?.state == .found ? 0 : 1
    return possible.prefix(count).flatMap { reasonLines($0) }
      + names(of: Array(possible.dropFirst(count)), language("Also possible", "也有可能"))
  }

  /// The number of questions in full if nothing was found, and if a reason is possible.
  private static let (questions, questionsBesides) = (3, 1)

  private func allOpen() -> [Line] {
    section(.open, language("Check in your app", "请在你的应用中检查"))
  }

  /// Returns the first questions; only their names if a reason was found.
  private func likelyOpen() -> [Line] {
    let isFound = likeliest?.state == .found
    // A command that was already printed answers this question too.
    let shown = likeliest?.commands ?? []
    let open = diagnosis.items(.open).filter { isFound || !shown.contains($0.commands.first ?? "") }
    let count = likeliest == nil ? Self.questions : Self.questionsBesides
    let worded = isFound ? [] : Array(open.prefix(count))
    let title = language("Check in your app", "请在你的应用中检查")
    let lines = worded.isEmpty ? [] : [Line(.title, title + language(":", "："))]
    let rest = Array(open.dropFirst(worded.count))
    return lines + worded.flatMap { reasonLines($0, mostCommands: 1) }
      + names(of: rest, language("Not known from here", "此处无法得知"))
  }

  // MARK: - Three lines

  func brief(assuming assumption: String?) -> String {
    let reason = likeliest.map { evidenceLine($0) } ?? reach()
    let rule = diagnosis.rules.first.map(language.rule)
    let evidence = [reason, assumption ?? rule].compactMap(\.self)
      .joined(separator: language(". ", "。"))
    return [headline(), Self.short(evidence), Self.short(nextStep())]
      .joined(separator: "\n")
  }

  /// Shortens a line, so that three lines have at most 200 tokens of a language model.
  private static func short(_ line: String) -> String {
    line.count <= 300 ? line : String(line.prefix(299)) + "…"
  }

  func nextStep() -> String {
    let hasQuestion = diagnosis.items(.open).contains { !$0.commands.isEmpty }
    // The view reacts at the point in question, so a cover elsewhere is not the next thing to change.
    let isFixNext = likeliest?.state == .found || likeliest?.state == .partial && !hasQuestion
    if let likeliest, isFixNext, let way = likeliest.waysOut.first {
      return language("Fix: ", "解决办法：") + way.text(in: language)
    }
    let command =
      likeliest?.commands.first
      ?? diagnosis.items(.open).lazy.compactMap(\.commands.first).first
    if let command, diagnosis.isFramesOnly {
      let other = diagnosis.hasPlace ? DebuggerCommand.element(at: diagnosis.point) : ""
      return language(
        (diagnosis.hasPlace ? "To find out, run '\(other)', or add" : "To find out, add")
          + " what the debugger prints for: ",
        (diagnosis.hasPlace ? "运行 '\(other)'，或" : "") + "在调试器中运行下面的命令，把结果加上再问："
      ) + command
    }
    if let command {
      return language(
        "To find out, run this in the debugger and ask again with what it prints: ",
        "在调试器中运行下面的命令，把结果加上再问："
      ) + command
    }
    if let way = likeliest?.waysOut.first {
      return language("Fix: ", "解决办法：") + way.text(in: language)
    }
    return language(
      "Next: check the code of the action, because the touch arrives",
      "接下来：检查动作里的代码，因为触摸已经到达"
    )
  }

  /// Returns the evidence if no reason was found against the view.
  private func reach() -> String {
    let clear = diagnosis.items(.clear)
    for check in [TouchCheck.covered, .outsideBounds] {
      guard let item = clear.first(where: { $0.check == check }) else { continue }
      return item.evidence.text(in: language)
    }
    return diagnosis.items(.open).first?.evidence.text(in: language) ?? ""
  }

  private func names(of items: [Item], _ title: String) -> [Line] {
    guard !items.isEmpty else { return [] }
    let list = items.map { label($0.check) }.joined(separator: language(", ", "、"))
    return [Line(.names, "\(title)\(language(": ", "："))\(list)")]
  }

  private func headline() -> String {
    let name =
      diagnosis.elementName.map { $0 + language(" in ", "，在 ") + diagnosis.name } ?? diagnosis.name
    let place = diagnosis.hasPlace ? " at \(Measure.point(diagnosis.point))" : ""
    let placeInChinese = diagnosis.hasPlace ? " 在 \(Measure.point(diagnosis.point)) " : " "
    let subjectInChinese = name + (diagnosis.hasPlace ? "，\(Measure.point(diagnosis.point))：" : "：")
    guard let likeliest else {
      return diagnosis.isFramesOnly
        ? unknownHeadline(name + place, subjectInChinese)
        : language(
          "\(name)\(place): nothing in the tree keeps touches away.",
          "\(subjectInChinese)视图树里没有让它收不到触摸的原因。"
        )
    }
    let cause = (likeliest.cause ?? likeliest.evidence).text(in: language)
    switch likeliest.state {
    case .found:
      let effect = likeliest.check.effect.text(in: language)
      return language(
        "\(name) \(effect)\(place): \(cause).",
        "\(name)\(placeInChinese)\(effect)：\(cause)。"
      )
    case .partial:
      return language(
        "\(name) reacts\(place), but not everywhere: \(cause).",
        "\(name)\(placeInChinese)有反应，但不是处处都有：\(cause)。"
      )
    default:
      let code = label(likeliest.check)
      if !diagnosis.isFramesOnly, likeliest.check == .covered,
        let other = diagnosis.culpritName
      {
        return language(
          "\(name) probably gets no touches\(place): \(other) receives them.",
          "\(name)\(placeInChinese)很可能收不到触摸：由 \(other) 接收。"
        )
      }
      if diagnosis.isFramesOnly, likeliest.check == .covered {
        return unknownHeadline(name + place, subjectInChinese)
      }
      return language(
        "\(name)\(place): no certain reason was found; the likeliest is \(code).",
        "\(subjectInChinese)没有确定的原因，最可能的是 \(code)。"
      )
    }
  }

  /// Returns the verdict on an element of an accessibility tree if no check found a reason.
  private func unknownHeadline(_ english: String, _ chinese: String) -> String {
    let isClear = { (check: TouchCheck) in diagnosis.items(.clear).contains { $0.check == check } }
    let known = [
      ("it is there", "它存在"),
      isClear(.controlDisabled) ? ("enabled", "已启用") : nil,
      isClear(.outsideBounds) ? ("on the screen", "在屏幕内") : nil,
    ].compactMap(\.self)
    return language(
      english + ": " + known.map(\.0).joined(separator: ", ")
        + "; an accessibility tree does not show whether touches reach it.",
      chinese + known.map(\.1).joined(separator: "、") + "；触摸能否到达它，无障碍树里看不出来。"
    )
  }

  private func section(_ state: State, _ title: String) -> [Line] {
    let found = diagnosis.items(state)
    let lines = found.flatMap { reasonLines($0) }
    return found.isEmpty ? [] : [Line(.title, title + language(":", "："))] + lines
  }

  // MARK: - One reason

  /// Returns the lines of a reason with its evidence, its fixes, and its commands.
  private func reasonLines(_ item: Item, mostCommands: Int = .max) -> [Line] {
    let colon = language(": ", "：")
    var lines = [Line(.reason, evidenceLine(item, isShort: isInHeadline(item)))]
    if !item.waysOut.isEmpty {
      let ways = item.waysOut.map { $0.text(in: language) }
      let list = ways.joined(separator: language(", or ", "，或"))
      lines.append(Line(.waysOut, language("Fix", "解决办法") + colon + list, ways: ways))
    }
    return lines + item.commands.prefix(mostCommands).map { Line(.command, $0) }
  }

  /// Returns the reason in one line; without its evidence if the headline contains that already.
  private func evidenceLine(_ item: Item, isShort: Bool = false) -> String {
    let (evidence, mark) = (item.evidence.text(in: language), mark(item.state))
    if isShort { return mark + label(item.check) }
    if !hasLabels { return mark + item.check.rawValue + language(": ", "：") + evidence }
    return mark + evidence
  }

  /// Whether the headline contains the evidence for a reason.
  private func isInHeadline(_ item: Item) -> Bool {
    item == likeliest && item.cause == nil && (item.state == .found || item.state == .partial)
  }

  private func mark(_ state: State) -> String {
    switch state {
    case .found: hasLabels ? language("Found: ", "找到：") : language("FOUND ", "找到 ")
    case .partial: hasLabels ? language("In parts: ", "部分：") : language("IN PARTS ", "部分 ")
    case .possible: hasLabels ? language("Possible: ", "可能：") : language("POSSIBLE ", "可能 ")
    case .open, .clear: ""
    }
  }

  private func label(_ check: TouchCheck) -> String {
    hasLabels ? check.label(in: language) : check.rawValue
  }
}

extension TouchCheck {
  /// The effect of a reason on the view, as the verb of a sentence.
  fileprivate var effect: Phrase {
    switch self {
    case .controlDisabled: Phrase("ignores touches", "不响应触摸")
    case .gesturePrevented, .exclusiveTouch, .delayed, .noActionForEvent, .firstResponder,
      .nextOverridden, .incompleteText:
      Phrase("does not react", "没有反应")
    case .hidden, .zeroSize, .outsideBounds, .behindKeyboard, .interactionDisabled, .notHittable,
      .covered, .windowInFront, .animating, .hitTestOverridden, .ignoringInteraction:
      Phrase("gets no touches", "收不到触摸")
    }
  }
}
