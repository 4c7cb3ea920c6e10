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

  /// The layer, nil where nobody ever asked for it and everything is as at the beginning.
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

  var opacity: Float {
    switch self {
    case .view(let view): view.shownOpacity
    case .layer(let layer): layer.shown.own.opacity
    }
  }

  var isHidden: Bool {
    switch self {
    case .view(let view): view.backing?.motions?.shown?.own.isHidden ?? view.traits.isHidden
    case .layer(let layer): layer.shown.own.isHidden
    }
  }

  var clips: Bool {
    switch self {
    case .view(let view): view.traits.clipsToBounds
    case .layer(let layer): layer.shown.own.masksToBounds
    }
  }

  /// The background's colour, nil when none is seen.
  var fill: Color? {
    let color: Color?
    switch self {
    case .view(let view): color = view.shownFill
    case .layer(let layer):
      color = layer.shown.own.fill.map { fill in
        fill.isDynamic ? fill.color(in: layer.enclosingTraits) : fill.drawingColor
      }
    }
    return color.flatMap { $0.alpha > 0 ? $0 : nil }
  }

  /// What was drawn, drawn now if it has to be.
  func freshContent() -> DrawnContent? {
    // A copy that is shown has contents of its own only where its animation has them drawn.
    if let animated = layer?.motions?.shown?.drawn { return animated }
    switch self {
    case .view(let view): return view.freshContent()
    case .layer(let layer):
      if let drawn = layer.drawn, drawn.isStale { layer.refreshContents() }
      return layer.drawn
    }
  }

  /// How drawn content follows a change of size.
  var contentMode: UIView.ContentMode {
    switch self {
    case .view(let view): view.display.contentMode
    case .layer(let layer): layer.shown.style.contentsGravity.contentMode
    }
  }

  /// What it holds, rear first, in the order in which it is drawn.
  var children: [PaintedNode] {
    switch self {
    case .view(let view):
      if view.paintsInOrder { return (view.children + view.decorations).map { .view($0) } }
      return LayerOrder.backToFront(view.layer.orderedSublayers).map { PaintedNode($0) }
        + view.decorations.map { .view($0) }
    case .layer(let layer):
      return LayerOrder.backToFront(layer.added.map(\.layer)).map { PaintedNode($0) }
    }
  }
}

extension PaintedNode {
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
  func children(near boxes: [CGRect]?) -> [PaintedNode] {
    guard case .view(let view) = self, let boxes,
      view.children.count >= SiblingGrid.smallestCount, view.paintsInOrder,
      let near = view.siblingGrid?.views(near: boxes)
    else { return children }
    return (near + view.decorations).map { .view($0) }
  }
}

extension UIView {
  /// Whether what the view holds is drawn in the order of its subviews.
  fileprivate final var paintsInOrder: Bool {
    guard backing?.added.isEmpty ?? true else { return false }
    return !LayerOrder.knowsDepths
      || !children.contains { ($0.backing?.shown.style.depth ?? 0) != 0 }
  }
}

extension CALayer {
  /// The surrounding in which the layer is seen.
  final var enclosingTraits: UITraitCollection { enclosingView?.traitCollection ?? .light }
}
