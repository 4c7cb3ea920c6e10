import Inspector

/// The first three steps of a new user, and which of them are done.
nonisolated struct FirstSteps: Hashable, Sendable {
  /// One of the three steps, in the order in which they are displayed.
  enum Step: Int, Hashable, Sendable, CaseIterable {
    /// Presses on the scene.
    case press
    /// Asks about a view.
    case ask
    /// Opens another scene.
    case pick

    /// The step as a heading.
    var title: Phrase {
      switch self {
      case .press: Phrase("Press on a view.", "按住一个视图。")
      case .ask: Phrase("Right-click a view.", "右键点击一个视图。")
      case .pick: Phrase("Pick another scene on the left.", "在左边换一个场景。")
      }
    }

    /// The step as part of a sentence.
    fileprivate var request: Phrase {
      switch self {
      case .press: Phrase("press on a view", "按住一个视图")
      case .ask: Phrase("right-click a view", "右键点击一个视图")
      case .pick: Phrase("pick another scene", "换一个场景")
      }
    }

    /// The name of the key binding for the step without a mouse.
    fileprivate var binding: String {
      switch self {
      case .press: "tap"
      case .ask: "why-not"
      case .pick: "scene-next"
      }
    }

    /// Returns the result of the step, for a gallery with a number of scenes.
    func result(sceneCount: Int) -> Phrase {
      switch self {
      case .press:
        Phrase(
          "You see which view gets the touch, and which responders get it next.",
          "可以看到哪个视图收到触摸，之后又传给哪些响应者。"
        )
      case .ask:
        Phrase(
          "You see every view under the pointer, and why it gets the touch or not.",
          "可以看到指针下的每个视图，以及它为什么收到或没收到触摸。"
        )
      case .pick:
        Phrase(
          "Each of the \(sceneCount) scenes asks one question.",
          "\(sceneCount) 个场景，每个一道题。"
        )
      }
    }
  }

  private var done: Set<Step> = []
  private let keys: KeyTable

  /// Starts with all steps open, and the key bindings for them.
  init(keys: KeyTable) { self.keys = keys }

  /// Returns the keys for a step; nil if it has none.
  func key(of step: Step) -> String? {
    let label = keys.bindings.first { $0.name == step.binding }?.label
    return label?.isEmpty == false ? label : nil
  }

  /// Returns whether a step is done.
  func isDone(_ step: Step) -> Bool { done.contains(step) }

  /// Whether no step is done.
  var areNew: Bool { done.isEmpty }

  /// Whether all steps are done.
  var areDone: Bool { done.count == Step.allCases.count }

  /// Marks a step as done; returns whether it was open before.
  mutating func note(_ step: Step) -> Bool { done.insert(step).inserted }

  /// The number of finished steps, as a short text.
  var count: Phrase {
    let all = Step.allCases.count
    return Phrase("\(done.count) of \(all)", "\(done.count) / \(all)")
  }

  /// The next step as a sentence, or that all steps are done.
  var next: Phrase { sentence("") }

  /// The same with the key for the step.
  var nextWithKey: Phrase {
    sentence(nextStep.flatMap(key).map { " (\($0))" } ?? "")
  }

  private var nextStep: Step? { Step.allCases.first { !done.contains($0) } }

  private func sentence(_ key: String) -> Phrase {
    guard let request = nextStep?.request else { return Phrase("All done.", "已全部完成。") }
    return Phrase(
      "Next: \(request.english)\(key).",
      "下一步：\(request.chinese)\(key)。"
    )
  }
}
