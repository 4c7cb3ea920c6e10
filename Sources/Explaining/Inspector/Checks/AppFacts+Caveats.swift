public import TouchTrace

extension AppFacts {
  /// Returns the limits of all answers about an imported tree, one sentence each.
  public func caveats(of tree: TreeSnapshot, in language: Language) -> [String] {
    var lines = assumptions.map { $0.text(in: language) }
    if isOrderUnknown(in: tree) {
      lines.append(
        language(
          "this is an accessibility tree: order in it is not depth on the screen, so which element"
            + " is in front is not known; \(DebuggerCommand.tree) prints that",
          "这是无障碍树：其中的顺序不是屏幕上的前后，谁在前面未知；\(DebuggerCommand.tree) 会打印视图树"
        )
      )
    }
    if isImported, pieceCount > 0 {
      lines.append(
        language(
          "the text has \(pieceCount) other \(pieceCount == 1 ? "piece" : "pieces"), whose position"
            + " relative to this one is unknown; ask 'why' about their views",
          "文字中另外 \(pieceCount) 个部分与它的位置关系未知；可以用 why 询问其中的视图"
        )
      )
    }
    return lines
  }

  /// Returns whether the order of views in a tree does not say which of them is in front.
  public func isOrderUnknown(in tree: TreeSnapshot) -> Bool {
    tree.views.indices.contains { tree.views[$0].parent == nil && areFramesOnly([$0], in: tree) }
  }
}

extension Language {
  /// Returns a line about a missing fact that an answer depends on.
  public func unknown(_ line: String) -> String { self("Unknown: \(line).", "未知：\(line)。") }

  /// Returns a line about a framework's rule that an answer follows.
  public func rule(_ rule: Phrase) -> String {
    self("Rule: \(rule.english).", "规则：\(rule.chinese)。")
  }
}
