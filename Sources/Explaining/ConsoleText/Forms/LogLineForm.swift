import Foundation
import TextFormats

/// The log lines of UIKit about touches, actions and appearance, with explanations.
///
/// The constant words of a line identify it; the objects follow in their order.
enum LogLineForm {
  /// An explanation of a line in both languages.
  struct Explanation {
    let english: String
    let chinese: String
  }

  /// Returns the explanation of a line; nil for any other line.
  static func explanation(of line: String) -> Explanation? {
    let words = line.lowercased()
    guard let form = forms.first(where: { words.contains($0.mark) }) else { return nil }
    let objects = line.matches(of: object).filter { !$0.1.hasSuffix("Layer") }
    return form.explanation(objects.map { "\($0.1) \($0.2)" }, line)
  }

  private static var object: Regex<(Substring, Substring, Substring)> {
    /<([A-Za-z_][A-Za-z0-9_.]*): (0x[0-9A-Fa-f]+)/
  }

  private struct Form: Sendable {
    let mark: String
    let explanation: @Sendable ([String], String) -> Explanation?
  }

  private static let forms: [Form] = [
    Form(mark: "invalid returned hit test result") { objects, _ in
      let names = objects.joined(separator: ", ")
      return Explanation(
        english:
          "a hitTest(_:with:) returned a view that is not in the window of the touch, so the"
          + " touch is lost. Return a view of that window, or nil. The line names \(names)",
        chinese: "某个 hitTest(_:with:) 返回的视图不在触摸所在的窗口里，触摸会丢失。请返回该窗口里的视图或 nil。"
          + "日志提到 \(names)"
      )
    },
    Form(mark: "system gesture gate timed out") { _, _ in
      Explanation(
        english:
          "the system receives touches at the edge of the screen first, so they reach the app late;"
          + " override preferredScreenEdgesDeferringSystemGestures to receive them first",
        chinese: "屏幕边缘的触摸先归系统，所以会延迟；重写 preferredScreenEdgesDeferringSystemGestures"
          + " 可以先得到它"
      )
    },
    Form(mark: "unbalanced calls to begin/end appearance transitions") { objects, _ in
      let name = objects.first ?? "a view controller"
      return Explanation(
        english:
          "\(name) was shown or removed during another transition, so its view may be missing"
          + " from the screen, or still be on it. Wait for the completion of the first transition",
        chinese: "\(name) 在另一个转场还没结束时又被显示或移除：它的视图可能不在屏幕上，或还留在屏幕上。"
          + "请等第一个转场完成"
      )
    },
    Form(mark: "_uireplicantview") { _, line in
      guard line.lowercased().contains("snapshotting") else { return nil }
      return Explanation(
        english:
          "a _UIReplicantView is a snapshot of a view and does not react to touches; this one"
          + " was made before the view was drawn",
        chinese: "_UIReplicantView 是视图的快照：触摸它没有任何作用；这里它在视图绘制之前就生成了"
      )
    },
    Form(mark: "unrecognized selector sent to instance") { _, line in
      let method = line.firstMatch(of: /[-+]\[([^\]]+)\]/).map { String($0.1) } ?? "?"
      let parts = method.split(separator: " ").map(String.init)
      let (type, selector) = (parts.first ?? "?", parts.last ?? "?")
      return Explanation(
        english:
          "\(type) has no method \(selector). If it is an action, its target is the wrong object,"
          + " or the colons of the selector do not match the method",
        chinese: "\(type) 没有方法 \(selector)。如果它是动作，则 target 是错误的对象，或者 selector 的冒号与方法不符"
      )
    },
    Form(mark: "could not load") { _, line in
      guard !line.contains("label:"), line.contains(/(?i)could not load .*\baction\b/) else {
        return nil
      }
      return Explanation(
        english:
          "an action in the storyboard or nib could not be connected, because no class in the app"
          + " has that method; the control calls no method",
        chinese: "storyboard 或 nib 中的动作无法连接：应用里没有类实现该方法，所以控件不调用任何方法"
      )
    },
  ]
}
