import Foundation
import Geometry
import TouchKit

/// A view of the whole screen with a chain of nested views, each a little smaller.
struct Nest {
  let views: [UIView]

  /// Creates the views, each smaller by an inset on each side, in points.
  init(_ depth: Int, inset: Double = 1, make: (CGRect) -> UIView = { UIView(frame: $0) }) {
    var views = [make(CGRect(origin: .zero, size: NestedBoxes.screen))]
    for _ in 0..<depth {
      let outer = views[views.count - 1]
      let view = make(outer.bounds.insetBy(dx: inset, dy: inset))
      outer.addSubview(view)
      views.append(view)
    }
    self.views = views
  }
}
