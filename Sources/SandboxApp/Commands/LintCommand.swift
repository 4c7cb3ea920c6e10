import ArgumentParser
import DispatchTracing
import Foundation
import Inspector
import SandboxHost
import SandboxScenes
import SourceText

/// Looks for mistakes in a scene.
struct LintCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Look for mistakes in a scene without touching it.",
    discussion: """
      Rules: \(LintRule.allCases.map(\.rawValue).joined(separator: ", ")).

      Where touches go is asked at every point, in a copy of the scene, so that classes that \
      decide themselves count too.

      The exit code is 0 when nothing is found, and 1 otherwise.

      Examples:
        touch-sandbox lint nested-colours
        touch-sandbox lint target-action --json
      """
  )

  @OptionGroup var question: SceneQuestion

  @MainActor func work() throws {
    let count = try lint()
    if count > 0 { throw ExitCode(ExitStatus.failed.rawValue) }
  }

  /// Writes what is found and answers how much.
  @MainActor private func lint() throws -> Int {
    let inquiry = try question.inquiry()
    let findings = TreeLint(inquiry.tree, inquiry.hitMap(), facts: inquiry.facts).findings
    guard question.json else {
      let lines = findings.map {
        $0.line(inquiry.names, of: inquiry.tree, in: question.language)
      }
      try StandardOutput.write((lines + [summary(findings.count)]).joined(separator: "\n"))
      return findings.count
    }
    let entries = findings.map { finding in
      AnswerDocument.Finding(
        rule: finding.rule.rawValue,
        number: finding.index,
        name: inquiry.names[inquiry.tree.views[finding.index].node],
        other: finding.other.map { inquiry.names[inquiry.tree.views[$0].node] },
        text: finding.text(inquiry.names, of: inquiry.tree, in: question.language),
        address: inquiry.origins[inquiry.tree.views[finding.index].node]?.address
      )
    }
    try StandardOutput.write(Reports.lint.json(entries).pretty)
    return findings.count
  }

  private func summary(_ count: Int) -> String {
    switch count {
    case 0: question.language("Nothing found.", "没有发现问题。")
    case 1: question.language("1 finding.", "发现 1 个问题。")
    default: question.language("\(count) findings.", "发现 \(count) 个问题。")
    }
  }
}
