import Foundation
import Geometry
import TouchKit

/// The place where a finger came down or lifted: the view, and the ways in which a test can name it.
struct StageLanding {
  /// The name of the intended view; nil if no name identifies it uniquely.
  let name: String?
  /// The ways to name the place in a test, the most readable first; the last one is the point itself.
  let places: [StagePlace]

  /// The maximum distance from the middle of a view to count as the view, as a fraction of its size.
  private static let nearMiddle = 0.15

  /// Creates the landing of a finger on the view that received its touch.
  init(at point: CGPoint, on view: UIView?, in window: UIWindow) {
    let exact = StagePlace.point(point)
    guard let view, let name = view.accessibilityIdentifier, !name.isEmpty,
      StagePlace.view(named: name, in: window) === view, view.bounds.width > 0,
      view.bounds.height > 0
    else {
      (self.name, places) = (nil, [exact])
      return
    }
    let inside = view.convert(point, from: nil)
    let x = Double((inside.x - view.bounds.minX) / view.bounds.width)
    let y = Double((inside.y - view.bounds.minY) / view.bounds.height)
    let part = StagePlace.part(name, x: CGFloat(x.rounded(to: 2)), y: CGFloat(y.rounded(to: 2)))
    let isNear = abs(x - 0.5) <= Self.nearMiddle && abs(y - 0.5) <= Self.nearMiddle
    // A button reacts the same at every point.
    let meansView = isNear || view is UIButton || view is UISwitch
    self.name = name
    places = (meansView ? [.view(name)] : []) + [part, exact]
  }

  /// Returns the view in whose middle a finger ends, if it is not the one that the finger came down on.
  static func end(at point: CGPoint, from start: String?, in window: UIWindow) -> StagePlace? {
    var found: StagePlace?
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      if view.isHidden { continue }
      if let name = view.accessibilityIdentifier, !name.isEmpty, name != start {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        let distance = hypot(Double(middle.x - point.x), Double(middle.y - point.y))
        // This check is last, because it visits all views.
        if distance <= 4, StagePlace.view(named: name, in: window) === view { found = .view(name) }
      }
      waiting += view.subviews.reversed()
    }
    return found
  }
}

extension Double {
  /// Returns the nearest number with some decimals.
  func rounded(to decimals: Int) -> Double {
    let unit = pow(10, Double(decimals))
    let number = (self * unit).rounded() / unit
    return number == 0 ? 0 : number
  }
}
