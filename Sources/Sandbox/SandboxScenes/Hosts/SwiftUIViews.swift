package import UIKit

/// SwiftUI's root view: `_UIHostingView`.
///
/// Up to iOS 17 it decides as UIKit does. On iOS 18 it is asked twice for a touch, and answers itself
/// the second time where an element is. On iOS 26 elements have no views.
package final class SwiftUIHostView: UIView, HostView {
  package var settings = HostSettings()

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard let iOS = settings.iOS, iOS >= 18, found is SwiftUIElementView else { return found }
    return self
  }
}

/// A view that draws an element of SwiftUI: a view up to iOS 18, and nothing that can be hit on 26.
package final class SwiftUIElementView: UIView, HostView {
  package var settings = HostSettings()

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    (settings.iOS ?? 17) >= 26 ? nil : super.hitTest(point, with: event)
  }
}
