import Foundation
import TouchTrace

/// The classes of frameworks with their own hit-test rules.
extension SceneBuilder {
  /// Returns the assumed base class of a React Native component.
  ///
  /// A component that only its name identifies must be below React Native's root.
  func componentBase(of index: Int) -> String? {
    let name = reading.views[index].className
    guard name.hasSuffix("ComponentView"), HostClass.of(name) == nil else { return nil }
    var above = reading.views[index].parent
    while let place = above {
      if reading.views[place].className == "RCTRootComponentView" { return "RCTViewComponentView" }
      above = reading.views[place].parent
    }
    return nil
  }

  /// Returns the rectangle in which a view's hit test runs, relative to the view's corner.
  ///
  /// It contains the bounds, and subviews outside them if the class tests those.
  func reach(of index: Int) -> CGRect {
    let view = shown(index)
    let bounds = CGRect(origin: .zero, size: ViewPlacement(view).bounds.size)
    guard view.clipsToBounds != true, HostClass.of(view.className)?.asksOutside ?? false else {
      return bounds
    }
    return children[index].reduce(bounds) { area, child in
      let frame = ViewPlacement(shown(child)).frame
      return area.union(reach(of: child).offsetBy(dx: frame.minX, dy: frame.minY))
    }
  }
}

extension HostClass {
  /// Whether the class tests subviews outside its bounds.
  fileprivate var asksOutside: Bool { [.paper, .fabric, .fabricPart].contains(rule) }
}
