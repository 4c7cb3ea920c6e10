package import UIKit

/// Flutter's view around a platform view: it contains a point if a view in it does.
package final class FlutterClippingView: UIView, HostView {
  package var settings = HostSettings()

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}

/// A layer of a web page: never hit itself, and neither hidden nor alpha count; what scrolls in it
/// is hit.
package final class WebCompositingView: UIView, HostView {
  package var settings = HostSettings()

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in Self.candidates(in: self, at: point).reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return nil
  }

  /// The views in it that are no layers of a page and contain a point, the front one last.
  private static func candidates(in view: UIView, at point: CGPoint) -> [UIView] {
    view.subviews.flatMap { subview -> [UIView] in
      let place = view.convert(point, to: subview)
      let isInside = subview.bounds.contains(place)
      guard isInside || !subview.clipsToBounds else { return [] }
      let inner = candidates(in: subview, at: place)
      let counts = isInside && subview.isUserInteractionEnabled && !(subview is WebCompositingView)
      return counts ? [subview] + inner : inner
    }
  }
}

/// A view that is never hit, nor any view in it.
package final class UntouchableHostView: UIView, HostView {
  package var settings = HostSettings()

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// A view whose area for touches can be larger than its bounds.
package final class SlopView: UIView, HostView {
  package var settings = HostSettings()

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    enlargedBounds.contains(point)
  }
}
