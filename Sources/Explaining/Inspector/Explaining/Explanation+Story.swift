import TouchTrace
import Foundation
import Geometry

/// The result of a hit-test, as a few sentences for a learner.
public struct ExplanationStory: Hashable, Sendable {
  /// The title, a question such as `Why yellow?`.
  public var title: String
  /// The deciding reason.
  public var main: String
  /// The other views that were or were not hit-tested; empty if there is nothing to add.
  public var rest: String
  /// The name of the receiver, with which the deciding reason ends; nil for no view.
  public var receiver: String?
}

extension Explanation {
  /// Returns why the receiver gets the touch, in two or three sentences.
  public func story(in language: Language) -> ExplanationStory {
    let names = ViewNames(tree)
    let place = Measure.point(CGPoint(x: point.x.rounded(), y: point.y.rounded()))
    guard let receiver else {
      return ExplanationStory(
        title: language("Why no view?", "为什么没有视图？"),
        main: language(
          "No window's hitTest returned a view at \(place).",
          "没有任何窗口的 hitTest 在 \(place) 处返回视图。"
        ),
        rest: ""
      )
    }
    let name = names[receiver]
    return ExplanationStory(
      title: language("Why \(name)?", "为什么是 \(name)？"),
      main: main(name, place, receiver, names, language),
      rest: rest(receiver, names, language).joined(separator: language(" ", "")),
      receiver: name
    )
  }

  private func main(
    _ name: String,
    _ place: String,
    _ receiver: NodeSnapshot,
    _ names: ViewNames,
    _ language: Language
  ) -> String {
    if case .named(let view)? = entry(of: receiver.id)?.verdict {
      let other = names[view]
      return language(
        "\(other) overrides hitTest, and returned \(name).",
        "\(other) 重写了 hitTest，返回了 \(name)。"
      )
    }
    let isDisabled = entry(of: receiver.id)?.view.control?.isEnabled == false
    return language(
      "The hit test went from the window down and took the deepest view that contains \(place): "
        + "\(name)." + (isDisabled ? " It ignores the touch, because it is disabled." : ""),
      "命中测试从窗口向下，找到包含 \(place) 的最深的视图：\(name)。"
        + (isDisabled ? "它已被禁用，所以不响应触摸。" : "")
    )
  }

  /// Returns which views were hit-tested before, and which lie behind; at most two sentences.
  private func rest(
    _ receiver: NodeSnapshot,
    _ names: ViewNames,
    _ language: Language
  ) -> [String] {
    guard let index = tree.index(of: receiver.id) else { return [] }
    let path = Set(tree.path(to: index))
    var sentences: [String] = []
    let siblings = entries.filter { entry in
      guard let parent = entry.view.parent else { return false }
      return path.contains(parent) && !path.contains(entry.index)
    }
    if let asked = siblings.first(where: { $0.verdict.isAsked && $0.isNearby }) {
      sentences.append(sentence(onAsked: asked, path, names, language))
    } else if let inside = entries.first(where: { $0.view.parent == index }) {
      sentences.append(sentence(onInside: inside, names, language))
    }
    if let covered = siblings.first(where: {
      if case .covered = $0.verdict { true } else { false }
    }), case .covered(let front) = covered.verdict {
      let (name, other) = (names[covered.view.node], names[front])
      sentences.append(
        covered.isUnderPoint
          ? language(
            "\(name) was not tested: \(other) is in front of it.",
            "\(name) 没有参与命中测试，因为 \(other) 在它前面。"
          )
          : language(
            "\(name) was not tested: \(other) had accepted the point.",
            "\(name) 没有参与命中测试，因为 \(other) 已经接受了该点。"
          )
      )
    }
    return sentences
  }

  private func sentence(
    onAsked entry: Entry,
    _ path: Set<Int>,
    _ names: ViewNames,
    _ language: Language
  ) -> String {
    let name = names[entry.view.node]
    let why = reason(of: entry, language)
    let later = entries.first { other in
      path.contains(other.index) && other.view.parent == entry.view.parent
    }
    guard let later else {
      return language(
        "\(name) was tested too, but \(why).",
        "\(name) 也参与了命中测试，但\(why)。"
      )
    }
    let other = names[later.view.node]
    return language(
      "\(name), in front of \(other), was tested first, but \(why).",
      "先测试了 \(name)，因为它在 \(other) 前面，但\(why)。"
    )
  }

  private func sentence(
    onInside entry: Entry,
    _ names: ViewNames,
    _ language: Language
  ) -> String {
    let name = names[entry.view.node]
    let why = reason(of: entry, language)
    return language(
      "Its subview \(name) was tested, but \(why).",
      "它的子视图 \(name) 参与了命中测试，但\(why)。"
    )
  }

  /// Returns why a view rejected the touch, as the end of a sentence.
  func reason(of entry: Entry, _ language: Language) -> String {
    guard case .rejected(let reason, let place) = entry.verdict else {
      return language(
        "another view's own hitTest returned a different result",
        "另一个视图自己的 hitTest 返回了别的结果"
      )
    }
    switch reason {
    case .outsideBounds(let bounds): return distance(place, bounds, language)
    case .hidden: return language("it is hidden", "它是隐藏的")
    case .alpha(let alpha):
      return language("its alpha is \(Measure.fine(alpha))", "它的 alpha 是 \(Measure.fine(alpha))")
    case .interactionDisabled:
      return language(
        "its isUserInteractionEnabled is false",
        "它的 isUserInteractionEnabled 是 false"
      )
    case .zeroSize: return language("it has no size", "它没有大小")
    case .nonInvertibleTransform:
      return language("its transform is not invertible", "它的 transform 不可逆")
    case .animating: return language("it is being animated", "它正在播放动画")
    case .pointInsideOverridden:
      return language(
        "its own point(inside:with:) returned false",
        "它自己的 point(inside:with:) 返回了 false"
      )
    case .hitTestOverridden:
      return language(
        "its own hitTest(_:with:) returned nil",
        "它自己的 hitTest(_:with:) 返回了 nil"
      )
    }
  }

  private func distance(_ point: CGPoint, _ bounds: CGRect, _ language: Language) -> String {
    let sides: [(CGFloat, String, String)] = [
      (bounds.minX - point.x, "left of", "左边"), (point.x - bounds.maxX, "right of", "右边"),
      (bounds.minY - point.y, "above", "上边"), (point.y - bounds.maxY, "below", "下边"),
    ]
    guard let far = sides.max(by: { $0.0 < $1.0 }) else { return "" }
    let length = Measure.number(Double(max(0, far.0)).rounded())
    return language("the point is \(length) pt \(far.1) it", "触摸点在它\(far.2) \(length) 点")
  }

  /// Returns why the view at a position did not receive the touch, in sentences; the fixes are separate.
  public func storyWhyNot(_ index: Int, in language: Language) -> ExplanationStory {
    let names = ViewNames(tree)
    guard let entry = entry(at: index) else {
      return ExplanationStory(title: "", main: "", rest: "")
    }
    let name = names[entry.view.node]
    if entry.verdict.isReceiver { return story(in: language) }
    let to =
      receiver.map { language("The touch went to \(names[$0]).", "触摸给了 \(names[$0])。") }
      ?? language("No view received the touch.", "没有视图收到触摸。")
    return ExplanationStory(
      title: language("Why not \(name)?", "为什么不是 \(name)？"),
      main: whyNot(entry, names, language),
      rest: to
    )
  }

  private func whyNot(_ entry: Entry, _ names: ViewNames, _ language: Language) -> String {
    switch entry.verdict {
    case .received, .named: return ""
    case .passedOn(let view):
      return language(
        "It contains the point, but so does \(names[view]) inside it. "
          + "The deepest view receives the touch.",
        "它包含该点，但其中的 \(names[view]) 也包含该点。触摸由最深的视图接收。"
      )
    case .rejected:
      return language(
        "It rejected the point, because \(reason(of: entry, language)).",
        "它拒绝了该点，因为\(reason(of: entry, language))。"
      )
    case .overruled(let view):
      return language(
        "It accepted the point, but \(names[view])'s own hitTest returned a different result.",
        "它接受了该点，但 \(names[view]) 自己的 hitTest 返回了别的结果。"
      )
    case .ancestorRejected(let view, _):
      let above = self.entry(of: view.id).map { reason(of: $0, language) } ?? ""
      return language(
        "It was not hit-tested. Its ancestor \(names[view]) rejected the point, because \(above).",
        "它没有参与命中测试：它的祖先 \(names[view]) 拒绝了该点，因为\(above)。"
      )
    case .covered(let view):
      return entry.isUnderPoint
        ? language(
          "It was not hit-tested, because \(names[view]) in front of it accepted the point.",
          "它没有参与命中测试，因为前面的 \(names[view]) 接受了该点。"
        )
        : language(
          "It does not contain the point, and \(names[view]) had already accepted it.",
          "它不包含该点，而且 \(names[view]) 已经接受了该点。"
        )
    case .skipped(let view):
      return language(
        "It was not hit-tested, because \(names[view])'s own hitTest skipped it.",
        "它没有参与命中测试，因为 \(names[view]) 自己的 hitTest 跳过了它。"
      )
    case .windowInFront(let window, _):
      return language(
        "It was not hit-tested, because the window \(names[window]) in front accepted the point.",
        "它没有参与命中测试，因为前面的窗口 \(names[window]) 接受了该点。"
      )
    case .windowHidden(let window):
      return language("Its window \(names[window]) is hidden.", "它的窗口 \(names[window]) 是隐藏的。")
    case .notInWindow: return language("It is not in a window.", "它不在任何窗口中。")
    }
  }
}

extension Explanation.Entry {
  /// Whether it contains the point, or rejected the touch only because it does not.
  fileprivate var isNearby: Bool {
    if case .rejected(.outsideBounds, _) = verdict { return true }
    return isUnderPoint
  }
}
