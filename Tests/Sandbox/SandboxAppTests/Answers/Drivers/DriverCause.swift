import Foundation
import Inspector

/// A fact that is added to a screen.
enum DriverCause: String, CaseIterable {
  case nothing, disabled, hidden, hiddenAbove, transparent, interactionOff
  case below, right, zeroSize, behindKeyboard
  case covered, coveredFaintly, coverLetsThrough, coverBehind
  case pointInPixels, pointInShares

  /// The reason that proves it; nil if no reason has to be found.
  var check: TouchCheck? {
    switch self {
    case .disabled: .controlDisabled
    case .hidden, .hiddenAbove, .transparent: .hidden
    case .interactionOff: .interactionDisabled
    case .below, .right: .outsideBounds
    case .zeroSize: .zeroSize
    case .behindKeyboard: .behindKeyboard
    case .covered, .coveredFaintly: .covered
    case .nothing, .coverLetsThrough, .coverBehind, .pointInPixels, .pointInShares: nil
    }
  }

  /// The reasons that follow from it, or that are also true.
  var follows: Set<TouchCheck> {
    switch self {
    case .below, .right: [.hidden, .covered, .notHittable]
    case .zeroSize: [.hidden, .covered, .outsideBounds, .notHittable]
    default: []
    }
  }

  /// The right verdicts if the cause is proved.
  var verdicts: Set<TouchVerdict> {
    switch self {
    case .disabled: [.disabled]
    case .hidden, .hiddenAbove, .transparent, .below, .right, .zeroSize, .behindKeyboard:
      [.notThere]
    case .interactionOff: [.otherGetsTouch, .nobodyGetsTouch]
    case .covered, .coveredFaintly: [.otherGetsTouch]
    case .nothing, .coverLetsThrough, .coverBehind: [.getsTouch]
    case .pointInPixels, .pointInShares: [.wrongUnit]
    }
  }

  /// Adds the fact to a screen.
  func put(into screen: inout DriverScreen) {
    let button = screen.button
    switch self {
    case .nothing, .pointInPixels, .pointInShares: break
    case .disabled: button.isEnabled = false
    case .hidden: button.isHidden = true
    case .hiddenAbove: screen.holder.isHidden = true
    case .transparent: button.alpha = 0.004
    case .interactionOff: button.takesTouches = false
    case .below: button.move(dx: 0, dy: screen.size.height + 56 - button.frame.minY)
    case .right: button.move(dx: screen.size.width + 30 - button.frame.minX, dy: 0)
    case .zeroSize:
      button.frame.size.height = 0
      for child in button.children { child.frame.size.height = 0 }
    case .behindKeyboard:
      screen.addKeyboard()
      let top = screen.keyboard?.frame.minY ?? 0
      // In the root view the button covers other rows, which has no effect in an accessibility tree.
      button.move(dx: 0, dy: top + 120 - button.frame.minY)
    case .covered: _ = screen.addToast()
    case .coveredFaintly: screen.addToast().alpha = 0.02
    case .coverLetsThrough: screen.addToast().takesTouches = false
    case .coverBehind: _ = screen.addToast(isBehind: true)
    }
  }
}
