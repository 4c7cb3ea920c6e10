import TouchTrace
import Foundation
import Geometry
@_spi(Components) import TouchKit

/// The recognizer that swipes rows of a table view.
///
/// It begins with fingers that move mostly sideways, on rows that have actions on that side. It
/// leaves all other fingers to scrolling.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  private weak var table: UITableView?
  /// The finger that closed a row by touching outside it; it selects nothing.
  private(set) weak var closingTouch: UITouch?

  init(of table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    table?.followsSwipes == true && super.shouldReceive(event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // The touch that began first: a set has no order.
    let first = touches.min { $0.timestamp < $1.timestamp }
    guard let table, let touch = first, table.closeRow(touchedBy: touch) else { return }
    closingTouch = touch
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // A tap on the open row closes it; a drag continues to move it.
    let isTap = state == .possible && touches.contains { $0 === closingTouch }
    super.touchesEnded(touches, with: event)
    if isTap { table?.closeRow(animated: true) }
  }

  override func allowsBeginning(along movement: CGVector) -> Bool {
    guard state == .possible, let table else { return false }
    let way = convert(movement, to: table)
    if table.prepareSwipe(along: way, at: location(in: table)) { return true }
    enter(.failed, .vetoedByView(table.snapshot()))
    return false
  }

  override func tellOwner() { table?.swipeRow(with: self) }
}
