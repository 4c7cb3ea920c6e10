import Foundation
@_spi(Components) import TouchKit

/// How a row looks while it is edited.
extension UITableViewCell {
  /// What the button before a row that is edited does with it.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// There is no such button.
    case none = 0
    /// It deletes the row, after asking once more.
    case delete = 1
    /// It inserts a row.
    case insert = 2
  }

  /// What a row shows besides its content.
  nonisolated public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The button before the row.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The actions beside the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// How long a change takes, in seconds (our choice).
  private static var duration: TimeInterval { 0.3 }

  final func edit(_ isOn: Bool, animated: Bool) {
    guard isOn != editing.isOn else { return }
    change(animated: animated) { $0.isOn = isOn }
  }

  /// Takes over what the table view says about the row.
  final func apply(_ rules: CellEditing.Rules) {
    guard rules != editing.rules else { return }
    editing.rules = rules
    guard editing.isOn else { return }
    UIView.performWithoutAnimation { editing.makeViews(in: self) }
    setNeedsLayout()
  }

  /// Notes that the actions beside the row come into sight or have gone.
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

  /// Tells the table view that the button before the row was pressed.
  final func editControlWasPressed() {
    (superview as? UITableView)?.editControlWasPressed(of: self)
  }
}
