import TouchTrace

extension TouchDiagnosis {
  /// The answer for people: the likeliest reason, and what to check in the app.
  ///
  /// All evidence of what was ruled out, and every command, only where everything is asked for.
  public func text(in language: Language = .english, everything: Bool = false) -> String {
    var lines = [headline(language)]
    lines += (items(.found) + items(.partial)).flatMap { $0.lines(language) }
    lines += possible(language, everything)
    lines += everything ? allOpen(language) : likelyOpen(language)
    let title = language("Ruled out", "已排除")
    lines +=
      everything ? section(.clear, title, language) : names(of: items(.clear), title, language)
    return lines.joined(separator: "\n")
  }

  /// The possible reasons: the likeliest in full where nothing was found, the rest by name.
  private func possible(_ language: Language, _ everything: Bool) -> [String] {
    let possible = items(.possible)
    let count = everything ? possible.count : likeliest?.state == .found ? 0 : 1
    return possible.prefix(count).flatMap { $0.lines(language) }
      + names(of: Array(possible.dropFirst(count)), language("Also possible", "也有可能"), language)
  }

  /// How many questions are worded where nothing was found, and where something is possible.
  private static let (questions, questionsBesides) = (3, 1)

  private func allOpen(_ language: Language) -> [String] {
    section(.open, language("Check in your app", "请在你的应用中检查"), language)
  }

  /// The first questions; only their names where a reason was found.
  private func likelyOpen(_ language: Language) -> [String] {
    let open = items(.open)
    let isFound = likeliest?.state == .found
    let count = likeliest == nil ? Self.questions : Self.questionsBesides
    let worded = isFound ? [] : Array(open.prefix(count))
    let title = language("Check in your app", "请在你的应用中检查")
    let lines = worded.isEmpty ? [] : [title + language(":", "：")]
    let rest = Array(open.dropFirst(worded.count))
    return lines + worded.flatMap { $0.lines(language, mostCommands: 1) }
      + names(of: rest, language("Not known from here", "此处无法得知"), language)
  }

  private func names(of items: [Item], _ title: String, _ language: Language) -> [String] {
    guard !items.isEmpty else { return [] }
    let list = items.map(\.check.rawValue).joined(separator: language(", ", "、"))
    return ["\(title)\(language(": ", "："))\(list)"]
  }

  private func headline(_ language: Language) -> String {
    let place = Measure.point(point)
    guard let likeliest else {
      return language(
        "\(name) at \(place): nothing here keeps it from reacting.",
        "\(name)，\(place)：这里没有发现妨碍它的原因。"
      )
    }
    let code = likeliest.check.rawValue
    switch likeliest.state {
    case .found:
      return language(
        "\(name) at \(place) does not react: \(code).",
        "\(name)，\(place)：没有反应，原因是 \(code)。"
      )
    case .partial:
      return language(
        "\(name) at \(place) reacts, but not everywhere: \(code).",
        "\(name)，\(place)：有反应，但不是处处都有，原因是 \(code)。"
      )
    default:
      return language(
        "\(name) at \(place): no certain reason found; the likeliest is \(code).",
        "\(name)，\(place)：没有确定的妨碍原因，最可能的是 \(code)。"
      )
    }
  }

  private func section(
    _ state: State,
    _ title: String,
    _ language: Language
  ) -> [String] {
    let found = items(state)
    let lines = found.flatMap { $0.lines(language) }
    return found.isEmpty ? [] : [title + language(":", "：")] + lines
  }
}

extension TouchDiagnosis.Item {
  /// The reason with its evidence, its ways out, and its commands.
  fileprivate func lines(_ language: Language, mostCommands: Int = .max) -> [String] {
    let colon = language(": ", "：")
    var lines = ["  \(mark(language))\(check.rawValue)\(colon)\(evidence.text(in: language))"]
    if !waysOut.isEmpty {
      let list = waysOut.map { $0.text(in: language) }.joined(separator: language(", or ", "，或"))
      lines.append("    \(language("Ways out", "解决办法"))\(colon)\(list)")
    }
    return lines + commands.prefix(mostCommands).map { "    \($0)" }
  }

  private func mark(_ language: Language) -> String {
    switch state {
    case .found: language("FOUND ", "找到 ")
    case .partial: language("IN PARTS ", "部分 ")
    case .possible: language("POSSIBLE ", "可能 ")
    case .open, .clear: ""
    }
  }
}
