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
        "the code of \(names[from]) read its next: it may have passed the touch on to \(names[to])",
        "\(names[from]) 的代码读取了 next：它可能把触摸传给了 \(names[to])"
      )
    case .gesture(let change): change.text(names, in: language)
    case .taken(let change, let wasSeen):
      language(
        "\(names[change.recognizer]) recognised (\(change.cause.text(names, in: language))) and "
          + (wasSeen ? "took the touch away" : "the view never saw the touch"),
        "\(names[change.recognizer]) 识别成功（\(change.cause.text(names, in: language))），"
          + (wasSeen ? "取走了触摸" : "视图从未看到这个触摸")
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
          "\(names[tracking.control]) declined to track it",
          "\(names[tracking.control]) 拒绝跟踪它"
        )
        : language(
          "\(names[tracking.control]) stopped tracking it",
          "\(names[tracking.control]) 停止跟踪它"
        )
    case .controlDisabled(let control):
      language(
        "\(names[control]) keeps the touch and does nothing: isEnabled = false",
        "\(names[control]) 保留触摸但什么也不做：isEnabled = false"
      )
    case .unheard(let events):
      language(
        "\(language.list(events.names)) of \(names[events.control]) has no action",
        "\(names[events.control]) 的 \(language.list(events.names)) 没有动作"
      )
    case .unhandled(let action):
      language(
        "nobody in the chain has the method \(action.action)",
        "响应者链中没有人实现 \(action.action)"
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
    case .noWindow: language("no window claimed the point", "没有窗口接收该点")
    }
  }

  private static func words(
    _ outcome: TouchAssignment.Outcome,
    _ name: String,
    _ language: Language
  ) -> String {
    switch outcome {
    case .bound: language("bound to its view", "绑定到视图")
    case .nobody: language("nobody claimed it", "没有人接收")
    case .multipleTouchDisabled:
      language(
        "\(name) has a finger already, and isMultipleTouchEnabled = false",
        "\(name) 已经有一个手指，而 isMultipleTouchEnabled = false"
      )
    case .exclusiveTouch:
      language(
        "\(name) has a finger, and isExclusiveTouch keeps the two apart",
        "\(name) 有一个手指，isExclusiveTouch 不允许两者同时"
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
    case .platform: language("the platform took the touch away", "平台取走了触摸")
    case .user:
      language(
        "the user took the touch away, with Escape or by locking it for guests",
        "用户取走了触摸：按了 Esc，或对来宾锁定了触摸"
      )
    case .applicationResigned: language("the application resigned being active", "应用失去活跃状态")
    case .viewRemoved: language("the view left its window", "视图离开了窗口")
    case .windowClosed: language("the window was closed", "窗口已关闭")
    case .ignoringInteraction:
      language("the application began to ignore interaction events", "应用开始忽略交互事件")
    case .gestureRecognized: language("a gesture recognizer took the touch", "手势识别器取走了触摸")
    }
  }
}
