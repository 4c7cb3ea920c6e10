import Drawing
import Foundation
import Geometry

/// A view, or a layer without a view, that is painted.
enum PaintedNode {
  case view(UIView)
  case layer(CALayer)

  init(_ layer: CALayer) {
    if let host = layer.host { self = .view(host) } else { self = .layer(layer) }
  }

  /// The layer; nil if it was never accessed and has default values.
  var layer: CALayer? {
    switch self {
    case .view(let view): view.backing
    case .layer(let layer): layer
    }
  }

  /// The painted layer, which is a copy while it is animated.
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

  /// Whether it is visible from its present side, as a single-sided layer is only from the front.
  func isSeen(in context: PaintContext) -> Bool {
    layer?.style.isDoubleSided ?? true || context.toScreen.determinant >= 0
  }

  var clips: Bool {
    switch self {
    case .view(let view): view.traits.clipsToBounds
    case .layer(let layer): layer.shown.own.masksToBounds
    }
  }

  /// The background colour; nil if none is visible.
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

  /// Returns the drawn content after any pending drawing.
  func freshContent(of layer: CALayer?) -> DrawnContent? {
    // A presentation copy has its own contents only if its animation draws them.
    if let animated = layer?.motions?.shown?.drawn { return animated }
    switch self {
    case .view(let view): return view.freshContent(of: layer)
    case .layer(let layer):
      if let drawn = layer.drawn, drawn.isStale { layer.refreshContents() }
      return layer.drawn
    }
  }

  /// Whether a view has content that needs no drawing code.
  var hasOwnContent: Bool {
    guard case .view(let view) = self else { return false }
    return view.hasOwnContent
  }

  /// The resizing of drawn content when the size changes.
  var contentMode: UIView.ContentMode {
    switch self {
    case .view(let view): view.display.contentMode
    case .layer(let layer): layer.shown.style.contentsGravity.contentMode
    }
  }

  /// The children in drawing order, rear first; nil without children.
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

  /// Whether it has children.
  var hasChildren: Bool {
    switch self {
    case .view(let view):
      !view.children.isEmpty || !view.decorations.isEmpty
        || !(view.backing?.added.isEmpty ?? true)
    case .layer(let layer): !layer.added.isEmpty
    }
  }

  /// Returns the children that can be visible in boxes of its coordinates; all if there are few.
  func children(near boxes: [CGRect]?) -> PaintedSiblings? {
    guard case .view(let view) = self, let boxes, view.paintsInOrder,
      let near = view.siblingIndex?.candidates(near: boxes)
    else { return children }
    let views = view.decorations.isEmpty ? near : near + view.decorations
    return views.isEmpty ? nil : .views(views)
  }
}

/// Sibling views or layers in drawing order.
enum PaintedSiblings {
  /// The subviews of a view, used directly so that most cases copy nothing.
  case views([UIView])
  case nodes([PaintedNode])

  /// Returns the sibling at a position; nil behind the last.
  func node(at index: Int) -> PaintedNode? {
    switch self {
    case .views(let views): index < views.count ? .view(views[index]) : nil
    case .nodes(let nodes): index < nodes.count ? nodes[index] : nil
    }
  }
}

extension UIView {
  /// Whether the view's children are drawn in the order of its subviews.
  fileprivate final var paintsInOrder: Bool {
    guard backing?.added.isEmpty ?? true else { return false }
    return !hasDepths || !children.contains { ($0.backing?.shown.look.depth ?? 0) != 0 }
  }

  fileprivate final var childrenAndParts: [UIView] {
    decorations.isEmpty ? children : children + decorations
  }
}

extension CALayer {
  /// The traits of the view that shows the layer.
  final var enclosingTraits: UITraitCollection { enclosingView?.traitCollection ?? .light }
}
