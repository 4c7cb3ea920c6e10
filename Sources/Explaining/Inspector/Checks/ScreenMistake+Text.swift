import Foundation
import Geometry
public import TouchTrace

/// The words of a mistake.
extension ScreenMistake {
  /// Returns the fixes that end the mistake of all its views, in one line; nil for none.
  ///
  /// With `onlyFirst`, it is the fix that the window can try.
  public func fix(_ names: ViewNames, onlyFirst: Bool = false, in language: Language) -> String? {
    let ways = waysOut.prefix(onlyFirst || !alike.isEmpty ? 1 : waysOut.count)
    guard !ways.isEmpty else { return nil }
    let second = secondFix.map { language("; then ", "；然后") + $0.words(names, in: language) }
    return language("Fix: ", "解决办法：")
      + ways.map { $0.words(names, in: language) }.joined(separator: language(", or ", "，或"))
      + (second ?? "")
  }

  /// Returns the mistake in one sentence; `name` returns the names of views.
  public func sentence(
    in tree: TreeSnapshot,
    _ language: Language,
    name: (NodeSnapshot) -> String,
    names: ViewNames
  ) -> String {
    let view = list(parts.map { name(tree.views[$0.index].node) }, language)
    let gets = alike.isEmpty ? "gets" : "get"
    let other = other.map { name(tree.views[$0].node) } ?? ""
    switch kind {
    case .controlDisabled:
      return language("\(view) ignores touches: it is disabled.", "\(view) 不响应触摸：它已被禁用。")
    case .zeroSize:
      return language("\(view) gets no touches: it has no area.", "\(view) 收不到触摸：它没有面积。")
    case .coveredInPart:
      return language(
        "\(view) gets no touches where \(other) covers it.",
        "\(view) 被 \(other) 盖住的部分收不到触摸。"
      )
    case .stillMissed:
      return language(
        "Touches still do not reach \(view): it lies outside of a view that contains it.",
        "\(view) 仍然收不到触摸：它超出了包含它的视图。"
      )
    case .stillCovered:
      return language(
        "Touches on that part of \(view) now go to \(other), which lies in front.",
        "\(view) 的这一部分现在由前面的 \(other) 接收触摸。"
      )
    case .lint(let finding):
      switch finding.rule {
      case .covered:
        let start =
          knowsInteraction
          ? language("\(view) \(gets) no touches", "\(view) 收不到触摸")
          : language("\(view) probably \(gets) no touches", "\(view) 可能收不到触摸")
        return start
          + language(
            ": \(other) covers \(alike.isEmpty ? "it" : "them")",
            "：\(other) 盖住了\(alike.isEmpty ? "它" : "它们")"
          )
          + faintness(in: tree, language) + doubt(about: other, language) + language(".", "。")
      case .deadAncestor:
        return language(
          "\(view) \(gets) no touches: \(other) around \(alike.isEmpty ? "it" : "them") lets none"
            + " through (\(deadProperty(in: tree))).",
          "\(view) 收不到触摸：它外面的 \(other) 不让触摸通过（\(deadProperty(in: tree))）。"
        )
      case .childOutsideParent where isWhollyOutside(in: tree):
        return language(
          "\(view) gets no touches: it lies outside of \(other).",
          "\(view) 收不到触摸：它在 \(other) 之外。"
        )
      case .childOutsideParent:
        return language(
          "Touches on the part of \(view) that lies outside of \(other) do not reach it.",
          "\(view) 超出 \(other) 的部分收不到触摸。"
        )
      case .controlWithoutTarget:
        return language(
          "\(view) does nothing when it is pressed: it has no target and no action.",
          "按下 \(view) 没有反应：它没有 target，也没有 action。"
        )
      case .invisibleButTouchable:
        let alpha = Measure.fine(finding.alpha ?? 0)
        let start = language(
          "\(view) is nearly transparent (alpha \(alpha)), and ",
          "\(view) 几乎透明（alpha \(alpha)），"
        )
        let end =
          knowsInteraction
          ? language("receives touches all the same", "却仍会收到触摸")
          : language("probably receives touches all the same", "却可能仍会收到触摸")
        return start + end + doubt(about: view, language) + language(".", "。")
      default:
        return view + language(": ", "：") + finding.text(names, of: tree, in: language)
          + language(".", "。")
      }
    }
  }

  /// Whether no part of the view is inside the ancestor that it sticks out of.
  private func isWhollyOutside(in tree: TreeSnapshot) -> Bool {
    guard let own = tree.views[index].node.quad?.boundingBox,
      let outline = other.flatMap({ tree.views[$0].node.quad?.boundingBox })
    else { return false }
    return own.intersection(outline).isEmpty
  }

  /// The largest number of names in a sentence.
  private static let mostNames = 3

  /// Returns names as a list; of many names, the first ones and the number of the others.
  private func list(_ names: [String], _ language: Language) -> String {
    guard names.count > 1 else { return names.first ?? "" }
    let rest = names.count - Self.mostNames
    if rest > 0 {
      let shown = names.prefix(Self.mostNames)
      return language(
        "\(shown.joined(separator: ", ")) and \(rest) more",
        "\(shown.joined(separator: "、")) 等 \(names.count) 个视图"
      )
    }
    return language(
      names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1],
      names.joined(separator: "、")
    )
  }

  /// Returns the opacity of the view in front as text; empty if the view is clearly visible.
  private func faintness(in tree: TreeSnapshot, _ language: Language) -> String {
    let opacity = other.map { tree.path(to: $0).reduce(1) { $0 * tree.views[$1].alpha } } ?? 1
    guard opacity < TreeLint.faintest else { return "" }
    let alpha = Measure.fine(opacity)
    return language(" and is nearly transparent (alpha \(alpha))", "，而且几乎透明（alpha \(alpha)）")
  }

  /// Returns the fact that the text leaves out, if the mistake depends on it.
  private func doubt(about view: String, _ language: Language) -> String {
    guard !knowsInteraction else { return "" }
    return language(
      "; the text does not contain isUserInteractionEnabled of \(view)",
      "；文本中没有 \(view) 的 isUserInteractionEnabled"
    )
  }

  /// Returns the property with which the ancestor blocks touches: its flag, or its size.
  private func deadProperty(in tree: TreeSnapshot) -> String {
    guard let other, tree.views[other].isUserInteractionEnabled else {
      return "isUserInteractionEnabled = false"
    }
    let size = tree.views[other].geometry.bounds.size
    return "\(Measure.number(size.width)) × \(Measure.number(size.height))"
  }
}
