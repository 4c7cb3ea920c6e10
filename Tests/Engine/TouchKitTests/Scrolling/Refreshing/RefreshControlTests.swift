import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("Refresh controls")
struct RefreshControlTests {
  let stage = Stage(size: CGSize(width: 320, height: 600))
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  let control = UIRefreshControl()
  let counter = RefreshCounter()

  init() {
    list.contentSize = CGSize(width: 320, height: 2000)
    list.refreshControl = control
    stage.rootView.addSubview(list)
    control.addTarget(counter, action: RefreshCounter.refresh, for: .valueChanged)
  }

  private func pull(_ way: CGFloat) {
    stage.finger.drag(
      from: CGPoint(x: 160, y: 100),
      by: CGVector(dx: 0, dy: way),
      over: 0.5
    )
  }

  @Test("A short pull does nothing, a long one begins a refresh and keeps room for it")
  func pulling() {
    pull(80)
    stage.advance(by: 2)
    #expect(counter.count == 0 && list.contentOffset.y == 0 && !control.isRefreshing)
    pull(400)
    #expect(counter.count == 1 && control.isRefreshing)
    stage.advance(by: 2)
    #expect(list.contentOffset.y == -60 && list.adjustedContentInset.top == 60)
    #expect(list.contentInset.top == 0 && control.frame.minY == -60)
    control.endRefreshing()
    stage.advance(by: 2)
    #expect(list.contentOffset.y == 0 && list.adjustedContentInset.top == 0)
    #expect(!control.isRefreshing && counter.count == 1)
  }

  @Test("It begins while the finger still pulls, once")
  func once() {
    let finger = stage.finger
    finger.down(CGPoint(x: 160, y: 100))
    finger.glide(to: CGPoint(x: 160, y: 500), over: 0.5)
    #expect(counter.count == 1 && list.adjustedContentInset.top == 0)
    finger.glide(to: CGPoint(x: 160, y: 150), over: 0.3)
    finger.glide(to: CGPoint(x: 160, y: 500), over: 0.3)
    finger.up()
    stage.advance(by: 2)
    #expect(counter.count == 1 && list.contentOffset.y == -60)
  }

  @Test("The program begins a refresh without an event")
  func program() {
    control.beginRefreshing()
    #expect(control.isRefreshing && counter.count == 0 && list.adjustedContentInset.top == 60)
    control.endRefreshing()
    #expect(list.adjustedContentInset.top == 0)
  }

  @Test("Table views have one too, behind their cells, and taking it away gives the room back")
  func tables() {
    let table = UITableViewController(style: .plain)
    table.refreshControl = control
    #expect(table.tableView.refreshControl === control && control.superview === table.tableView)
    control.beginRefreshing()
    table.refreshControl = nil
    #expect(control.superview == nil && table.tableView.adjustedContentInset.top == 0)
  }
}

@MainActor
final class RefreshCounter: NSObject {
  var count = 0

  func refresh(_ control: UIRefreshControl) { count += 1 }
}
