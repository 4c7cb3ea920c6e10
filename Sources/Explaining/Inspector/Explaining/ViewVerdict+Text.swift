import TouchTrace
import Foundation

extension ViewVerdict {
  /// Returns the verdict on a view in two columns: whether it was asked, and the result.
  ///
  /// `point` is the location of the touch in the window.
  func columns(
    _ names: ViewNames,
    touched point: CGPoint,
    in language: Language
  ) -> (asked: String, outcome: String) {
    let asked = language("asked", "已询问")
    let unasked = language("not asked", "未询问")
    return switch self {
    case .received: (asked, language("RECEIVED", "接收"))
    case .named(let view):
      (
        unasked,
        language(
          "RECEIVED: \(names[view])'s own hitTest returned it",
          "接收：\(names[view]) 自己的 hitTest 返回了它"
        )
      )
    case .passedOn: (asked, language("inside", "在内部"))
    case .overruled(let view):
      (
        asked,
        language(
          "inside, but OVERRULED \(code ?? ""): "
            + "\(names[view])'s own hitTest returned a different result",
          "在内部，但被推翻 \(code ?? "")：\(names[view]) 自己的 hitTest 返回了别的结果"
        )
      )
    case .rejected(let reason, let place):
      (asked, language("REJECTED ", "拒绝 ") + reason.text(point, at: place, in: language))
    default: (unasked + language(": ", "："), unaskedText(names, in: language))
    }
  }

  /// Returns why a view was not hit-tested; empty for a view that was.
  func unaskedText(_ names: ViewNames, in language: Language) -> String {
    switch self {
    case .ancestorRejected(let view, _):
      language(
        "its ancestor \(names[view]) rejected the point",
        "它的祖先 \(names[view]) 拒绝了该点"
      )
    case .covered(let view):
      language("\(names[view]) in front of it accepted the point", "前面的 \(names[view]) 接受了该点")
    case .skipped(let view):
      language(
        "\(names[view])'s own hitTest skipped it",
        "\(names[view]) 自己的 hitTest 跳过了它"
      )
    case .windowInFront(let window, let isHigher):
      isHigher
        ? language(
          "the window \(names[window]), with a higher windowLevel, accepted the point",
          "windowLevel 更高的窗口 \(names[window]) 接受了该点"
        )
        : language(
          "the window \(names[window]) in front accepted the point",
          "前面的窗口 \(names[window]) 接受了该点"
        )
    case .windowHidden(let window):
      language("its window \(names[window]) is hidden", "它的窗口 \(names[window]) 是隐藏的")
    case .notInWindow: language("it is not in a window", "它不在任何窗口中")
    default: ""
    }
  }
}

extension RejectionReason {
  /// Returns the code and its values: the location of the touch in the window and in the view.
  func text(_ touched: CGPoint, at point: CGPoint, in language: Language) -> String {
    guard let detail = detail(touched, at: point, in: language) else { return code }
    return code + language(": ", "：") + detail
  }

  private func detail(
    _ touched: CGPoint,
    at point: CGPoint,
    in language: Language
  ) -> String? {
    switch self {
    case .hidden, .zeroSize: return nil
    case .alpha(let alpha):
      return language(
        "its alpha is \(Measure.fine(alpha)), not above \(UsualLimits.minimumAlpha)",
        "它的 alpha 是 \(Measure.fine(alpha))，没有超过 \(UsualLimits.minimumAlpha)"
      )
    case .interactionDisabled: return "isUserInteractionEnabled = false"
    case .outsideBounds(let bounds): return outside(bounds, touched, point, language)
    case .nonInvertibleTransform:
      return language("its transform is not invertible", "它的 transform 不可逆")
    case .animating:
      return language(
        "an animation without .allowUserInteraction is running",
        "正在播放没有 .allowUserInteraction 的动画"
      )
    case .pointInsideOverridden:
      return language(
        "its own point(inside:with:) returned false at \(Measure.point(point))",
        "它自己的 point(inside:with:) 对 \(Measure.point(point)) 返回了 false"
      )
    case .hitTestOverridden:
      return language(
        "its own hitTest(_:with:) returned nil",
        "它自己的 hitTest(_:with:) 返回了 nil"
      )
    }
  }

  private func outside(
    _ bounds: CGRect,
    _ touched: CGPoint,
    _ point: CGPoint,
    _ language: Language
  ) -> String {
    let origin = Measure.point(touched)
    let place = Measure.point(point)
    let rect = Measure.rect(bounds)
    let side = BoundsSides(of: point, outside: bounds).text(in: language)
    return language(
      "\(origin) is \(place) in its coordinates, \(side) its bounds \(rect)",
      "\(origin) 在它的坐标系中是 \(place)，在其 bounds \(rect) 的\(side)"
    )
  }
}
