import Foundation
import TouchKit

/// An element of the workbench that can have the keyboard focus.
protocol FocusStop: UIView {
  /// The frame of the focused part, in its own points; the focus ring surrounds it.
  var focusFrame: CGRect { get }
  /// A description of the focused part.
  var focusName: String { get }
  /// Called when the element receives the focus.
  func beginFocus()
  /// Called for an arrow key with steps to the right and down; returns whether the focus moved inside.
  func moveFocus(_ right: Int, _ down: Int) -> Bool
  /// Called when Return is pressed.
  func activateFocus()
}

extension FocusStop {
  var focusFrame: CGRect { bounds }
  var focusName: String { accessibilityLabel ?? accessibilityIdentifier ?? "" }
  func beginFocus() {}
  func moveFocus(_ right: Int, _ down: Int) -> Bool { false }

  /// Whether it is visible and enabled.
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
  /// The distance by which an arrow key moves a region's edge, in points.
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
