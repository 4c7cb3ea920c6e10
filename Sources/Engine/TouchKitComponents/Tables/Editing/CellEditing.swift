import Foundation
@_spi(Components) import TouchKit

/// What a row that is edited shows besides its content.
@MainActor
struct CellEditing {
  /// What the table view says about a row.
  struct Rules: Equatable {
    var style = UITableViewCell.EditingStyle.none
    var selectsSeveral = false
    var isIndented = true
    var canMove = false

    /// The same with a change.
    func changed(_ change: (inout Rules) -> Void) -> Rules {
      var rules = self
      change(&rules)
      return rules
    }
  }

  var isOn = false
  var rules = Rules()
  /// Whether the actions beside the row are in sight.
  var showsConfirmation = false
  private(set) var control: EditControl?
  private(set) var grip: RowGrip?

  /// How far in the content begins, in points.
  var indent: CGFloat { isOn && rules.isIndented ? EditControl.width : 0 }

  /// What the cell tells its subclasses of it.
  var mask: UITableViewCell.StateMask {
    var mask: UITableViewCell.StateMask = []
    if isOn { mask.insert(.showingEditControl) }
    if showsConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  /// Makes what the rules ask for, at its place beside the cell, from where it moves in.
  mutating func makeViews(in cell: UITableViewCell) {
    let purpose: EditControl.Purpose? =
      switch rules.style {
      case .none: nil
      case .delete: rules.selectsSeveral ? .select : .delete
      case .insert: rules.selectsSeveral ? .select : .insert
      }
    if control?.purpose != purpose || !isOn {
      control?.removeFromSuperview()
      control = isOn ? purpose.map { makeControl($0, in: cell) } : nil
    }
    let hasGrip = isOn && rules.canMove
    guard hasGrip != (grip != nil) else { return }
    grip?.removeFromSuperview()
    grip = hasGrip ? RowGrip(of: cell) : nil
    if let grip {
      grip.frame = CGRect(
        x: cell.bounds.width,
        y: 0,
        width: RowGrip.width,
        height: cell.bounds.height
      )
      cell.addSubview(grip)
    }
  }

  private func makeControl(
    _ purpose: EditControl.Purpose,
    in cell: UITableViewCell
  ) -> EditControl {
    let control = EditControl(purpose) { [weak cell] in cell?.editControlWasPressed() }
    control.frame = CGRect(
      x: -EditControl.width,
      y: 0,
      width: EditControl.width,
      height: cell.bounds.height
    )
    cell.addSubview(control)
    return control
  }

  /// Puts them where they belong.
  func place(in bounds: CGRect) {
    control?.frame = CGRect(x: 0, y: 0, width: EditControl.width, height: bounds.height)
    grip?.frame = CGRect(
      x: bounds.width - RowGrip.width,
      y: 0,
      width: RowGrip.width,
      height: bounds.height
    )
  }
}
