// Numbers for what is one of a few words, as records are kept in memory; no file holds them.

extension TouchSnapshot.Phase {
  private static let all: [Self] = [
    .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
  ]

  var code: UInt8 {
    switch self {
    case .began: 0
    case .moved: 1
    case .stationary: 2
    case .ended: 3
    case .cancelled: 4
    case .regionEntered: 5
    case .regionMoved: 6
    case .regionExited: 7
    }
  }

  init(code: UInt8) { self = Self.all[Int(code)] }
}

extension GestureTransition.State {
  private static let all: [Self] = [.possible, .began, .changed, .ended, .cancelled, .failed]

  var code: UInt8 {
    switch self {
    case .possible: 0
    case .began: 1
    case .changed: 2
    case .ended: 3
    case .cancelled: 4
    case .failed: 5
    }
  }

  init(code: UInt8) { self = Self.all[Int(code)] }
}

extension ControlTracking.Step {
  private static let all: [Self] = [.began, .refused, .continued, .stopped, .ended, .cancelled]

  var code: UInt8 {
    switch self {
    case .began: 0
    case .refused: 1
    case .continued: 2
    case .stopped: 3
    case .ended: 4
    case .cancelled: 5
    }
  }

  init(code: UInt8) { self = Self.all[Int(code)] }
}

extension GestureCause {
  private static let plain: [Self] = [
    .moved, .lifted, .wheel, .wheelRested, .otherButton, .touchesCancelled, .released, .deadlock,
    .vetoedByDelegate, .disabled, .removed, .clientCode, .reset,
  ]

  /// The number of a cause that says no more than what it is; nil for one that does.
  var plainCode: UInt8? {
    switch self {
    case .moved: 0
    case .lifted: 1
    case .wheel: 2
    case .wheelRested: 3
    case .otherButton: 4
    case .touchesCancelled: 5
    case .released: 6
    case .deadlock: 7
    case .vetoedByDelegate: 8
    case .disabled: 9
    case .removed: 10
    case .clientCode: 11
    case .reset: 12
    case .reached, .exceeded, .missed, .prevented, .waits, .requirementRecognized, .vetoedByView:
      nil
    }
  }

  init(plainCode: UInt8) { self = Self.plain[Int(plainCode)] }
}
