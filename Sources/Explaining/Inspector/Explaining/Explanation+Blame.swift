import TouchTrace
import Foundation

extension Explanation {
  /// Returns one line about the receiver of the touch and what kept the touch from the view at a position.
  ///
  /// It is nil if the view received the touch and did not lose it.
  public func blame(for index: Int, in language: Language = .english) -> String? {
    guard let wanted = entry(at: index) else { return nil }
    let names = ViewNames(tree)
    if wanted.verdict.isReceiver { return loss(names, language) }
    let place = Measure.point(point)
    let receiver = receiver.map { names[$0] } ?? language("nobody", "无")
    let taken = language("the touch at \(place) went to \(receiver)", "\(place) 处的触摸给了 \(receiver)")
    let reasons = blockers(of: wanted, names, language)
    return ([taken] + reasons).joined(separator: language("; ", "；"))
  }

  /// Returns what kept the touch from the hit-test view.
  private func loss(_ names: ViewNames, _ language: Language) -> String? {
    guard let fate else { return nil }
    let step = fate.steps.first { $0.step.losesTouch } ?? fate.steps.first { $0.step.code != nil }
    return step.map { $0.step.text(names, in: language) }
  }

  /// Returns the views that blocked the touch: the view itself, an ancestor, one in front, or one inside it.
  private func blockers(
    of wanted: Entry,
    _ names: ViewNames,
    _ language: Language
  ) -> [String] {
    let name = names.path(of: wanted.index)
    switch wanted.verdict {
    case .passedOn(let view):
      let inner = names[view]
      return [
        language("\(inner) is inside \(name)", "\(inner) 在 \(name) 里面")
      ]
    case .ancestorRejected(let view, let reason):
      let above = names[view]
      return [
        language(
          "\(name) was not hit-tested, because its ancestor \(above) "
            + "rejected the point (ancestorRejected)",
          "\(name) 没有参与命中测试，因为它的祖先 \(above) 拒绝了该点（ancestorRejected）"
        ),
        "\(above)\(language(": ", "："))" + text(reason, of: view, in: language),
      ]
    default:
      let columns = wanted.verdict.columns(names, touched: point, in: language)
      let code = wanted.verdict.code.map { language(" (\($0))", "（\($0)）") } ?? ""
      guard case .rejected = wanted.verdict else {
        return ["\(name)\(language(": ", "："))\(columns.outcome)\(code)"]
      }
      return ["\(name)\(language(": ", "："))\(columns.outcome)"]
    }
  }

  /// Returns the reason why a view rejected the point, with the values behind it.
  private func text(
    _ reason: RejectionReason,
    of view: NodeSnapshot,
    in language: Language
  ) -> String {
    guard case .rejected(let own, let place) = entry(of: view.id)?.verdict else {
      return reason.code
    }
    return own.text(point, at: place, in: language)
  }
}
