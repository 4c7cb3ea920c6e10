import Foundation

/// How much of a touch its view has received; recognizers may delay the delivery.
struct TouchDeliveryState {
  /// The part of the touch that the view has received.
  enum Stage {
    /// The view has received nothing yet.
    case unseen
    /// The view has received the beginning of the touch.
    case seen
    /// The view has received the end, or will never receive anything.
    case over
  }

  var stage = Stage.unseen
  /// The location where the finger came down, in window points.
  ///
  /// A view receives this location if recognizers withheld the beginning.
  var downLocation: CGPoint
  /// Whether recognizers that have not decided withhold a phase from the view.
  var isWithheld = false
  /// Whether the finger lifted while recognizers withheld the touch from the view.
  var hasEnded = false
}

/// Decides which phases of a touch its view receives in an event, given all recognizers that watch the touch.
///
/// A pure value, which the tests compare with a table.
nonisolated struct DeliveryPlan {
  /// The combined demands of a touch's recognizers.
  struct Demands: OptionSet {
    let rawValue: UInt8
    /// An undecided recognizer withholds the beginning of the touch from the view.
    static let withholdBegan = Demands(rawValue: 1 << 0)
    /// An undecided recognizer withholds the end of the touch from the view.
    static let withholdEnded = Demands(rawValue: 1 << 1)
    /// A recognizer that has begun takes the touch from the view.
    static let take = Demands(rawValue: 1 << 2)
  }

  /// The phases that a view receives, in the order of a touch's life.
  struct Phases: OptionSet {
    let rawValue: UInt8
    static let began = Phases(.began)
    static let moved = Phases(.moved)
    static let ended = Phases(.ended)
    static let cancelled = Phases(.cancelled)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ phase: UITouch.Phase) { rawValue = 1 << UInt8(phase.rawValue) }

    /// The phases as a list, in the order of a touch's life.
    var inOrder: [UITouch.Phase] {
      [.began, .moved, .ended, .cancelled].filter { contains(Phases($0)) }
    }
  }

  /// The result of the decision about a touch.
  enum Outcome: Equatable {
    /// The view receives these phases in order; recognizers may withhold one further phase.
    case tell(Phases, withholding: UITouch.Phase?)
    /// The view will never receive the touch.
    case drop
  }

  let delivery: TouchDeliveryState
  let phase: UITouch.Phase
  let location: CGPoint
  let demands: Demands

  /// The decision about the touch.
  var outcome: Outcome {
    switch delivery.stage {
    case .over: .tell([], withholding: nil)
    case .unseen: outcomeForUnseen
    case .seen: outcomeForSeen
    }
  }

  private var isLifted: Bool { phase == .ended || delivery.hasEnded }

  private var outcomeForUnseen: Outcome {
    if phase == .cancelled || demands.contains(.take) { return .drop }
    if demands.contains(.withholdBegan) { return .tell([], withholding: .began) }
    var phases: Phases = [.began]
    if isLifted {
      if demands.contains(.withholdEnded) { return .tell(phases, withholding: .ended) }
      phases.insert(.ended)
    } else if location != delivery.downLocation {
      phases.insert(.moved)
    }
    return .tell(phases, withholding: nil)
  }

  private var outcomeForSeen: Outcome {
    if phase == .cancelled { return .tell([.cancelled], withholding: nil) }
    if isLifted {
      return demands.contains(.withholdEnded)
        ? .tell([], withholding: .ended) : .tell([.ended], withholding: nil)
    }
    return .tell(phase == .moved ? [.moved] : [], withholding: nil)
  }
}

extension DeliveryPlan.Demands {
  /// Creates the combined demands of the recognizers that watch a touch or a press.
  @MainActor
  init(of watchers: [UIGestureRecognizer]) {
    self = []
    for watcher in watchers { add(watcher) }
  }

  @MainActor
  private mutating func add(_ watcher: UIGestureRecognizer) {
    if watcher.machine.shown == .possible {
      if watcher.delaysTouchesBegan { insert(.withholdBegan) }
      if watcher.delaysTouchesEnded { insert(.withholdEnded) }
    } else if watcher.takesTouches {
      insert(.take)
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer has begun and keeps its touches from their views.
  final var takesTouches: Bool { machine.isActive && cancelsTouchesInView }
}
