package import UIKit

/// Flutter's view around a platform view: it contains a point if one of its subviews does.
package final class FlutterClippingView: UIView, HostView {
  package var settings = HostSettings()

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}

/// A layer of a web page.
///
/// It is never hit itself, and its hidden state and alpha are ignored. Scrolling views inside it are hit.
package final class WebCompositingView: UIView, HostView {
  package var settings = HostSettings()

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in Self.candidates(in: self, at: point).reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return nil
  }

  /// Returns its descendants that are not page layers and contain a point, the frontmost last.
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

/// A view that is never hit; neither are its descendants.
package final class UntouchableHostView: UIView, HostView {
  package var settings = HostSettings()

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// A view whose touch area can be larger than its bounds.
package final class SlopView: UIView, HostView {
  package var settings = HostSettings()

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    enlargedBounds.contains(point)
  }
}
