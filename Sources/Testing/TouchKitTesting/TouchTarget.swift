public import Foundation
public import TouchKit

/// Something that a test points at: a view, a part of one, a point of the window, an identifier.
public protocol TouchTarget {
  /// Where that is on a stage, in window points; nil when there is no such thing.
  func point(on stage: Stage) -> CGPoint?

  /// The view that is meant to be hit, if one is.
  func view(on stage: Stage) -> UIView?
}

extension UIView: TouchTarget {
  /// The middle of the view's bounds, in window points.
  public func point(on stage: Stage) -> CGPoint? { middle }

  /// The view itself.
  public func view(on stage: Stage) -> UIView? { self }

  /// A place in the view, as fractions of its size: (0, 0) is its upper left corner.
  public func part(_ x: CGFloat, _ y: CGFloat) -> ViewPart {
    ViewPart(view: self, x: x, y: y)
  }
}

extension CGPoint: TouchTarget {
  /// The point itself, in window points.
  public func point(on stage: Stage) -> CGPoint? { self }

  /// No view in particular.
  public func view(on stage: Stage) -> UIView? { nil }
}

extension String: TouchTarget {
  /// The middle of the view with this accessibility identifier, in window points.
  public func point(on stage: Stage) -> CGPoint? { view(on: stage)?.middle }

  /// The view with this accessibility identifier, the first one from the root down.
  public func view(on stage: Stage) -> UIView? {
    var waiting: [UIView] = [stage.window]
    while let view = waiting.popLast() {
      if view.accessibilityIdentifier == self { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }

  /// A place in that view, as fractions of its size: (0, 0) is its upper left corner.
  public func part(_ x: CGFloat, _ y: CGFloat) -> IdentifiedPart {
    IdentifiedPart(identifier: self, x: x, y: y)
  }
}

/// A place in the view with an accessibility identifier, given as fractions of its size.
public struct IdentifiedPart: TouchTarget {
  let identifier: String
  let x: CGFloat
  let y: CGFloat

  /// The place, in window points; nil when there is no such view.
  public func point(on stage: Stage) -> CGPoint? {
    view(on: stage)?.part(x, y).point(on: stage)
  }

  /// The view; nil when there is none.
  public func view(on stage: Stage) -> UIView? { identifier.view(on: stage) }
}

/// A place in a view, given as fractions of its size.
public struct ViewPart: TouchTarget {
  let view: UIView
  let x: CGFloat
  let y: CGFloat

  /// The place, in window points.
  public func point(on stage: Stage) -> CGPoint? {
    let bounds = view.bounds
    let point = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
    return view.convert(point, to: nil)
  }

  /// The view.
  public func view(on stage: Stage) -> UIView? { view }
}
