import TouchTrace
import Foundation
import Inspector
import SandboxScenes

extension AnswerDocument {
  /// All reasons for which a view may not react.
  struct Diagnosis {
    /// One of the reasons.
    struct Reason {
      let check: String
      let state: String
      let culprit: String?
      let number: Int?
      let address: String?
      let text: String
      let waysOut: [String]
      let commands: [String]
    }

    let number: Int
    let name: String
    let address: String?
    let point: [Double]
    let verdict: String
    let receiver: String?
    let likeliest: String?
    let nextStep: String
    let fixCommand: String?
    let brief: String
    let reasons: [Reason]
    let text: String

    @MainActor
    init(
      _ diagnosis: TouchDiagnosis,
      _ text: String,
      brief: String,
      fixCommand: String?,
      isUnitWrong: Bool,
      _ inquiry: SceneInquiry,
      _ language: Language
    ) {
      let view = inquiry.tree.views[diagnosis.subject].node
      number = diagnosis.subject
      name = inquiry.names[view]
      address = inquiry.origins[view]?.address
      point = [diagnosis.point.x, diagnosis.point.y].map { Double($0) }
      verdict = (isUnitWrong ? TouchVerdict.wrongUnit : diagnosis.verdict).rawValue
      receiver = diagnosis.isFramesOnly ? nil : diagnosis.receiver.map { inquiry.names[$0] }
      nextStep = diagnosis.nextStep(in: language)
      (self.brief, self.fixCommand) = (brief, fixCommand)
      likeliest = diagnosis.likeliest?.check.rawValue
      reasons = diagnosis.items.map { item in
        Reason(
          check: item.check.rawValue,
          state: item.state.rawValue,
          culprit: item.culprit.map { inquiry.names[$0] },
          number: item.culprit.flatMap { inquiry.tree.index(of: $0.id) },
          address: item.culprit.flatMap { inquiry.origins[$0]?.address },
          text: item.evidence.text(in: language),
          waysOut: item.waysOut.map { $0.text(in: language) },
          commands: item.commands
        )
      }
      self.text = text
    }
  }
}
