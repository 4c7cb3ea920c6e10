import TouchTrace

/// The limits of a matrix of a tree that was imported.
extension AppFacts {
  /// The facts about recognizers that a text does not contain, as sentences that begin with "unless".
  package func gestureCaveats(of matrix: GestureMatrix, in language: Language) -> [String] {
    guard isImported, !matrix.isEmpty else { return [] }
    let words = GestureWords(matrix, in: language)
    var lines = [
      language(
        "unless delegates decide otherwise: a text does not tell their answers",
        "除非代理另有决定：文本没有它们的回答"
      )
    ]
    for (column, title) in zip(matrix.columns, words.titles) {
      guard let recognizer = column.recognizer, !column.isOfScrollView else { continue }
      let name = Self.className(of: recognizer.node)
      if let known = HostRecognizer.of(name) {
        lines.append(
          language("\(title) \(known.sentence.english)", "\(title)\(known.sentence.chinese)")
        )
      } else if recognizer.node.typeName == RecognizerKind.other.className {
        lines.append(
          language(
            "unless \(title) recognises: what a \(name) recognises is not known",
            "除非 \(title) 识别成功：\(name) 识别什么未知"
          )
        )
      } else if !name.hasPrefix("UI"), !name.hasPrefix("_UI") {
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

  /// The class of a recognizer in the app, which its name begins with.
  private static func className(of node: NodeSnapshot) -> String {
    String(node.name.prefix { $0 != " " && $0 != "(" })
  }

  private func untoldRecognizers(on matrix: GestureMatrix, in language: Language) -> [String] {
    let hit = matrix.hitView.flatMap { matrix.tree.index(of: $0.id) }
    let path = hit.map { matrix.tree.path(to: $0) } ?? []
    let names = ViewNames(matrix.tree)
    return path.filter { self[matrix.tree.views[$0].node]?.hasMoreRecognizers ?? false }.map {
      let name = names[matrix.tree.views[$0].node]
      return language(
        "unless \(name) has other recognizers: the text does not describe those there",
        "除非 \(name) 还有别的手势：文本没有描述那里的手势"
      )
    }
  }
}
