import Foundation

/// The text of a touch change.
struct FingerWords {
  let name: String
  let before: TouchedArea
  let after: TouchedArea?
  let takers: [FingerDifference.Taker]
  /// The rectangle of the view on the second screen.
  let box: CGRect?
  let cause: String?
  let isGone: Bool
  /// Whether it reacts to touches on the second screen.
  let isTarget: Bool
  /// The rectangle of the second screen.
  let screen: CGRect

  func title(_ kind: FingerDifference.Change.Kind) -> Phrase {
    switch kind {
    case .dead:
      isGone
        ? Phrase("\(name) is gone.", "\(name) 已移除。")
        : Phrase("\(name) no longer receives touches.", "\(name) 不再收到触摸。")
    case .disabled:
      isTarget
        ? Phrase("\(name) is disabled.", "\(name) 被禁用了。")
        : Phrase("\(name) no longer reacts to touches.", "\(name) 不再响应触摸。")
    case .covered: coveredTitle
    case .small: Phrase("\(name) is now \(size(after)) points.", "\(name) 现在是 \(size(after)) pt。")
    case .moved where before.count == 0:
      Phrase("\(name) now receives touches.", "\(name) 现在会收到触摸。")
    case .moved:
      isResized
        ? Phrase("\(name) is now \(size(after)) points.", "\(name) 现在是 \(size(after)) pt。")
        : Phrase("\(name) moved.", "\(name) 移动了。")
    case .new: Phrase("\(name) is enabled now.", "\(name) 现在可用了。")
    }
  }

  /// The views that receive a part of its touches, with the fraction of each.
  private var coveredTitle: Phrase {
    guard takers.first?.view != nil else {
      return Phrase(
        "\(name) lost \(share(0)) of its area.",
        "\(name) 有 \(Self.close(share(0))) 的可点区域不再响应触摸。"
      )
    }
    let others = takers.indices.dropFirst().prefix(2).filter { takers[$0].view != nil }
    let english = others.map { ", and \(share($0)) to \(takers[$0].view ?? "")" }.joined()
    let chinese = others.map { "，\(Self.close(share($0))) 被 \(takers[$0].view ?? "") 占去" }
    return Phrase(
      "\(name) lost \(share(0)) of its area to \(taker.english)\(english).",
      "\(name) 有 \(Self.close(share(0))) 的可点区域被 \(taker.chinese) 占去\(chinese.joined())。"
    )
  }

  private static func close(_ share: String) -> String { share.filter { $0 != " " } }

  func detail(_ kind: FingerDifference.Change.Kind) -> Phrase {
    switch kind {
    case .dead:
      isGone ? Phrase("Its size was \(size(before)) points.", "之前是 \(size(before)) pt。") : reason
    case .disabled:
      isTarget
        ? Phrase("It receives touches but sends no actions.", "它仍然收到触摸，但不再发送 action。")
        : Phrase(
          "It is not a control, and no longer has an enabled recognizer.",
          "它不是控件，也没有启用的手势识别器了。"
        )
    case .covered:
      Phrase(
        "Touches on \(part.english) now go to \(taker.english).",
        "点在\(part.chinese)，现在由 \(taker.chinese) 接收。"
      )
    case .small:
      Phrase(
        "It was \(size(before)). Apple recommends at least 44 × 44.",
        "之前是 \(size(before))。Apple 建议不小于 44 × 44。"
      )
    case .moved where before.count == 0:
      Phrase(
        "It receives touches in \(rect(after)), previously nowhere.",
        "现在的可点区域是 \(rect(after))，之前没有。"
      )
    case .moved:
      isResized
        ? Phrase("It was \(size(before)).", "之前是 \(size(before))。")
        : Phrase(
          "It receives touches in \(rect(after)), previously in \(rect(before)).",
          "现在的可点区域是 \(rect(after))，之前是 \(rect(before))。"
        )
    case .new: Phrase("It sends actions again.", "它会再次发送 action。")
    }
  }

  /// The reason why it receives no touches.
  private var reason: Phrase {
    if let cause { return Phrase("\(cause) now.", "现在 \(cause)。") }
    if let box, !box.intersects(screen) {
      return Phrase("It is outside the screen now.", "它现在在屏幕外。")
    }
    guard takers.first?.view != nil else {
      return Phrase("No view receives touches there now.", "那里现在没有视图收到触摸。")
    }
    return Phrase(
      "Its touches now go to \(taker.english).",
      "它的触摸现在由 \(taker.chinese) 接收。"
    )
  }

  private var taker: Phrase {
    guard let name = takers.first?.view else { return Phrase("nobody", "无") }
    return Phrase(name, name)
  }

  /// Returns the fraction of its former area that one of the takers receives now.
  private func share(_ taker: Int) -> String {
    let points = takers.indices.contains(taker) ? takers[taker].points : 0
    return Measure.percent(min(1, Double(points) / Double(max(1, before.count))))
  }

  private var isResized: Bool {
    before.box?.size != after?.box?.size
  }

  /// The part of the view that no longer receives touches.
  private var part: Phrase {
    guard let lost = takers.first?.box, let box else { return Phrase("a part of it", "它的一部分") }
    let isWide = lost.width >= box.width.rounded() - 1,
      isHigh = lost.height >= box.height.rounded() - 1
    let (width, height) = (Measure.number(Double(lost.width)), Measure.number(Double(lost.height)))
    if isWide, isHigh { return Phrase("all of it", "它的全部区域") }
    if isWide, abs(lost.maxY - box.maxY) <= 1 {
      return Phrase("its lower \(height) points", "它底部 \(height) pt 内")
    }
    if isWide, abs(lost.minY - box.minY) <= 1 {
      return Phrase("its upper \(height) points", "它顶部 \(height) pt 内")
    }
    if isHigh, abs(lost.minX - box.minX) <= 1 {
      return Phrase("its left \(width) points", "它左侧 \(width) pt 内")
    }
    if isHigh, abs(lost.maxX - box.maxX) <= 1 {
      return Phrase("its right \(width) points", "它右侧 \(width) pt 内")
    }
    return Phrase("\(width) × \(height) points of it", "它的 \(width) × \(height) pt 内")
  }

  private func size(_ area: TouchedArea?) -> String {
    area?.box.map { Measure.size($0.size) } ?? "0 × 0"
  }

  private func rect(_ area: TouchedArea?) -> String { area?.box.map(Measure.rect) ?? "–" }
}
