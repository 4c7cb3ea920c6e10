import TouchTrace
import Foundation
import Inspector
import SandboxScenes

/// The answers to questions about a scene, for other programs.
nonisolated enum AnswerDocument {
  /// A view in a list.
  struct View {
    let number: Int
    let name: String
    let type: String
    let depth: Int
    let frame: [Double]
    let alpha: Double
    let isHidden: Bool
    let isUserInteractionEnabled: Bool
    let isMultipleTouchEnabled: Bool
    let isExclusiveTouch: Bool
    let clipsToBounds: Bool
    let recognizers: [String]
    let address: String?
    let appClass: String?

    init(_ index: Int, in tree: TreeSnapshot, _ names: ViewNames, _ origin: SceneOrigin?) {
      let view = tree.views[index]
      let frame = view.geometry.frame
      number = index
      name = names[view.node]
      type = view.node.typeName
      depth = view.depth
      self.frame = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      alpha = view.alpha
      isHidden = view.isHidden
      isUserInteractionEnabled = view.isUserInteractionEnabled
      isMultipleTouchEnabled = view.isMultipleTouchEnabled
      isExclusiveTouch = view.isExclusiveTouch
      clipsToBounds = view.clipsToBounds
      recognizers = view.recognizers.map { names[$0.node] }
      address = origin?.address
      appClass = origin?.appClass
    }
  }

  /// The hit-test result of a view.
  struct Verdict {
    let number: Int
    let name: String
    let isAsked: Bool
    let isReceiver: Bool
    let isUnderPoint: Bool
    let code: String?
    let text: String
    let address: String?
  }

  /// A mistake in a scene.
  struct Finding {
    let rule: String
    let number: Int
    let name: String
    let other: String?
    let text: String
    let address: String?
  }

  /// An explanation.
  struct Answer {
    let point: [Double]
    let receiver: String?
    let codes: [String]
    let views: [Verdict]
    let text: String
    let rules: [String]
    let openQuestions: [String]
  }

  /// The likely mistakes of a screen.
  struct Screen {
    /// One of the mistakes.
    struct Mistake {
      let code: String
      let number: Int
      let name: String
      let address: String?
      let other: String?
      let otherAddress: String?
      let text: String
      let waysOut: [String]
      let commands: [String]
    }

    let mistakes: [Mistake]
    let moreMistakes: Int
    let questions: [(text: String, command: String)]
    let openQuestions: [String]
    let text: String
  }

  /// The view that is hit.
  struct Hit {
    let views: [View]
    let rules: [String]
    let openQuestions: [String]
  }
}
