import Foundation
@_spi(Components) import TouchKit

/// The swipe of a row, while a finger moves it and while it is open.
@MainActor
final class RowSwipe {
  /// The end of the row with the actions.
  enum Side {
    case leading
    case trailing

    /// The direction of the row's movement: 1 to the right, -1 to the left.
    var sign: CGFloat { self == .leading ? 1 : -1 }
  }

  let cell: UITableViewCell
  var path: IndexPath
  let side: Side
  let configuration: UISwipeActionsConfiguration
  private(set) var tray: SwipeTray
  /// The offset of the row, in points; negative to the left.
  private(set) var offset: CGFloat = 0
  /// The offset when the finger came down.
  private var start: CGFloat = 0
  private var isOpen = false

  /// The part of the row's width that a full swipe must cover (our choice).
  private static let fullPart: CGFloat = 0.6
  /// The part of the finger's movement that a row follows beyond its limit (our choice).
  private static let resistance: CGFloat = 1 / 3
  /// The minimum speed of a finger that opens or closes the row, in points per second (our choice).
  private static let throwingSpeed: CGFloat = 300

  init(
    _ cell: UITableViewCell,
    at path: IndexPath,
    _ side: Side,
    _ configuration: UISwipeActionsConfiguration,
    press: @escaping (SwipeButton) -> Void
  ) {
    self.cell = cell
    self.path = path
    self.side = side
    self.configuration = configuration
    tray = SwipeTray(configuration.actions, side: side, press: press)
  }

  nonisolated deinit {}

  // MARK: - Under a finger

  /// Begins to move the row with a finger.
  func grab() { start = offset }

  /// Moves the row by the distance of the finger since its start, in points to the right.
  func drag(by way: CGFloat) {
    let length = max(0, (start + way) * side.sign)
    let width = tray.usualWidth
    let isFree = configuration.performsFirstActionWithFullSwipe || length <= width
    offset = side.sign * (isFree ? length : width + (length - width) * Self.resistance)
    tray.showsFirstAlone = isFull
  }

  /// Whether the finger swiped far enough to perform the first action.
  var isFull: Bool {
    configuration.performsFirstActionWithFullSwipe
      && abs(offset) >= max(cell.bounds.width * Self.fullPart, tray.usualWidth)
  }

  /// Returns whether the row stays open if the finger lifts at a speed to the right.
  func staysOpen(velocity: CGFloat) -> Bool {
    let speed = velocity * side.sign
    if abs(speed) > Self.throwingSpeed { return speed > 0 }
    return abs(offset) > tray.usualWidth / 2
  }

  // MARK: - By itself

  /// Shows all actions.
  func open() { stretch(to: tray.usualWidth) }

  /// Moves the row out of the table.
  func sweepAway() { stretch(to: cell.bounds.width) }

  /// Closes the row.
  func shut() { stretch(to: 0) }

  private func stretch(to length: CGFloat) {
    offset = side.sign * length
    tray.showsFirstAlone = length > tray.usualWidth
  }

  /// Places the row and its actions, given the frame of the row without the swipe.
  func place(in rect: CGRect) {
    let frame = rect.offsetBy(dx: offset, dy: 0)
    if cell.frame != frame { cell.frame = frame }
    let width = abs(offset)
    let place = CGRect(
      x: side == .leading ? rect.minX : rect.maxX - width,
      y: rect.minY,
      width: width,
      height: rect.height
    )
    guard tray.frame != place else { return }
    tray.frame = place
    tray.layoutIfNeeded()
  }
}
