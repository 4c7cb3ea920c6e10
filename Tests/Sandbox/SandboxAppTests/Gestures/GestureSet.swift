import Foundation
import TextFormats
import TouchInput

@testable import SandboxApp
@testable import SandboxScenes
@testable import SceneFiles

/// A screen with random recognizers and relations, as a scene file; the same for the same seed.
struct GestureSet {
  /// The size of the screen, in points.
  static let size = CGSize(width: 400, height: 600)

  /// The scene file, in JSON.
  let text: String
  /// The point where the fingers come down.
  let point: CGPoint

  /// Creates the screen of a seed.
  init(seed: UInt64) {
    var maker = GestureSetMaker(seed: seed)
    text = maker.scene()
    point = maker.point
  }

  /// An error for a text that the reader refuses, which is a fault of the generator.
  struct Unreadable: Error { let problems: [String] }

  /// Returns the scene of the file.
  @MainActor func scene() throws -> SandboxScene { try Self.scene(of: text) }

  /// Returns the scene of a text.
  @MainActor static func scene(of text: String) throws -> SandboxScene {
    switch SceneReader.read(Data(text.utf8), folder: "/") {
    case .scene(let blueprint): return SceneFile(path: "set.json").scene(blueprint, file: nil)
    case .problems(let problems):
      throw Unreadable(problems: problems.map(\.description))
    }
  }
}

/// A generator of scene files.
private struct GestureSetMaker {
  private var random: SeededRandom
  /// The names of all recognizers, with those of scroll views.
  private var names: [String] = []
  private var recognizerCount = 0
  private var viewCount = 0
  private(set) var point = CGPoint.zero

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func scene() -> String {
    // The edge recognizers receive only touches that begin at an edge.
    let isAtEdge = random.chance(10)
    point = CGPoint(x: isAtEdge ? 4 : 200, y: 300)
    let depth = number(1...4)
    // Relations can name recognizers of the whole file, so the views are planned first.
    let plans = (0..<depth).map { _ in viewPlan() }
    let beside = random.chance(30) ? viewPlan() : nil
    var inner: [String] = []
    for (level, plan) in plans.enumerated().reversed() {
      // Fingers that pinch come down 40 points from the point.
      let frame = isAtEdge ? [0, 0, 400, 600] : [20, 30, 360 - 40 * level, 500 - 60 * level]
      if level == 0, let beside {
        inner.append(view(beside, [210, 240, 100, 100], [], isLeaf: true))
      }
      inner = [view(plan, frame, inner, isLeaf: inner.isEmpty)]
    }
    return "{\"size\": [400, 600], \"views\": [\(inner[0])]}"
  }

  // MARK: - Views

  private struct ViewPlan {
    var name: String
    var kind: Int
    var recognizers: [String]
  }

  private mutating func viewPlan() -> ViewPlan {
    viewCount += 1
    let name = "v\(viewCount)"
    let kind = number(0...11)
    var recognizers: [String] = []
    for _ in 0..<number(0...3) {
      recognizerCount += 1
      recognizers.append("r\(recognizerCount)")
    }
    names += recognizers
    if Self.isScrolling(kind) {
      names += ["\(name).panGestureRecognizer", "\(name).pinchGestureRecognizer"]
    }
    return ViewPlan(name: name, kind: kind, recognizers: recognizers)
  }

  private static func isScrolling(_ kind: Int) -> Bool { kind <= 2 }

  private mutating func view(
    _ plan: ViewPlan,
    _ frame: [Int],
    _ subviews: [String],
    isLeaf: Bool
  ) -> String {
    var fields = ["\"id\": \"\(plan.name)\"", "\"frame\": \(frame)"]
    switch plan.kind {
    case 0...2: fields += scrolling(plan.kind, frame)
    case 3...6 where isLeaf: fields += control(plan.kind)
    case 7, 8: fields.append(#""on": {"began": [], "ended": [], "cancelled": []}"#)
    default: break
    }
    fields += flag("isMultipleTouchEnabled", true, 70) + flag("isExclusiveTouch", true, 5)
    fields += flag("isUserInteractionEnabled", false, 3)
    let recognizers = plan.recognizers.map { recognizer($0) }
    fields.append("\"recognizers\": [\(recognizers.joined(separator: ", "))]")
    fields.append("\"subviews\": [\(subviews.joined(separator: ", "))]")
    return "{\(fields.joined(separator: ", "))}"
  }

  private mutating func scrolling(_ kind: Int, _ frame: [Int]) -> [String] {
    let size = [frame[2] * number(1...2), frame[3] * number(1...2)]
    return [
      "\"class\": \"\(kind == 2 ? "UITableView" : "UIScrollView")\"", "\"contentSize\": \(size)",
    ]
      + flag("delaysContentTouches", false, 25) + flag("canCancelContentTouches", false, 15)
      + flag("isScrollEnabled", false, 10) + flag("bounces", false, 20)
      + flag("isPagingEnabled", true, 15)
  }

  private mutating func control(_ kind: Int) -> [String] {
    let name = ["UIButton", "UISwitch", "UISlider", "UIControl"][kind - 3]
    let events = ["touchDown", "touchUpInside", "valueChanged", "touchCancel"].filter { _ in
      random.chance(50)
    }
    let entries = events.map { "\"\($0)\": []" }.joined(separator: ", ")
    return ["\"class\": \"\(name)\"", "\"on\": {\(entries)}"]
  }

  // MARK: - Recognizers

  private mutating func recognizer(_ name: String) -> String {
    var fields = ["\"id\": \"\(name)\""] + kind()
    fields += flag("isEnabled", false, 8) + flag("cancelsTouchesInView", false, 25)
    fields += flag("delaysTouchesBegan", true, 15) + flag("delaysTouchesEnded", false, 50)
    fields += flag("shouldBegin", false, 5)
    fields.append("\"actions\": [\(random.chance(4) ? disturbance() : "")]")
    for (relation, share) in [
      ("requiresFailureOf", 20), ("shouldRequireFailureOf", 15), ("shouldBeRequiredToFailBy", 15),
      ("simultaneousWith", 25),
    ] where random.chance(share) {
      let others = names.filter { _ in random.chance(30) }.map { "\"\($0)\"" }
      let isWithAll = relation == "simultaneousWith" && random.chance(20)
      fields.append(
        "\"\(relation)\": \(isWithAll ? "\"all\"" : "[\(others.joined(separator: ", "))]")"
      )
    }
    return "{\(fields.joined(separator: ", "))}"
  }

  private mutating func kind() -> [String] {
    switch number(0...12) {
    case 0...2:
      return [
        #""type": "tap""#, "\"numberOfTapsRequired\": \(number(1...3))",
        "\"numberOfTouchesRequired\": \(random.chance(20) ? 2 : 1)",
      ]
    case 3, 4:
      let duration = ["0", "0.1", "0.3", "0.5"][number(0...3)]
      return [
        #""type": "longPress""#, "\"minimumPressDuration\": \(duration)",
        "\"numberOfTapsRequired\": \(random.chance(15) ? 1 : 0)",
        "\"allowableMovement\": \([10, 10, 40][number(0...2)])",
      ]
    case 5, 6:
      let fewest = number(1...2)
      return [
        #""type": "pan""#, "\"minimumNumberOfTouches\": \(fewest)",
        "\"maximumNumberOfTouches\": \(random.chance(30) ? fewest : 20)",
      ]
    case 7, 8:
      return [
        #""type": "swipe""#, "\"direction\": \"\(["right", "left", "up", "down"][number(0...3)])\"",
        "\"numberOfTouchesRequired\": \(random.chance(20) ? 2 : 1)",
      ]
    case 9: return [#""type": "pinch""#]
    case 10: return [#""type": "rotation""#]
    case 11:
      return [
        #""type": "screenEdgePan""#,
        "\"edges\": \"\(["left", "top", "right", "bottom"][number(0...3)])\"",
      ]
    default: return [#""type": "\#(random.chance(50) ? "other" : "hover")""#]
    }
  }

  /// Returns an action that changes the hit test of later touches.
  private mutating func disturbance() -> String {
    let property = ["isHidden", "isUserInteractionEnabled"][number(0...1)]
    return "{\"toggle\": {\"view\": \"v\(number(1...viewCount))\", \"property\": \"\(property)\"}}"
  }

  // MARK: - Chance

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// Returns a setting in a percentage of the cases.
  private mutating func flag(_ name: String, _ value: Bool, _ percent: Int) -> [String] {
    random.chance(percent) ? ["\"\(name)\": \(value)"] : []
  }
}
