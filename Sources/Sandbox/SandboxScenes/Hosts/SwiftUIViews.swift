package import UIKit

/// SwiftUI's root view: `_UIHostingView`.
///
/// Up to iOS 17 its hit-test is UIKit's. On iOS 18 it is hit-tested twice per touch, and returns itself
/// the second time where there is an element. On iOS 26 elements have no views.
package final class SwiftUIHostView: UIView, HostView {
  package var settings = HostSettings()

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard let iOS = settings.iOS, iOS >= 18, found is SwiftUIElementView else { return found }
    return self
  }
}

/// A view that draws a SwiftUI element; up to iOS 18 it can be hit, on iOS 26 it cannot.
package final class SwiftUIElementView: UIView, HostView {
  package var settings = HostSettings()

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    (settings.iOS ?? 17) >= 26 ? nil : super.hitTest(point, with: event)
  }
}
