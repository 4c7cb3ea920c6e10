import TouchTrace
import Foundation
import Inspector
import SandboxScenes

extension AnswerDocument.Answer {
  /// Creates the explanation of a touch, for other programs.
  @MainActor
  init(
    _ explanation: Explanation,
    _ point: CGPoint,
    _ text: String,
    rules: [Phrase],
    openQuestions: [String],
    _ inquiry: SceneInquiry,
    _ language: Language
  ) {
    self.init(
      point: [point.x, point.y].map { Double($0) },
      receiver: explanation.receiver.map { inquiry.names[$0] },
      codes: explanation.fate?.codes ?? [],
      views: explanation.entries.map { entry in
        AnswerDocument.Verdict(
          number: entry.index,
          name: inquiry.names[entry.view.node],
          isAsked: entry.verdict.isAsked,
          isReceiver: entry.verdict.isReceiver,
          isUnderPoint: entry.isUnderPoint,
          code: entry.verdict.code,
          text: explanation.row(for: entry.index, inquiry.names, in: language),
          address: inquiry.origins[entry.view.node]?.address
        )
      },
      text: text,
      rules: rules.map { $0.text(in: language) },
      openQuestions: openQuestions
    )
  }
}

extension AnswerDocument.Finding {
  /// Creates a mistake, for other programs.
  @MainActor
  init(_ finding: LintFinding, _ inquiry: SceneInquiry, _ language: Language) {
    let views = inquiry.tree.views
    self.init(
      rule: finding.rule.rawValue,
      number: finding.index,
      name: inquiry.names[views[finding.index].node],
      other: finding.other.map { inquiry.names[views[$0].node] },
      text: finding.text(inquiry.names, of: inquiry.tree, in: language),
      address: inquiry.origins[views[finding.index].node]?.address
    )
  }
}
