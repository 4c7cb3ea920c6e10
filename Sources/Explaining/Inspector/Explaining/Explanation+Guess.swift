public import TouchTrace
import Foundation
import Geometry

/// The text that a learner reads after a guess: the receiver, then why the guess was right or wrong.
extension Explanation {
  /// The view that receives the touch, as a short sentence.
  public var outcome: Phrase {
    guard let receiver else { return Phrase("no view gets it.", "没有视图收到触摸。") }
    let name = ViewNames(tree)[receiver]
    return Phrase("\(name) gets it.", "收到触摸的是 \(name)。")
  }

  /// Returns why the guessed view does not receive the touch.
  ///
  /// If the guess is right or missing, it returns why the receiver does.
  public func reason(forGuess guess: NodeID?) -> Phrase {
    func text(in language: Language) -> String {
      let names = ViewNames(tree)
      if let guess, guess != receiver?.id, let entry = entry(of: guess) {
        return reasonAgainst(entry, names, language)
      }
      return reasonForReceiver(names, language)
    }
    return Phrase(text(in: .english), text(in: .chinese))
  }

  private var place: String {
    Measure.point(CGPoint(x: point.x.rounded(), y: point.y.rounded()))
  }

  private func reasonForReceiver(_ names: ViewNames, _ language: Language) -> String {
    guard let receiver else { return story(in: language).main }
    if case .named? = entry(of: receiver.id)?.verdict { return story(in: language).main }
    let inFront = entries.prefix { !$0.verdict.isReceiver }
    if let passedOver = inFront.first(where: { $0.isUnderPoint && $0.isPassedOver }) {
      return reasonAgainst(passedOver, names, language)
    }
    let name = names[receiver]
    return language(
      "No view in front of \(name) contains \(place).",
      "\(name) 前面没有视图包含 \(place)。"
    )
  }

  private func reasonAgainst(
    _ entry: Entry,
    _ names: ViewNames,
    _ language: Language
  ) -> String {
    let name = names[entry.view.node]
    switch entry.verdict {
    case .received, .named: return ""
    case .passedOn(let view):
      return language(
        "\(name) contains \(place), but so does \(names[view]) inside it, which is deeper.",
        "\(name) 包含 \(place)；但其中更深的 \(names[view]) 也包含该点。"
      )
    case .rejected(.outsideBounds, _): return outside(entry.view.node, name, language)
    case .rejected:
      let reason = reason(of: entry, language)
      return language(
        "\(name) gets no touches, because \(reason).",
        "\(name) 收不到触摸，因为\(reason)。"
      )
    case .overruled(let view):
      return language(
        "\(name) contains \(place), but \(names[view])'s own hitTest returns a different result.",
        "\(name) 包含 \(place)，但 \(names[view]) 自己的 hitTest 返回了别的结果。"
      )
    case .ancestorRejected(let view, _):
      let above = self.entry(of: view.id).map { reasonAgainst($0, names, language) } ?? ""
      return language(
        "\(name) is inside \(names[view]), which rejects the point. ",
        "\(name) 在 \(names[view]) 中，而 \(names[view]) 拒绝了该点。"
      ) + above
    case .covered where !entry.isUnderPoint: return outside(entry.view.node, name, language)
    case .covered(let view):
      return language(
        "\(names[view]) is in front of \(name), and receives the touch first.",
        "\(names[view]) 在 \(name) 前面，先接收了触摸。"
      )
    case .skipped(let view):
      return language(
        "\(names[view])'s own hitTest skips \(name).",
        "\(names[view]) 自己的 hitTest 跳过了 \(name)。"
      )
    case .windowInFront(let window, _):
      return language(
        "The window \(names[window]) is in front of \(name), and receives the touch.",
        "窗口 \(names[window]) 在 \(name) 前面，接收了触摸。"
      )
    case .windowHidden(let window):
      return language(
        "\(name)'s window \(names[window]) is hidden.",
        "\(name) 的窗口 \(names[window]) 是隐藏的。"
      )
    case .notInWindow: return language("\(name) is not in a window.", "\(name) 不在任何窗口中。")
    }
  }

  /// Returns the side of a view on which the point is, as seen on the screen.
  private func outside(_ view: NodeSnapshot, _ name: String, _ language: Language) -> String {
    var side = ""
    if let quad = view.quad, quad.isUpright {
      side = BoundsSides(of: point, outside: quad.boundingBox).text(in: language)
    }
    // A rotated view has no left side that a reader would recognize.
    if side.isEmpty {
      return language(
        "\(place) is outside \(name)'s bounds.",
        "\(place) 在 \(name) 的 bounds 之外。"
      )
    }
    return language(
      "\(place) is \(side) \(name)'s bounds.",
      "\(place) 在 \(name) 的 bounds \(side)。"
    )
  }
}

extension Explanation.Entry {
  /// Whether the hit-test skipped it although it may contain the point.
  fileprivate var isPassedOver: Bool {
    switch verdict {
    case .rejected, .ancestorRejected: true
    default: false
    }
  }
}

extension Quad {
  /// Whether its sides are those of its bounding box.
  fileprivate var isUpright: Bool {
    let box = boundingBox
    return corners.allSatisfy { corner in
      (abs(corner.x - box.minX) < 0.01 || abs(corner.x - box.maxX) < 0.01)
        && (abs(corner.y - box.minY) < 0.01 || abs(corner.y - box.maxY) < 0.01)
    }
  }
}
