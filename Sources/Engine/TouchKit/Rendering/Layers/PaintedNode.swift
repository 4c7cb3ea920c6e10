import Drawing
import Foundation
import Geometry

/// A view, or a layer that belongs to none, on its way into the picture.
enum PaintedNode {
  case view(UIView)
  case layer(CALayer)

  init(_ layer: CALayer) {
    if let host = layer.host { self = .view(host) } else { self = .layer(layer) }
  }

  /// The layer, nil where it was never asked for and everything is as at the beginning.
  var layer: CALayer? {
    switch self {
    case .view(let view): view.backing
    case .layer(let layer): layer
    }
  }

  /// The layer as it is painted, which is a copy while it is animated.
  var shownLayer: CALayer? { layer?.shown }

  var geometry: ViewGeometry {
    switch self {
    case .view(let view): view.shownGeometry
    case .layer(let layer): layer.shown.own.geometry
    }
  }

  var bounds: CGRect {
    switch self {
    case .view(let view): view.shownBounds
    case .layer(let layer): layer.shown.own.geometry.bounds
    }
  }

  var opacity: Float {
    switch self {
    case .view(let view): view.shownOpacity
    case .layer(let layer): layer.shown.own.opacity
    }
  }

  var isHidden: Bool {
    switch self {
    case .view(let view): view.isShownHidden
    case .layer(let layer): layer.shown.own.isHidden
    }
  }

  /// Whether its front is turned to the user, if it cannot be seen from behind.
  func isSeen(in context: PaintContext) -> Bool {
    layer?.style.isDoubleSided ?? true || context.toScreen.determinant >= 0
  }

  var clips: Bool {
    switch self {
    case .view(let view): view.traits.clipsToBounds
    case .layer(let layer): layer.shown.own.masksToBounds
    }
  }

  /// The background's colour, nil when none is seen.
  var fill: Color? {
    var color: Color?
    switch self {
    case .view(let view): color = view.shownFill
    case .layer(let layer):
      if let fill = layer.shown.own.fill {
        color = fill.isDynamic ? fill.color(in: layer.enclosingTraits) : fill.drawingColor
      }
    }
    guard let color, color.alpha > 0 else { return nil }
    return color
  }

  /// What was drawn, drawn now if it has to be.
  func freshContent(of layer: CALayer?) -> DrawnContent? {
    // A copy that is shown has contents of its own only where its animation has them drawn.
    if let animated = layer?.motions?.shown?.drawn { return animated }
    switch self {
    case .view(let view): return view.freshContent(of: layer)
    case .layer(let layer):
      if let drawn = layer.drawn, drawn.isStale { layer.refreshContents() }
      return layer.drawn
    }
  }

  /// Whether a view shows something that needs no drawing code.
  var hasOwnContent: Bool {
    guard case .view(let view) = self else { return false }
    return view.hasOwnContent
  }

  /// How drawn content follows a change of size.
  var contentMode: UIView.ContentMode {
    switch self {
    case .view(let view): view.display.contentMode
    case .layer(let layer): layer.shown.style.contentsGravity.contentMode
    }
  }

  /// What it holds, rear first, in the order in which it is drawn; nil when that is nothing.
  var children: PaintedSiblings? {
    guard hasChildren else { return nil }
    switch self {
    case .view(let view):
      if view.paintsInOrder { return .views(view.childrenAndParts) }
      let layers = LayerOrder.backToFront(view.layer.orderedSublayers).map { PaintedNode($0) }
      return .nodes(layers + view.decorations.map { .view($0) })
    case .layer(let layer):
      return .nodes(LayerOrder.backToFront(layer.added.map(\.layer)).map { PaintedNode($0) })
    }
  }

  /// Whether it holds anything.
  var hasChildren: Bool {
    switch self {
    case .view(let view):
      !view.children.isEmpty || !view.decorations.isEmpty
        || !(view.backing?.added.isEmpty ?? true)
    case .layer(let layer): !layer.added.isEmpty
    }
  }

  /// Of many children those that may be seen in boxes of its coordinates; else all of them.
  func children(near boxes: [CGRect]?) -> PaintedSiblings? {
    guard case .view(let view) = self, let boxes, view.paintsInOrder,
      let near = view.siblingIndex?.candidates(near: boxes)
    else { return children }
    let views = view.decorations.isEmpty ? near : near + view.decorations
    return views.isEmpty ? nil : .views(views)
  }
}

/// Views or layers that are painted one after the other.
enum PaintedSiblings {
  /// A view's subviews as they are, so that nothing has to be copied in most cases.
  case views([UIView])
  case nodes([PaintedNode])

  /// The one at a position; nil behind the last.
  func node(at index: Int) -> PaintedNode? {
    switch self {
    case .views(let views): index < views.count ? .view(views[index]) : nil
    case .nodes(let nodes): index < nodes.count ? nodes[index] : nil
    }
  }
}

extension UIView {
  /// Whether what the view holds is drawn in the order of its subviews.
  fileprivate final var paintsInOrder: Bool {
    guard backing?.added.isEmpty ?? true else { return false }
    return !hasDepths || !children.contains { ($0.backing?.shown.look.depth ?? 0) != 0 }
  }

  fileprivate final var childrenAndParts: [UIView] {
    decorations.isEmpty ? children : children + decorations
  }
}

extension CALayer {
  /// The surrounding in which the layer is seen.
  final var enclosingTraits: UITraitCollection { enclosingView?.traitCollection ?? .light }
}
