import TouchTrace
import Foundation
import Geometry
@_spi(Components) import TouchKit

/// The recognizer that moves rows of a table view aside.
///
/// It begins with fingers that go mostly sideways, on rows that have actions at that end; all other
/// fingers it leaves to scrolling.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  private weak var table: UITableView?
  /// The finger that closed a row by coming down elsewhere; it selects nothing.
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
    // The one that landed first: a set has no order.
    let first = touches.min { $0.timestamp < $1.timestamp }
    guard let table, let touch = first, table.closeRow(touchedBy: touch) else { return }
    closingTouch = touch
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // A tap on the open row itself closes it; a drag goes on moving it.
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
