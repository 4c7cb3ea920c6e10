import Foundation
import TouchKit

/// Something in the workbench that the keyboard's focus comes to.
protocol FocusStop: UIView {
  /// What has the focus of it, in its own points; a line is drawn around that.
  var focusFrame: CGRect { get }
  /// What has the focus, in words.
  var focusName: String { get }
  /// The focus has come.
  func beginFocus()
  /// An arrow was pressed: so many places to the right and down; tells whether there is an inside
  /// in which something follows.
  func moveFocus(_ right: Int, _ down: Int) -> Bool
  /// Return was pressed.
  func activateFocus()
}

extension FocusStop {
  var focusFrame: CGRect { bounds }
  var focusName: String { accessibilityLabel ?? accessibilityIdentifier ?? "" }
  func beginFocus() {}
  func moveFocus(_ right: Int, _ down: Int) -> Bool { false }

  /// Whether it can be seen and used.
  var canHaveFocus: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden || current.bounds.width <= 0 || current.bounds.height <= 0 {
        return false
      }
      view = current.superview
    }
    return window != nil && (self as? UIControl)?.isEnabled != false
  }
}

extension BenchButton: FocusStop {
  func activateFocus() { action() }
}

extension BenchField: FocusStop {
  var focusName: String { field.accessibilityIdentifier ?? "" }
  func activateFocus() { _ = field.becomeFirstResponder() }
}

extension EdgeHandle: FocusStop {
  /// How far an arrow moves a region's edge, in points.
  private static let step: CGFloat = 8

  func moveFocus(_ right: Int, _ down: Int) -> Bool {
    onDrag(CGPoint(x: CGFloat(right) * Self.step, y: CGFloat(down) * Self.step))
    return true
  }

  func activateFocus() { onRestore() }
}

extension TimeTrack: FocusStop {
  var focusFrame: CGRect { bounds.insetBy(dx: 4, dy: 2) }

  func moveFocus(_ right: Int, _ down: Int) -> Bool {
    if right != 0, state.played == nil { onAction(.step(right)) }
    return true
  }

  func activateFocus() {}
}
