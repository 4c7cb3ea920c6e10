package import UIKit

/// The detector of react-native-gesture-handler.
///
/// Its layout always reports that a view in it extends outside of it.
package final class GestureDetectorView: ReactFabricPartView {
  override var hasOverflow: Bool { true }
}

/// The wrapper around a button of react-native-gesture-handler, which hit-tests only that button.
package final class GestureButtonWrapper: ReactFabricPartView {
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return refuse() }
    return subviews.first.flatMap { ask($0, at: point, with: event) }
  }
}

/// The button of react-native-gesture-handler.
///
/// It returns the nearest view that acts, from the hit view upwards, including its own ancestors.
package final class GestureButton: UIControl, HostView {
  package var settings = HostSettings()

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    switch settings.pointerEvents {
    case .none: return nil
    case .boxOnly: return self.point(inside: point, with: event) ? self : refuse()
    case .boxNone:
      for view in subviews.reversed() where !view.isHidden && view.alpha > 0 {
        if let found = ask(view, at: point, with: event), Self.acts(found) { return found }
      }
      return nil
    case .auto:
      var found = super.hitTest(point, with: event)
      while let view = found, !Self.acts(view) { found = view.superview }
      return found
    }
  }

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    enlargedBounds.contains(point)
  }

  private static func acts(_ view: UIView) -> Bool {
    view is UIControl || view.gestureRecognizers?.contains(where: \.isEnabled) ?? false
  }
}

/// The container of react-native-screens over the whole window, which is never hit itself.
package final class FullWindowOverlayView: UIView, HostView {
  package var settings = HostSettings()

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden else { return refuse() }
    guard !clipsToBounds || self.point(inside: point, with: event) else { return refuse() }
    return answer(of: subviewsByZIndex, at: point, with: event)
  }

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { view in
      view.isUserInteractionEnabled
        && view.point(inside: convert(point, to: view), with: event)
    }
  }
}

/// A drawing of react-native-svg, which only checks its size.
package final class SVGDrawingView: ReactFabricPartView {
  package override var hitTestRectangles: [CGRect] { [CGRect(origin: .zero, size: bounds.size)] }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // The drawing ignores a bounds origin, and includes all of its edges.
    let isInSize = 0...bounds.width ~= point.x && 0...bounds.height ~= point.y
    return isInSize && bounds.contains(point) ? self : refuse()
  }
}
