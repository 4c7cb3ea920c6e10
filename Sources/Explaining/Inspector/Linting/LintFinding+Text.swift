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
        "the part outside its superview \(other) receives no touches; enlarge "
          + "\(other), or override its point(inside:with:)",
        "它超出了父视图 \(other)，超出部分收不到触摸；请扩大 \(other)，或重写其 point(inside:with:)"
      )
    case .deadAncestor:
      return language(
        "its ancestor \(other) lets no touches through; \(deadReason(tree, language))",
        "它的祖先 \(other) 不让触摸通过；\(deadReason(tree, language))"
      )
    case .invisibleButTouchable:
      let shown = Measure.fine(alpha ?? 0)
      return language(
        "it is almost invisible (alpha \(shown)), but receives touches; hide it with isHidden",
        "它几乎不可见（alpha \(shown)），却接收触摸；请用 isHidden 隐藏它"
      )
    case .smallTarget:
      let sides = size.map { "\(Measure.number($0.width)) × \(Measure.number($0.height))" } ?? ""
      return language(
        "\(sides) points are less than the recommended 44 × 44; enlarge it, or override its "
          + "point(inside:with:)",
        "\(sides) 点小于建议的 44 × 44；请扩大它，或重写其 point(inside:with:)"
      )
    case .covered:
      return language(
        "\(other) covers all of it and receives its touches; move it in front, or set "
          + "isUserInteractionEnabled of \(other) to false",
        "\(other) 完全盖住它并接收了它的触摸；请把它移到前面，或把 \(other) 的 isUserInteractionEnabled 设为 false"
      )
    default: return ""
    }
  }

  /// Returns the problem of a view's targets or handlers.
  private func handlerText(_ names: ViewNames, in language: Language) -> String {
    let gesture = recognizer.map { names[$0] } ?? ""
    switch rule {
    case .controlWithoutTarget:
      return language("it has no target or action; add one", "它没有 target 或 action；请添加一个")
    case .recognizerWithoutTarget:
      return language("\(gesture) has no target; add one", "\(gesture) 没有 target；请添加一个")
    case .recognizerOnDisabledView:
      return language(
        "\(gesture) receives no touches: isUserInteractionEnabled of its view is false",
        "\(gesture) 收不到触摸：其视图的 isUserInteractionEnabled 为 false"
      )
    case .cyclicChain:
      return language(
        "the responder chain from here forms a circle; change an override of next",
        "从这里开始的响应者链会回到原处；请修改被重写的 next"
      )
    case .duplicateIdentifier:
      return language(
        "view #\(self.other ?? 0) has the same accessibilityIdentifier",
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
