import Foundation
import SourceText

/// Recognizes lines that UIKit writes to the log about touches, actions and appearance, and explains
/// them.
///
/// A line is recognized by the words that do not change; the objects are named in their order.
enum LogLineForm {
  /// A line in both languages.
  struct Explanation {
    let english: String
    let chinese: String
  }

  /// The explanation of a line; nil for any other line.
  static func explanation(of line: String) -> Explanation? {
    let words = line.lowercased()
    guard let form = forms.first(where: { words.contains($0.mark) }) else { return nil }
    let objects = line.matches(of: object).map { match in
      match.1 + " " + match.2
    }
    return form.explanation(objects.map(String.init), line)
  }

  private static var object: Regex<(Substring, Substring, Substring)> {
    /<([A-Za-z_][A-Za-z0-9_.]*): (0x[0-9A-Fa-f]+)/
  }

  private struct Form {
    let mark: String
    let explanation: ([String], String) -> Explanation?
  }

  private static var forms: [Form] {
    [
      Form(mark: "invalid returned hit test result") { objects, _ in
        let names = objects + Array(repeating: "?", count: max(0, 3 - objects.count))
        return Explanation(
          english:
            "\(names[0]), which hitTest(_:with:) of \(names[1]) returned, is not in the window"
            + " \(names[2]): the touch is lost. Return a view of that window, or nil",
          chinese: "\(names[1]) 的 hitTest(_:with:) 返回的 \(names[0]) 不在窗口 \(names[2]) 里，触摸会丢失。"
            + "请返回该窗口里的视图或 nil"
        )
      },
      Form(mark: "system gesture gate timed out") { _, _ in
        Explanation(
          english:
            "the edge of the screen belongs to the system for a moment, so a touch there comes"
            + " late: override preferredScreenEdgesDeferringSystemGestures to have it first",
          chinese: "屏幕边缘的触摸先归系统，所以会延迟；重写 preferredScreenEdgesDeferringSystemGestures"
            + " 可以先得到它"
        )
      },
      Form(mark: "unbalanced calls to begin/end appearance transitions") { objects, _ in
        let name = objects.first ?? "a view controller"
        return Explanation(
          english:
            "\(name) was shown or removed while another transition was still running: its view"
            + " may be there without being on the screen, or the other way round. Wait for the first"
            + " transition's completion",
          chinese: "\(name) 在另一个转场还没结束时又被显示或移除：它的视图可能存在却不在屏幕上。"
            + "请等第一个转场完成"
        )
      },
      Form(mark: "_uireplicantview") { _, line in
        guard line.lowercased().contains("snapshotting") else { return nil }
        return Explanation(
          english:
            "a _UIReplicantView is a picture of a view: touching it does nothing, and here it"
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
            "an action called \(selector) of \(type), which has no such method: the target is"
            + " another object than was meant, or the selector's colons are not those of the method",
          chinese: "动作调用了 \(type) 没有的方法 \(selector)：target 不是想要的对象，或者 selector 的冒号与方法不符"
        )
      },
      Form(mark: "could not load") { _, line in
        guard line.lowercased().contains("action") else { return nil }
        return Explanation(
          english:
            "an action that the storyboard or nib names could not be connected: no class in the"
            + " app has that method, so the control calls nobody",
          chinese: "storyboard 或 nib 中的动作无法连接：应用里没有类实现该方法，所以控件不调用任何对象"
        )
      },
    ]
  }
}
