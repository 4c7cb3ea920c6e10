import Foundation
@_spi(Components) import TouchKit

/// The editing controls of a cell.
@MainActor
struct CellEditing {
  /// The editing rules of the table view for a row.
  struct Rules: Equatable {
    var style = UITableViewCell.EditingStyle.none
    var selectsSeveral = false
    var isIndented = true
    var canMove = false

    /// Returns a copy with a change.
    func changed(_ change: (inout Rules) -> Void) -> Rules {
      var rules = self
      change(&rules)
      return rules
    }
  }

  var isOn = false
  var rules = Rules()
  /// Whether the actions beside the row are visible.
  var showsConfirmation = false
  private(set) var control: EditControl?
  private(set) var grip: RowGrip?

  /// The indentation of the content, in points.
  var indent: CGFloat { isOn && rules.isIndented ? EditControl.width : 0 }

  /// The state that the cell passes to its subclasses.
  var mask: UITableViewCell.StateMask {
    var mask: UITableViewCell.StateMask = []
    if isOn { mask.insert(.showingEditControl) }
    if showsConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  /// Creates the controls for the rules beside the cell, from where they move in.
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

  /// Sets the frames of the controls.
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
