import Drawing
import Foundation
import Geometry

/// Writes the picture of a tree of views, rear first, without recursion.
@MainActor
enum ViewPainter {
  /// Opacity below which nothing is drawn.
  private static let invisible: Float = 1 / 512

  private enum Work {
    case enter(UIView)
    case leave(hasGroup: Bool)
  }

  /// Adds the picture of a view and everything below it.
  static func paint(_ root: UIView, into list: inout DisplayList) {
    var pending = [Work.enter(root)]
    while let work = pending.popLast() {
      switch work {
      case .enter(let view): enter(view, &list, &pending)
      case .leave(let hasGroup):
        if hasGroup { list.append(.endGroup) }
        list.append(.restore)
      }
    }
  }

  private static func enter(
    _ view: UIView,
    _ list: inout DisplayList,
    _ pending: inout [Work]
  ) {
    let opacity = view.shownOpacity
    guard !view.traits.isHidden, opacity > invisible else { return }
    let hasChildren = !view.children.isEmpty || !view.decorations.isEmpty
    // A view without subviews needs no layer: its one colour can be faded.
    let hasGroup = hasChildren && (opacity < 1 || view.needsMask)
    list.append(.save)
    list.append(.concatenate(view.shownGeometry.outwardTransform))
    if hasGroup {
      list.append(.beginGroup(view.group))
    } else if hasChildren, view.traits.clipsToBounds {
      list.append(.clip(view.shownGeometry.bounds))
    }
    paintBackground(of: view, fade: hasGroup ? 1 : Double(opacity), into: &list)
    pending.append(.leave(hasGroup: hasGroup))
    for part in view.decorations.reversed() { pending.append(.enter(part)) }
    for child in view.children.reversed() { pending.append(.enter(child)) }
  }

  private static func paintBackground(
    of view: UIView,
    fade: Double,
    into list: inout DisplayList
  ) {
    guard let color = view.shownFill, color.alpha > 0 else { return }
    list.append(.fillRect(view.shownGeometry.bounds, color.faded(by: fade)))
  }
}

extension UIView {
  /// Whether clipping at `bounds` needs smooth edges, because they are not upright on screen.
  fileprivate var needsMask: Bool {
    guard traits.clipsToBounds else { return false }
    let transform = shownTransformToRoot
    let isUpright =
      (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0)
    return !isUpright
  }

  /// The layer in which the view and its subviews are drawn as one.
  fileprivate var group: DrawCommand.Group {
    DrawCommand.Group(
      bounds: extent,
      opacity: Double(shownOpacity),
      mask: needsMask ? Path(rect: shownGeometry.bounds) : nil
    )
  }
}
