public import Foundation

/// The part of a controller's view that bars cover at one edge (Apple: UILayoutSupport).
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered part, in points.
  var length: CGFloat { get }
  /// The top edge of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the covered part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered part as an anchor.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide along the top or bottom edge of a controller's view.
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  nonisolated deinit {}

  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The guide along the covered top edge of the view; replaced by the safe area since iOS 11.
  public final var topLayoutGuide: any UILayoutSupport {
    edgeGuide(.top, "UIViewControllerTopLayoutGuide")
  }

  /// The guide along the covered bottom edge of the view; replaced by the safe area since iOS 11.
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
