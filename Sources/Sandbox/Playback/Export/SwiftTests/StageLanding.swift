import Foundation
import Geometry
import TouchKit

/// Where a finger came down or was when it lifted: the view there, and how a test may call the place.
struct StageLanding {
  /// The name of the view that is meant; nil when no name means it alone.
  let name: String?
  /// The place as a test may call it, the most readable way first; the point itself is the last.
  let places: [StagePlace]

  /// How near to the middle of a view a finger has to be to mean the view, as a part of its size.
  private static let nearMiddle = 0.15

  /// The landing of a finger on the view that got its touch.
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
    // A button does the same wherever it is pressed.
    let meansView = isNear || view is UIButton || view is UISwitch
    self.name = name
    places = (meansView ? [.view(name)] : []) + [part, exact]
  }

  /// The view in whose middle a finger ends its way, other than the one that it came down on.
  static func end(at point: CGPoint, from start: String?, in window: UIWindow) -> StagePlace? {
    var found: StagePlace?
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      if view.isHidden { continue }
      if let name = view.accessibilityIdentifier, !name.isEmpty, name != start {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        let distance = hypot(Double(middle.x - point.x), Double(middle.y - point.y))
        // Asked last, as it goes through all views.
        if distance <= 4, StagePlace.view(named: name, in: window) === view { found = .view(name) }
      }
      waiting += view.subviews.reversed()
    }
    return found
  }
}

extension Double {
  /// The nearest number with so many decimals.
  func rounded(to decimals: Int) -> Double {
    let unit = pow(10, Double(decimals))
    let number = (self * unit).rounded() / unit
    return number == 0 ? 0 : number
  }
}
