/// The tracking of one finger by a control so far, to validate the next step.
struct ControlHistory {
  /// The stage of tracking a finger.
  private enum Stage {
    case asked, following, refused, stopped, ended, cancelled
  }

  private let touch: Int
  private var stage = Stage.asked
  private var sawDown = false
  private var sawLast = false
  private var isInside = true

  /// Creates the history with the question whether to track a finger.
  init(touch: Int) {
    self.touch = touch
  }

  /// Whether the control may still receive tracking calls for the finger.
  var isOpen: Bool { stage == .asked || stage == .following }

  /// Whether the control sent the events of its last step.
  var isComplete: Bool {
    switch stage {
    case .asked, .following: false
    case .refused, .stopped: true
    case .ended, .cancelled: sawLast
    }
  }

  /// Adds a step after the first one; returns the violated rules.
  mutating func followTracking(_ tracking: ControlTracking) -> [String] {
    let isInPlace = tracking.touch == touch && (tracking.step == .refused ? isAsked : isOpen)
    switch tracking.step {
    case .began, .continued: stage = .following
    case .refused: stage = .refused
    case .stopped: stage = .stopped
    case .ended: stage = .ended
    case .cancelled: stage = .cancelled
    }
    return isInPlace ? [] : ["is told \(tracking.step.rawValue) only while it follows the finger"]
  }

  /// Adds the events for the finger; returns the violated rules.
  mutating func followEvents(_ names: [String]) -> [String] {
    names.compactMap { name in
      switch name {
      case "touchDown": down()
      case "touchDragEnter": cross(inwards: true)
      case "touchDragExit": cross(inwards: false)
      case "touchUpInside", "touchUpOutside": last(stage == .ended, name)
      case "touchCancel": last(stage == .cancelled, name)
      default: nil
      }
    }
  }

  private var isAsked: Bool { stage == .asked }

  private mutating func down() -> String? {
    defer {
      sawDown = true
      stage = .following
    }
    return !sawDown && isAsked ? nil : "sends touchDown once, before anything else"
  }

  private mutating func cross(inwards: Bool) -> String? {
    defer { isInside = inwards }
    return isInside == inwards || !sawDown ? "sends touchDragExit and touchDragEnter in turn" : nil
  }

  private mutating func last(_ isInPlace: Bool, _ name: String) -> String? {
    defer { sawLast = true }
    return isInPlace && sawDown && !sawLast ? nil : "sends \(name) once, at the end of a press"
  }
}
