public import Foundation
public import TouchKit

/// A target of a touch: a view, a part of one, a point of the window, or an identifier.
public protocol TouchTarget {
  /// Returns the place of the target on a stage, in window points; nil if there is no such target.
  func point(on stage: Stage) -> CGPoint?

  /// Returns the view that the test means to hit; nil for a target without a view.
  func view(on stage: Stage) -> UIView?
}

extension UIView: TouchTarget {
  /// Returns the middle of the view's bounds, in window points.
  public func point(on stage: Stage) -> CGPoint? { middle }

  /// Returns the view itself.
  public func view(on stage: Stage) -> UIView? { self }

  /// Returns a place in the view, as fractions of its size; (0, 0) is its upper left corner.
  public func part(_ x: CGFloat, _ y: CGFloat) -> ViewPart {
    ViewPart(view: self, x: x, y: y)
  }
}

extension CGPoint: TouchTarget {
  /// Returns the point itself, in window points.
  public func point(on stage: Stage) -> CGPoint? { self }

  /// Returns nil, because a point has no view.
  public func view(on stage: Stage) -> UIView? { nil }
}

extension String: TouchTarget {
  /// Returns the middle of the view with this accessibility identifier, in window points.
  public func point(on stage: Stage) -> CGPoint? { view(on: stage)?.middle }

  /// Returns the first view with this accessibility identifier, from the root down.
  public func view(on stage: Stage) -> UIView? {
    var waiting: [UIView] = [stage.window]
    while let view = waiting.popLast() {
      if view.accessibilityIdentifier == self { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }

  /// Returns a place in that view, as fractions of its size; (0, 0) is its upper left corner.
  public func part(_ x: CGFloat, _ y: CGFloat) -> IdentifiedPart {
    IdentifiedPart(identifier: self, x: x, y: y)
  }
}

/// A place in the view with an accessibility identifier, given as fractions of its size.
public struct IdentifiedPart: TouchTarget {
  let identifier: String
  let x: CGFloat
  let y: CGFloat

  /// Returns the place, in window points; nil if there is no such view.
  public func point(on stage: Stage) -> CGPoint? {
    view(on: stage)?.part(x, y).point(on: stage)
  }

  /// Returns the view; nil if there is no such view.
  public func view(on stage: Stage) -> UIView? { identifier.view(on: stage) }
}

/// A place in a view, given as fractions of its size.
public struct ViewPart: TouchTarget {
  let view: UIView
  let x: CGFloat
  let y: CGFloat

  /// Returns the place, in window points.
  public func point(on stage: Stage) -> CGPoint? {
    let bounds = view.bounds
    let point = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
    return view.convert(point, to: nil)
  }

  /// Returns the view.
  public func view(on stage: Stage) -> UIView? { view }
}
