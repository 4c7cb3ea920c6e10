import Foundation
import TouchTrace

/// Classes of frameworks with rules of their own.
extension SceneBuilder {
  /// The class that a component of React Native is taken to be made of: of one whose name alone tells,
  /// below React Native's root.
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

  /// The rectangle, from the corner of a view, in which it is asked: its bounds, and views outside of
  /// those where its class asks them.
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
  /// Whether views of it ask subviews outside of their bounds.
  fileprivate var asksOutside: Bool { [.paper, .fabric, .fabricPart].contains(rule) }
}
