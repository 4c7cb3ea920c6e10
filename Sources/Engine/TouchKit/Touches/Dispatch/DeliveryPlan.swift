import Foundation

/// How far a touch has come with its view, which recognizers may hold up.
struct TouchDeliveryState {
  /// What the view knows of the touch.
  enum Stage {
    /// Nothing yet.
    case unseen
    /// It received the beginning of the touch.
    case seen
    /// It received the end, or will never receive anything.
    case over
  }

  var stage = Stage.unseen
  /// Where the finger came down, in window points: what a view receives if its beginning was
  /// withheld.
  var downLocation: CGPoint
  /// Whether something is kept from the view until recognizers have decided.
  var isWithheld = false
  /// Whether the finger lifted while the view was not to know.
  var hasEnded = false
}

/// Decides which phases of one touch a view receives in one event, given all recognizers that watch
/// it.
///
/// A pure value: the tests compare it with a table.
nonisolated struct DeliveryPlan {
  /// What the recognizers of a touch ask for together.
  struct Demands: OptionSet {
    let rawValue: UInt8
    /// An undecided recognizer withholds the beginning of the touch from the view.
    static let withholdBegan = Demands(rawValue: 1 << 0)
    /// An undecided recognizer withholds the end of the touch from the view.
    static let withholdEnded = Demands(rawValue: 1 << 1)
    /// A recognizer that is under way takes the touch for itself.
    static let take = Demands(rawValue: 1 << 2)
  }

  /// Phases that a view receives, one after the other in the order of a touch's life.
  struct Phases: OptionSet {
    let rawValue: UInt8
    static let began = Phases(.began)
    static let moved = Phases(.moved)
    static let ended = Phases(.ended)
    static let cancelled = Phases(.cancelled)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ phase: UITouch.Phase) { rawValue = 1 << UInt8(phase.rawValue) }

    /// The phases by themselves.
    var inOrder: [UITouch.Phase] {
      [.began, .moved, .ended, .cancelled].filter { contains(Phases($0)) }
    }
  }

  /// What comes of the touch.
  enum Outcome: Equatable {
    /// The view receives phases, in this order, and another one only when recognizers allow it.
    case tell(Phases, withholding: UITouch.Phase?)
    /// The view will never receive the touch.
    case drop
  }

  let delivery: TouchDeliveryState
  let phase: UITouch.Phase
  let location: CGPoint
  let demands: Demands

  /// The decision.
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
  /// The joint demands of the recognizers that watch a touch or a press.
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
  /// Whether it is under way and keeps its touches from their views.
  final var takesTouches: Bool { machine.isActive && cancelsTouchesInView }
}
