import DispatchTracing

extension TouchDiagnosis {
  /// The answer for people: the likeliest reason, all others with their evidence, and what to check
  /// in the app.
  public func text(in language: Language = .english) -> String {
    let names = ViewNames(tree)
    var lines = [headline(names, language)]
    lines += items.filter { $0.state != .open && $0.state != .clear }.flatMap { $0.lines(language) }
    lines += section(.clear, language("Ruled out:", "已排除："), language)
    lines += section(.open, language("Check in your app:", "请在你的应用中检查："), language)
    return lines.joined(separator: "\n")
  }

  private func headline(_ names: ViewNames, _ language: Language) -> String {
    let (name, place) = (names.path(of: subject), Measure.point(point))
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
        "\(name) at \(place): nothing here keeps it from reacting for certain; likeliest \(code).",
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
    return found.isEmpty ? [] : [title] + found.flatMap { $0.lines(language) }
  }
}

extension TouchDiagnosis.Item {
  /// The reason with its evidence, its ways out, and its commands.
  fileprivate func lines(_ language: Language) -> [String] {
    let colon = language(": ", "：")
    var lines = ["  \(mark(language))\(check.rawValue)\(colon)\(evidence.text(in: language))"]
    if !waysOut.isEmpty {
      let list = waysOut.map { $0.text(in: language) }.joined(separator: language(", or ", "，或"))
      lines.append("    \(language("Ways out", "解决办法"))\(colon)\(list)")
    }
    return lines + commands.map { "    \($0)" }
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
