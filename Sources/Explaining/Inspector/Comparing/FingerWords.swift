import Foundation

/// A change for fingers in words.
struct FingerWords {
  let name: String
  let before: TouchedArea
  let after: TouchedArea?
  let takers: [FingerDifference.Taker]
  /// The rectangle of the view on the screen now.
  let box: CGRect?
  let cause: String?
  let isGone: Bool

  func title(_ kind: FingerDifference.Change.Kind) -> Phrase {
    switch kind {
    case .dead:
      isGone
        ? Phrase("\(name) is gone.", "\(name) 没有了。")
        : Phrase("\(name) gets no touches any more.", "\(name) 再也收不到触摸。")
    case .disabled: Phrase("\(name) is disabled.", "\(name) 被禁用了。")
    case .covered:
      Phrase(
        "\(name) lost \(share) of its area to \(taker.english).",
        "\(name) 有 \(share.filter { $0 != " " }) 的可点区域被 \(taker.chinese) 占去。"
      )
    case .small: Phrase("\(name) is now \(size(after)) points.", "\(name) 现在是 \(size(after)) pt。")
    case .moved:
      isResized
        ? Phrase("\(name) is now \(size(after)) points.", "\(name) 现在是 \(size(after)) pt。")
        : Phrase("\(name) moved.", "\(name) 移动了。")
    case .new: Phrase(name, name)
    }
  }

  func detail(_ kind: FingerDifference.Change.Kind) -> Phrase {
    switch kind {
    case .dead:
      isGone ? Phrase("It had \(size(before)) points.", "之前是 \(size(before)) pt。") : reason
    case .disabled:
      Phrase("It takes touches and sends no actions.", "它仍然收到触摸，但不再发送 action。")
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
    case .moved:
      isResized
        ? Phrase("It was \(size(before)).", "之前是 \(size(before))。")
        : Phrase(
          "It gets touches in \(rect(after)); before in \(rect(before)).",
          "现在的可点区域是 \(rect(after))，之前是 \(rect(before))。"
        )
    case .new: Phrase("", "")
    }
  }

  /// The reason why it gets no touches.
  private var reason: Phrase {
    if let cause { return Phrase("\(cause) now.", "现在 \(cause)。") }
    guard takers.first?.view != nil else {
      return Phrase("No view gets touches there now.", "那里现在没有视图收到触摸。")
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

  private var share: String {
    let lost = Double(before.count - (after?.count ?? 0)) / Double(max(1, before.count))
    return Measure.percent(lost)
  }

  private var isResized: Bool {
    before.box?.size != after?.box?.size
  }

  /// The part of the view that it lost.
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
