public import Foundation

/// What a controller's bars cover of its view at one edge (Apple: UILayoutSupport).
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much that is, in points.
  var length: CGFloat { get }
  /// Its upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Its height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide along the upper or lower edge of a controller's view.
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  nonisolated deinit {}

  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The upper edge of the view, as high as what covers it; replaced by the safe area since iOS 11.
  public final var topLayoutGuide: any UILayoutSupport {
    edgeGuide(.top, "UIViewControllerTopLayoutGuide")
  }

  /// The lower edge of the view, as high as what covers it; replaced by the safe area since iOS 11.
  public final var bottomLayoutGuide: any UILayoutSupport {
    edgeGuide(.bottom, "UIViewControllerBottomLayoutGuide")
  }

  private func edgeGuide(_ rule: GuideRule, _ name: String) -> EdgeLayoutGuide {
    let view: UIView = self.view
    let record = view.ownConstraintRecord
    if let guide = record.ruledGuides[rule] as? EdgeLayoutGuide { return guide }
    let guide = EdgeLayoutGuide()
    guide.rule = rule
    guide.identifier = name
    guide.owningView = view
    record.ruledGuides[rule] = guide
    return guide
  }
}
