import Foundation
@_spi(Components) import TouchKit

/// The editing mode of a cell.
extension UITableViewCell {
  /// The editing styles of a row, which decide on the control before it.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A control that deletes the row after a confirmation.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }

  /// The editing controls that a cell shows.
  nonisolated public struct StateMask: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control before the row.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The actions beside the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The duration of a change, in seconds (our choice).
  private static var duration: TimeInterval { 0.3 }

  final func edit(_ isOn: Bool, animated: Bool) {
    guard isOn != editing.isOn else { return }
    change(animated: animated) { $0.isOn = isOn }
  }

  /// Applies the editing rules of the table view.
  final func apply(_ rules: CellEditing.Rules) {
    guard rules != editing.rules else { return }
    editing.rules = rules
    guard editing.isOn else { return }
    UIView.performWithoutAnimation { editing.makeViews(in: self) }
    setNeedsLayout()
  }

  /// Records whether the actions beside the row are visible.
  final func showsConfirmation(_ isShown: Bool) {
    guard isShown != editing.showsConfirmation else { return }
    change(animated: false) { $0.showsConfirmation = isShown }
  }

  private func change(animated: Bool, _ change: (inout CellEditing) -> Void) {
    var next = editing
    change(&next)
    willTransition(to: next.mask)
    editing = next
    UIView.performWithoutAnimation { editing.makeViews(in: self) }
    showAccessory()
    setNeedsLayout()
    guard animated, attachedWindow != nil, UIView.areAnimationsEnabled else {
      return didTransition(to: next.mask)
    }
    UIView.animate(
      withDuration: Self.duration,
      animations: { self.layoutIfNeeded() },
      completion: { _ in self.didTransition(to: next.mask) }
    )
  }

  /// Notifies the table view that the user pressed the control before the row.
  final func editControlWasPressed() {
    (superview as? UITableView)?.editControlWasPressed(of: self)
  }
}
