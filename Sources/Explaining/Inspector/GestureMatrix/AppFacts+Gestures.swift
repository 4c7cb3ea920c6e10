import TouchTrace

/// The limits of a matrix of an imported tree.
extension AppFacts {
  /// Returns the facts about recognizers that a text leaves out, as sentences that begin with "unless".
  package func gestureCaveats(of matrix: GestureMatrix, in language: Language) -> [String] {
    guard isImported else { return [] }
    guard !matrix.isEmpty else { return untoldRecognizers(on: matrix, in: language) }
    let words = GestureWords(matrix, in: language)
    var lines = [
      language(
        "unless delegates decide otherwise (the text does not contain their return values)",
        "除非代理另有决定（文本中没有它们的返回值）"
      )
    ]
    for (column, title) in zip(matrix.columns, words.titles) {
      guard let recognizer = column.recognizer, !column.isOfScrollView else { continue }
      let name = column.className
      if RecognizerKind(className: recognizer.node.typeName) == .screenEdgePan {
        lines.append(
          language(
            "unless \(title) has other edges than the left one (the text does not contain them)",
            "除非 \(title) 的 edges 不是左边缘（文本中没有它的 edges）"
          )
        )
      }
      if let known = HostRecognizer.of(name) {
        lines.append(Self.caveat(title, known, in: language))
      } else if recognizer.node.typeName == RecognizerKind.other.className {
        let what = Self.isClass(name) ? language("a \(name)", " \(name) ") : language("it", "它")
        lines.append(
          language(
            "unless \(title) recognises (it is not known what \(what) recognises)",
            "除非 \(title) 识别成功（不知道\(what)识别什么）"
          )
        )
      } else if Self.isClass(name), name != recognizer.node.typeName, !name.hasPrefix("UI"),
        !name.hasPrefix("_UI")
      {
        lines.append(
          language(
            "unless \(name) overrides canPrevent, canBePrevented or shouldRequireFailure",
            "除非 \(name) 重写了 canPrevent、canBePrevented 或 shouldRequireFailure"
          )
        )
      }
    }
    return lines + untoldRecognizers(on: matrix, in: language)
  }

  /// Returns the behaviour of a framework's recognizer, with its authors' advice.
  private static func caveat(
    _ title: String,
    _ known: HostRecognizer,
    in language: Language
  ) -> String {
    let way = language("\(title) \(known.sentence.english)", "\(title)\(known.sentence.chinese)")
    guard let cure = known.cure else { return way }
    return way + language("; to change that, \(cure.english)", "；要改变它，\(cure.chinese)")
  }

  /// Whether a name is the name of a class, not one from a scene file.
  private static func isClass(_ name: String) -> Bool {
    name.first.map { $0.isUppercase || $0 == "_" } ?? false
  }

  private func untoldRecognizers(on matrix: GestureMatrix, in language: Language) -> [String] {
    let hit = matrix.hitView.flatMap { matrix.tree.index(of: $0.id) }
    let path = hit.map { matrix.tree.path(to: $0) } ?? []
    let names = ViewNames(matrix.tree)
    return path.compactMap { index in
      let node = matrix.tree.views[index].node
      guard let known = self[node], known.hasMoreRecognizers else { return nil }
      let command = DebuggerCommand.object("gestureRecognizers", of: known.address)
      return language(
        "unless \(names[node]) has other recognizers (the text does not list them; to print them, run: \(command))",
        "除非 \(names[node]) 还有别的手势识别器（文本中没有列出，可用此命令打印：\(command)）"
      )
    }
  }
}
