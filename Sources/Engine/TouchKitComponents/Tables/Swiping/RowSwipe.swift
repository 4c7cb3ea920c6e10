import Foundation
@_spi(Components) import TouchKit

/// A row that a finger moves aside, or that stays aside and shows its actions.
@MainActor
final class RowSwipe {
  /// At which end of the row the actions lie.
  enum Side {
    case leading
    case trailing

    /// Where the row goes: to the right or to the left.
    var sign: CGFloat { self == .leading ? 1 : -1 }
  }

  let cell: UITableViewCell
  var path: IndexPath
  let side: Side
  let configuration: UISwipeActionsConfiguration
  private(set) var tray: SwipeTray
  /// How far the row is aside, in points; negative to the left.
  private(set) var offset: CGFloat = 0
  /// How far it was when the finger came.
  private var start: CGFloat = 0
  private var isOpen = false

  /// How much of the row has to be swept for its first action (our choice).
  private static let fullPart: CGFloat = 0.6
  /// How much a row that is pulled too far follows the finger (our choice).
  private static let resistance: CGFloat = 1 / 3
  /// How fast a finger throws the row open or shut at least, in points per second (our choice).
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

  /// A finger begins to move the row.
  func grab() { start = offset }

  /// The finger went a way since then, in points to the right.
  func drag(by way: CGFloat) {
    let length = max(0, (start + way) * side.sign)
    let width = tray.usualWidth
    let isFree = configuration.performsFirstActionWithFullSwipe || length <= width
    offset = side.sign * (isFree ? length : width + (length - width) * Self.resistance)
    tray.showsFirstAlone = isFull
  }

  /// Whether the row is swept so far that its first action is performed.
  var isFull: Bool {
    configuration.performsFirstActionWithFullSwipe
      && abs(offset) >= max(cell.bounds.width * Self.fullPart, tray.usualWidth)
  }

  /// Whether the row stays aside when the finger lifts at a speed to the right.
  func staysOpen(velocity: CGFloat) -> Bool {
    let speed = velocity * side.sign
    if abs(speed) > Self.throwingSpeed { return speed > 0 }
    return abs(offset) > tray.usualWidth / 2
  }

  // MARK: - By itself

  /// Shows all actions.
  func open() { stretch(to: tray.usualWidth) }

  /// Moves the row away altogether.
  func sweepAway() { stretch(to: cell.bounds.width) }

  /// Brings the row back.
  func shut() { stretch(to: 0) }

  private func stretch(to length: CGFloat) {
    offset = side.sign * length
    tray.showsFirstAlone = length > tray.usualWidth
  }

  /// Puts the row, and the actions beside it, where a row would lie that is not moved.
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
