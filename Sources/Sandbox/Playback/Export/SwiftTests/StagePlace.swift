import Foundation
import TouchKit

/// The place of a finger in an exported test: a view by its identifier, if possible.
enum StagePlace: Hashable {
  /// The middle of the view with an identifier.
  case view(String)
  /// A position in the view, as fractions of its size.
  case part(String, x: CGFloat, y: CGFloat)
  /// A point of the window.
  case point(CGPoint)

  /// The place in Swift.
  var code: String {
    switch self {
    case .view(let name): SwiftTest.literal(name)
    case .part(let name, let x, let y):
      "\(SwiftTest.literal(name)).part(\(SwiftTest.number(x)), \(SwiftTest.number(y)))"
    case .point(let point): SwiftTest.code(of: point)
    }
  }

  /// Returns the point in a window; nil if there is no such view.
  func point(in window: UIWindow) -> CGPoint? {
    switch self {
    case .view(let name): Self.point(in: Self.view(named: name, in: window), 0.5, 0.5)
    case .part(let name, let x, let y): Self.point(in: Self.view(named: name, in: window), x, y)
    case .point(let point): point
    }
  }

  private static func point(in view: UIView?, _ x: CGFloat, _ y: CGFloat) -> CGPoint? {
    guard let view else { return nil }
    let bounds = view.bounds
    return view.convert(
      CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y),
      to: nil
    )
  }

  /// Returns the view that a stage finds for an identifier: the first one from the window down.
  static func view(named name: String, in window: UIWindow) -> UIView? {
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      if view.accessibilityIdentifier == name { return view }
      waiting += view.subviews.reversed()
    }
    return nil
  }
}
