public import TouchTrace
public import Foundation
package import TouchInput

/// Queries of tools to an application.
///
/// Ours: on a device debuggers do this.
extension UIApplication {
  /// Returns the present state of all views in windows.
  public final func treeSnapshot() -> TreeSnapshot {
    layoutIfNeeded()
    var writer = TreeWriter()
    for window in windows { writer.add(window) }
    return writer.tree
  }

  /// Returns the results of the windows' hit-tests for a touch down at a point of the screen.
  ///
  /// The windows are tested as for a touch, from the front to the first that claims the point. Nothing is delivered or
  /// traced.
  public final func hitTestReports(at point: CGPoint) -> [HitTestReport] {
    layoutIfNeeded()
    var reports: [HitTestReport] = []
    CurrentApplication.with(self) {
      reports = WindowPicker(application: self).reports(at: point, event: nil)
    }
    return reports
  }

  /// Returns the receivers of a touch down at the centre of each pixel of a screen.
  ///
  /// The windows are tested as for a touch, and nothing is delivered or traced. Classes with their own hit-test are
  /// called very often. For an application that a user touches, use a copy.
  package final func hitGrid(size: CGSize, scale: Int = 1) -> HitGrid {
    layoutIfNeeded()
    var grid = HitGrid(width: 0)
    CurrentApplication.with(self) {
      grid = HitGridSampler(self, size: size, scale: max(1, scale)).grid()
    }
    return grid
  }

  /// Returns the view in a window that traces identify by a number; nil if it no longer exists.
  package final func view(_ id: NodeID) -> UIView? {
    var waiting: [UIView] = windows
    while let view = waiting.popLast() {
      if view.traceID == id { return view }
      waiting += view.children
    }
    return nil
  }

  /// Returns the touch of a finger that is down; nil if it is up or its touch was dropped.
  package final func touch(of id: ContactID) -> UITouch? { contacts.touch(of: id) }

  /// The touches of the fingers that are down, in order of arrival, with their numbers in the trace.
  package final var numberedTouches: [(number: Int, touch: UITouch)] {
    contacts.touches.map { ($0.state.number, $0) }
  }

  /// Whether typed keys are text for a responder and must not have other effects.
  package final var isTyping: Bool { keys.typing != nil }

  /// The application that `shared` returns; nil before the first one.
  package static var existing: UIApplication? { CurrentApplication.existing }

  /// Makes it the application that `shared` returns, after other applications were created temporarily.
  package final func becomeShared() { CurrentApplication.makeCurrent(self) }
}
