public import TouchTrace
public import Foundation
package import TouchInput

/// What tools may ask an application. Ours: on a device debuggers do this.
extension UIApplication {
  /// All views in windows as they are now.
  public final func treeSnapshot() -> TreeSnapshot {
    layoutIfNeeded()
    var writer = TreeWriter()
    for window in windows { writer.add(window) }
    return writer.tree
  }

  /// What the windows would answer if a finger came down at a point of the screen.
  ///
  /// The windows are asked as for a touch, from the front to the first that claims the point;
  /// nothing is delivered and nothing is traced.
  public final func hitTestReports(at point: CGPoint) -> [HitTestReport] {
    layoutIfNeeded()
    var reports: [HitTestReport] = []
    CurrentApplication.with(self) {
      reports = WindowPicker(application: self).reports(at: point, event: nil)
    }
    return reports
  }

  /// Who would receive a finger that came down in the middle of each pixel of a screen.
  ///
  /// The windows are asked as for a touch, nothing is delivered and nothing is traced. Classes that
  /// decide about touches themselves are called very often: an application that a user
  /// touches is better asked in a copy.
  package final func hitGrid(size: CGSize, scale: Int = 1) -> HitGrid {
    layoutIfNeeded()
    var grid = HitGrid(width: 0)
    CurrentApplication.with(self) {
      grid = HitGridSampler(self, size: size, scale: max(1, scale)).grid()
    }
    return grid
  }

  /// The view in a window that traces call by a number; nil when there is none any more.
  package final func view(_ id: NodeID) -> UIView? {
    var waiting: [UIView] = windows
    while let view = waiting.popLast() {
      if view.traceID == id { return view }
      waiting += view.children
    }
    return nil
  }

  /// The touch of a finger that is down; nil when it is up, or its touch was dropped.
  package final func touch(of id: ContactID) -> UITouch? { contacts.touch(of: id) }

  /// The touches of the fingers that are down, in order of arrival, with their numbers in the trace.
  package final var numberedTouches: [(number: Int, touch: UITouch)] {
    contacts.touches.map { ($0.state.number, $0) }
  }

  /// Whether what is typed is text for a responder, and keys must not be taken for anything else.
  package final var isTyping: Bool { keys.typing != nil }

  /// The one that `shared` answers, nil where there is none yet.
  package static var existing: UIApplication? { CurrentApplication.existing }

  /// Makes it the one that `shared` answers, after other applications were created for a while.
  package final func becomeShared() { CurrentApplication.makeCurrent(self) }
}
