import TouchTrace
import Foundation

extension TouchFate {
  /// Returns the events, one line per step.
  func lines(_ names: ViewNames, in language: Language) -> [String] {
    guard !steps.isEmpty else { return [] }
    let stylus = attributes.lean(in: language).map {
      language(", a stylus at \($0)", "（触控笔\($0)）")
    }
    let name = "f\(touch)" + (stylus ?? "")
    return [language("Then, with \(name):", "随后，\(name)：")]
      + steps.map { moment in
        "  \(Measure.time(moment.time))  \(moment.step.text(names, in: language))"
      }
  }
}

extension TouchFate.Step {
  /// Returns the event in one line.
  func text(_ names: ViewNames, in language: Language) -> String {
    let mark = code.map { $0 + language(": ", "：") } ?? ""
    return mark + words(names, language)
  }

  private func words(_ names: ViewNames, _ language: Language) -> String {
    switch self {
    case .dropped(let cause): Self.words(cause, language)
    case .refused(let outcome, let view):
      Self.words(outcome, view.map { names[$0] } ?? language("another view", "另一个视图"), language)
    case .withheld(let phase, let node):
      language(
        "touches\(phase.capitalized) waits until \(names[node]) has failed",
        "touches\(phase.capitalized) 要等 \(names[node]) 失败"
      )
    case .delivered(let phase, let view):
      language(
        "\(names[view]) got touches\(phase.capitalized)",
        "\(names[view]) 得到 touches\(phase.capitalized)"
      )
    case .forwarded(let from, let to):
      Self.words(names[from], to.map { names[$0] }, language)
    case .perhapsForwarded(let from, let to):
      language(
        "\(names[from])'s code read next, so it may have passed the touch on to \(names[to])",
        "\(names[from]) 的代码读取了 next，可能把触摸传给了 \(names[to])"
      )
    case .gesture(let change): change.text(names, in: language)
    case .taken(let change, let wasSeen):
      language(
        "\(names[change.recognizer]) recognised (\(change.cause.text(names, in: language))) "
          + (wasSeen ? "and cancelled the touch" : "before the view received the touch"),
        "\(names[change.recognizer]) 识别成功（\(change.cause.text(names, in: language))），"
          + (wasSeen ? "取消了触摸" : "视图没有收到这个触摸")
      )
    case .cancelled(let cause): cause.text(in: language)
    default: controlWords(names, language)
    }
  }

  private func controlWords(_ names: ViewNames, _ language: Language) -> String {
    switch self {
    case .tracking(let tracking):
      tracking.step == .refused
        ? language(
          "\(names[tracking.control]) returned false from beginTracking",
          "\(names[tracking.control]) 的 beginTracking 返回了 false"
        )
        : language(
          "\(names[tracking.control]) returned false from continueTracking",
          "\(names[tracking.control]) 的 continueTracking 返回了 false"
        )
    case .controlDisabled(let control):
      language(
        "\(names[control]) receives the touch but sends no actions: isEnabled = false",
        "\(names[control]) 收到触摸但不发送 action：isEnabled = false"
      )
    case .unheard(let events):
      language(
        "\(names[events.control]) has no action for \(language.list(events.names))",
        "\(names[events.control]) 的 \(language.list(events.names)) 没有 action"
      )
    case .unhandled(let action):
      language(
        "no responder in the chain implements \(action.action)",
        "响应者链中没有对象实现 \(action.action)"
      )
    default: ""
    }
  }

  private static func words(_ from: String, _ to: [String], _ language: Language) -> String {
    let list = to.joined(separator: " → ")
    return language("\(from) passed it on: → \(list)", "\(from) 把它继续传递：→ \(list)")
  }

  private static func words(_ cause: DropCause, _ language: Language) -> String {
    switch cause {
    case .ignoringInteraction:
      language("the application ignores interaction events", "应用正在忽略交互事件")
    case .noWindow: language("no window accepted the point", "没有窗口接受该点")
    }
  }

  private static func words(
    _ outcome: TouchAssignment.Outcome,
    _ name: String,
    _ language: Language
  ) -> String {
    switch outcome {
    case .bound: language("bound to its view", "绑定到视图")
    case .nobody: language("no view received it", "没有视图接收")
    case .multipleTouchDisabled:
      language(
        "\(name) has a finger already, and isMultipleTouchEnabled = false",
        "\(name) 已经有一个手指，而 isMultipleTouchEnabled = false"
      )
    case .exclusiveTouch:
      language(
        "\(name) has a finger, and isExclusiveTouch allows touches in one view only",
        "\(name) 有一个手指，而 isExclusiveTouch 只允许一个视图有触摸"
      )
    }
  }
}

extension TouchSnapshot.Phase {
  /// The phase as in the names of touch methods: `Began`.
  var capitalized: String { rawValue.capitalized }
}

extension CancellationCause {
  /// Returns the cause in a few words.
  func text(in language: Language) -> String {
    switch self {
    case .platform: language("the platform cancelled the touch", "平台取消了触摸")
    case .user:
      language(
        "the user cancelled the touch, with Escape or by locking it for guests",
        "用户取消了触摸：按了 Esc，或对来宾锁定了触摸"
      )
    case .applicationResigned: language("the application resigned active", "应用失去活跃状态")
    case .viewRemoved: language("the view left its window", "视图离开了窗口")
    case .windowClosed: language("the window was closed", "窗口已关闭")
    case .ignoringInteraction:
      language("the application began to ignore interaction events", "应用开始忽略交互事件")
    case .gestureRecognized: language("a gesture recognizer cancelled the touch", "手势识别器取消了触摸")
    }
  }
}
