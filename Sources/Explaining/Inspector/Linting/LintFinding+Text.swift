public import TouchTrace
import Foundation

extension LintFinding {
  /// Returns the mistake in a line: the view, the rule, and the problem.
  public func line(_ names: ViewNames, of tree: TreeSnapshot, in language: Language) -> String {
    let name = names.path(of: index)
    return "\(name): \(rule.rawValue)\(language(": ", "："))\(text(names, of: tree, in: language))"
  }

  /// Returns the problem and the fix.
  public func text(_ names: ViewNames, of tree: TreeSnapshot, in language: Language) -> String {
    switch rule {
    case .childOutsideParent, .deadAncestor, .invisibleButTouchable, .smallTarget, .covered:
      placeText(names, of: tree, in: language)
    case .controlWithoutTarget, .recognizerWithoutTarget, .recognizerOnDisabledView, .cyclicChain,
      .duplicateIdentifier:
      handlerText(names, in: language)
    case .requirementCircle, .tapAboveRows, .panInScrollView, .swipeBesidePan,
      .pressBeforeScrollDelay, .unrelatedTaps:
      gestureText(names, of: tree, in: language)
    }
  }

  /// Returns the problem of a view's position or visibility.
  private func placeText(
    _ names: ViewNames,
    of tree: TreeSnapshot,
    in language: Language
  ) -> String {
    let other = other.map { names[tree.views[$0].node] } ?? ""
    switch rule {
    case .childOutsideParent:
      return language(
        "it reaches out of its superview \(other), and touches there do not find it; enlarge "
          + "\(other), or override its point(inside:with:)",
        "它超出了父视图 \(other)，超出部分收不到触摸；请扩大 \(other)，或重写其 point(inside:with:)"
      )
    case .deadAncestor:
      return language(
        "\(other) above it lets no touch through; \(deadReason(tree, language))",
        "它上方的 \(other) 不让触摸通过；\(deadReason(tree, language))"
      )
    case .invisibleButTouchable:
      let shown = Measure.fine((alpha ?? 0) * 100)
      return language(
        "only \(shown) % of it shows, but it takes touches; hide it with isHidden",
        "它只显示 \(shown) %，却接收触摸；请用 isHidden 隐藏它"
      )
    case .smallTarget:
      let sides = size.map { "\(Measure.number($0.width)) × \(Measure.number($0.height))" } ?? ""
      return language(
        "\(sides) points are less than the 44 × 44 that a finger hits; enlarge it, or its "
          + "point(inside:with:)",
        "\(sides) 点小于手指能可靠点中的 44 × 44；请扩大它，或扩大其 point(inside:with:)"
      )
    case .covered:
      return language(
        "\(other) lies over all of it and takes its touches; move it in front, or switch "
          + "isUserInteractionEnabled of \(other) off",
        "\(other) 完全盖住它并接收了它的触摸；请把它移到前面，或关闭 \(other) 的 isUserInteractionEnabled"
      )
    default: return ""
    }
  }

  /// Returns the problem of a view's targets or handlers.
  private func handlerText(_ names: ViewNames, in language: Language) -> String {
    let gesture = recognizer.map { names[$0] } ?? ""
    switch rule {
    case .controlWithoutTarget:
      return language("it calls nobody; add a target or an action", "它不调用任何对象；请添加 target 或 action")
    case .recognizerWithoutTarget:
      return language("\(gesture) tells nobody; add a target", "\(gesture) 不通知任何对象；请添加 target")
    case .recognizerOnDisabledView:
      return language(
        "\(gesture) sees no touch: isUserInteractionEnabled of its view is false",
        "\(gesture) 收不到触摸：其视图的 isUserInteractionEnabled 为 false"
      )
    case .cyclicChain:
      return language(
        "the responder chain from here comes back to where it was; change an overridden next",
        "从这里开始的响应者链会回到原处；请修改被重写的 next"
      )
    case .duplicateIdentifier:
      return language(
        "its accessibilityIdentifier is that of view #\(self.other ?? 0) too",
        "它的 accessibilityIdentifier 与视图 #\(self.other ?? 0) 相同"
      )
    default: return ""
    }
  }

  /// Returns why the ancestor blocks touches.
  private func deadReason(_ tree: TreeSnapshot, _ language: Language) -> String {
    guard let other, tree.views[other].isUserInteractionEnabled else {
      return language(
        "its isUserInteractionEnabled is false",
        "它的 isUserInteractionEnabled 为 false"
      )
    }
    return language("its bounds have no area", "它的 bounds 没有面积")
  }
}
