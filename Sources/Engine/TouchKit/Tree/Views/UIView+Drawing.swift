import Drawing
import Foundation
import Geometry

extension UIView {
  /// The view's layer, created on first access.
  final var ownLayer: CALayer {
    if let backing { return backing }
    let layer = LayerMaker.makeLayer(of: Self.layerClass)
    layer.host = self
    backing = layer
    hasMotions = layer.motions != nil
    if layer.look.depth != 0 { layer.noteDepth() }
    if layer.look.sublayerTransform != nil || layer.look.hasCopies { layer.noteBending() }
    return layer
  }

  /// The view's transform in three dimensions.
  ///
  /// It is the same as `CALayer.transform` of its layer.
  public final var transform3D: CATransform3D {
    get { backing?.transform ?? CATransform3DMakeAffineTransform(geometry.transform) }
    set { layer.transform = newValue }
  }

  /// Whether the content is cleared before it is drawn; the engine always clears it.
  public final var clearsContextBeforeDrawing: Bool {
    get { display.clearsContext }
    set { display.clearsContext = newValue }
  }

  final func paintHierarchy(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
    guard let context = ContextStack.current else { return false }
    if afterUpdates { layoutIfNeeded() }
    let bounds = bounds
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    if bounds.width > 0, bounds.height > 0 {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  // MARK: - The content

  /// Creates a layer of a client's class at once, because its properties matter.
  final func prepareLayer() {
    if Self.layerClass != CALayer.self { _ = layer }
  }

  /// Returns whether any code draws the view's content.
  final func drawsContent(of layer: CALayer?) -> Bool {
    !overrides.isDisjoint(with: [.draw, .drawLayer, .displayLayer]) || (layer?.isCustom ?? false)
  }

  /// The drawn content of the view.
  final var drawing: DrawnContent {
    if let drawnContent { return drawnContent }
    let content = DrawnContent()
    drawnContent = content
    return content
  }

  final func redraw(_ rect: CGRect) {
    drawnContent?.isStale = true
    damage(rect)
  }

  /// Returns the content, drawn now if necessary; nil if no code draws it.
  final func freshContent(of layer: CALayer?) -> DrawnContent? {
    guard drawsContent(of: layer) else { return drawnContent }
    let content = drawing
    guard content.isStale, bounds.width > 0, bounds.height > 0 else { return content }
    let ownLayer = self.layer
    traitCollection.performAsCurrent { ownLayer.refreshContents() }
    return content
  }

  /// Runs pending drawing code of the view, its descendants, and layers that clients added.
  final func drawWhatIsDue() {
    forEachInSubtree { view in
      // An animated view shows its animation instead, so its pending drawing stays pending until the end.
      if view.hasMotions { DrawingNews.note() }
      _ = PaintedNode.view(view).freshContent(of: view.backing)
      for entry in view.backing?.added ?? [] { entry.layer.drawWhatIsDue() }
      return true
    }
  }

  final func maskDidChange(from old: UIView?) {
    guard old !== mask else { return }
    layer.mask = mask?.layer
  }

  // MARK: - Layout

  /// Lays out the subviews, through the layer if client code overrides its method.
  final func layoutLayer() {
    if overrides.contains(.layoutSublayers) || (backing?.isCustom ?? false) {
      layer.layoutSublayers()
    } else {
      layoutSubviews()
    }
  }

  /// Lays out the sublayers that belong to no view.
  final func layoutAddedLayers() {
    guard let backing else { return }
    for entry in backing.added { entry.layer.layoutAddedSubtree() }
    if let mask = backing.maskLayer, mask.host == nil { mask.layoutAddedSubtree() }
  }

  final func takeFittingSize() {
    let frame = frame
    let size = sizeThatFits(bounds.size)
    guard size.width.isFinite, size.height.isFinite else { return }
    bounds.size = size
    // The top left corner keeps its place.
    let moved = self.frame
    center = CGPoint(
      x: center.x + frame.minX - moved.minX,
      y: center.y + frame.minY - moved.minY
    )
  }

  final func setMargins(_ margins: UIEdgeInsets) {
    guard margins != display.ownMargins else { return }
    display.ownMargins = margins
    layoutMarginsDidChange()
    setNeedsLayout()
    noteForConstraints()
  }

  final var marginsAlongLines: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top,
      leading: isMirrored ? margins.right : margins.left,
      bottom: margins.bottom,
      trailing: isMirrored ? margins.left : margins.right
    )
  }

  final func setMarginsAlongLines(_ margins: NSDirectionalEdgeInsets) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layoutMargins = UIEdgeInsets(
      top: margins.top,
      left: isMirrored ? margins.trailing : margins.leading,
      bottom: margins.bottom,
      right: isMirrored ? margins.leading : margins.trailing
    )
  }
}

extension UIView: CALayerDelegate {}

/// Creates layers of the classes that views specify.
enum LayerMaker {
  static func makeLayer(of type: AnyClass) -> CALayer {
    guard type != CALayer.self else { return CALayer() }
    return ObjectCreation.makeObject(of: type) as? CALayer ?? CALayer()
  }

  /// Returns whether a layer class may contain client code.
  static func isCustom(_ type: AnyClass) -> Bool {
    type != CALayer.self && type != CAShapeLayer.self && type != CAGradientLayer.self
      && type != CATextLayer.self && type != CAReplicatorLayer.self
  }
}
