import Drawing
public import Foundation
import Geometry

/// The visible part of a view: its geometry, colour, border, corners, shadow and contents (Apple: CALayer).
///
/// Every view has a layer, and both share the properties that they have in common. A layer without a view can also be a
/// sublayer of another. Layers receive no touches.
@preconcurrency @MainActor
open class CALayer: NSObject {
  // MARK: - Stored state

  /// The links to the view and to other layers, whose `deinit` changes them on any thread.
  nonisolated(unsafe) final var links = LayerLinks()
  final lazy var own = LayerPlace()
  final var style = LayerStyle() {
    didSet {
      look = LayerLook(style)
      if look.depth != 0 { noteDepth() }
    }
  }
  private(set) final var look = LayerLook.usual
  /// Whether the class can override the engine's behaviour.
  final let isCustom: Bool
  final var drawn: DrawnContent?
  /// The running animations of the layer; nil for none.
  final var motions: LayerAnimations? { didSet { host?.hasMotions = motions != nil } }
  /// Rarely used properties; nil while all have default values.
  final var rare: RareLayerState?

  // MARK: - Creating

  /// Creates a layer of size zero.
  public override init() {
    isCustom = LayerMaker.isCustom(Self.self)
    super.init()
  }

  /// Creates a copy of a layer for presentation.
  ///
  /// Called for `presentation()`. Subclasses copy their own properties.
  public init(layer: Any) {
    isCustom = LayerMaker.isCustom(Self.self)
    super.init()
    if let layer = layer as? CALayer { copyLook(of: layer) }
  }

  /// Creates a layer of size zero; this platform has no archives of layers.
  public required init?(coder: NSCoder) {
    isCustom = LayerMaker.isCustom(Self.self)
    super.init()
  }

  nonisolated deinit {
    LayerTeardown.dismantle(&links.added)
    AssociatedObjects.forget(ObjectIdentifier(self))
  }

  /// The delegate, which draws the layer and lays out its sublayers; a view's layer has the view.
  open weak var delegate: (any CALayerDelegate)? {
    get { host ?? rare?.delegate }
    set { setRare(newValue != nil) { $0.delegate = newValue } }
  }

  /// A name for the client's own use.
  open var name: String? {
    get { rare?.name }
    set { setRare(newValue != nil) { $0.name = newValue } }
  }

  // MARK: - Geometry

  /// The rectangle of the layer in its superlayer, in points.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  /// The layer's own coordinates: the origin of its contents, and its size, in points.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { updateGeometry { $0.bounds = newValue } }
  }

  /// The position of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { geometry.center }
    set { updateGeometry { $0.center = newValue } }
  }

  /// The point of `bounds` at `position`, as fractions of the size; the middle by default.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { updateGeometry { $0.anchorPoint = newValue } }
  }

  /// The depth at which the layer is drawn among its siblings; 0 by default.
  ///
  /// Siblings at the same depth are drawn in their order. It does not affect touches.
  open var zPosition: CGFloat {
    get { style.depth }
    set { updateLook(.zPosition) { style.depth = newValue } }
  }

  /// The transform of the layer about its anchor; the identity by default.
  ///
  /// Only the two-dimensional part is drawn, seen from the front; the rest is stored.
  open var transform: CATransform3D {
    get { style.spatialTransform ?? CATransform3DMakeAffineTransform(geometry.transform) }
    set { setTransform(newValue) }
  }

  // MARK: - Appearance

  /// The colour that fills `bounds`; nil for none.
  open var backgroundColor: CGColor? {
    get { fill?.cgColor }
    set { setFill(newValue.map { UIColor(cgColor: $0) }) }
  }

  /// The opacity of the layer and its sublayers, 0…1; 1 by default.
  open var opacity: Float {
    get { host?.traits.opacity ?? own.opacity }
    set { setOpacity(newValue) }
  }

  /// Whether the layer and its sublayers are hidden; false by default.
  open var isHidden: Bool {
    get { host?.traits.isHidden ?? own.isHidden }
    set { setHidden(newValue) }
  }

  /// Whether sublayers and contents are clipped to `bounds` and its rounded corners; false by default.
  open var masksToBounds: Bool {
    get { host?.traits.clipsToBounds ?? own.masksToBounds }
    set { setMasksToBounds(newValue) }
  }

  /// The radius of the corners in points, at most half the shorter side; 0 by default.
  ///
  /// It rounds the background and the border; contents and sublayers only with `masksToBounds`.
  open var cornerRadius: CGFloat {
    get { style.cornerRadius }
    set { updateLook(.cornerRadius) { style.cornerRadius = newValue } }
  }

  /// The corners that are rounded; all four by default.
  open var maskedCorners: CACornerMask {
    get { style.corners }
    set { updateLook { style.corners = newValue } }
  }

  /// The width of the border inside the edge, in points; 0 by default.
  ///
  /// The border is drawn in front of contents and sublayers.
  open var borderWidth: CGFloat {
    get { style.borderWidth }
    set { updateLook(.borderWidth) { style.borderWidth = newValue } }
  }

  /// The colour of the border; black by default.
  open var borderColor: CGColor? {
    get { style.borderColor }
    set { updateLook(.borderColor) { style.borderColor = newValue ?? .clear } }
  }

  /// The colour of the shadow; black by default.
  open var shadowColor: CGColor? {
    get { style.shadowColor }
    set { updateLook(.shadowColor) { style.shadowColor = newValue } }
  }

  /// The opacity of the shadow, 0…1; 0 by default.
  ///
  /// `masksToBounds` clips the shadow away.
  open var shadowOpacity: Float {
    get { style.shadowOpacity }
    set { updateLook(.shadowOpacity) { style.shadowOpacity = newValue } }
  }

  /// The offset of the shadow, in points; 3 points upwards by default.
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { updateLook(.shadowOffset) { style.shadowOffset = newValue } }
  }

  /// The softness of the shadow, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { style.shadowRadius }
    set { updateLook(.shadowRadius) { style.shadowRadius = newValue } }
  }

  /// The path that casts the shadow; nil for the visible content of the layer.
  open var shadowPath: CGPath? {
    get { style.shadowPath }
    set { updateLook(.shadowPath) { style.shadowPath = newValue } }
  }

  /// A layer whose opaque parts make this one visible; nil for no mask.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  // MARK: - Animations

  /// Adds a copy of an animation, which replaces one of the same key.
  ///
  /// It begins when the layer is in a window, and ends when it leaves it.
  open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, key: key) }

  /// Stops the animation with a key.
  open func removeAnimation(forKey key: String) { stopAnimation(named: key) }

  /// Stops all animations, including those of the view for a view's layer.
  open func removeAllAnimations() { stopAllAnimations() }

  /// Returns the keys of the animations, in the order in which they were added; nil without animations.
  open func animationKeys() -> [String]? { animationNames }

  /// Returns the animation with a key, which must not be changed; nil if it does not exist.
  open func animation(forKey key: String) -> CAAnimation? { addedAnimation(named: key) }

  /// The actions for changes of properties, by their names; nil by default.
  open var actions: [String: any CAAction]? {
    get { rare?.actions }
    set { setRare(newValue != nil) { $0.actions = newValue } }
  }

  /// Returns the action for a change of a property, from the delegate, `actions` or the class.
  ///
  /// For nil, the change is animated by default; for `NSNull`, it is visible at once. It is called for layers without a
  /// view.
  open func action(forKey event: String) -> (any CAAction)? { namedAction(event) }

  /// Returns the action of a layer class for a change of a property; nil unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether a change of a client's value by name requires drawing; false unless overridden.
  ///
  /// The contents are then also drawn at each step of an animation.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the value of a property, or of a part such as `transform.rotation.z`, by its name.
  open func value(forKeyPath keyPath: String) -> Any? { value(at: keyPath) }

  /// Sets a property, or a part of one, by its name; other names are the client's own.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, at: keyPath) }

  /// Returns the value of a property by its name.
  open func value(forKey key: String) -> Any? { value(at: key) }

  /// Sets a property by its name; other names are the client's own.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, at: key) }

  /// Returns the value of a property for animations; nil if the layer has no such property.
  func value(of key: LayerKey) -> LayerValue? { commonValue(of: key) }

  /// Sets a property on a copy made for presentation.
  func adopt(_ value: LayerValue, for key: LayerKey) { adoptCommon(value, for: key) }

  // MARK: - Contents

  /// The contents in front of the background: a `CGImage` or a `UIImage`.
  open var contents: Any? {
    get { style.contents }
    set { setContents(newValue) }
  }

  /// The alignment or stretching of the contents; stretched by default.
  open var contentsGravity: CALayerContentsGravity {
    get { style.contentsGravity }
    set { updateLook { style.contentsGravity = newValue } }
  }

  /// The number of pixels of the contents per point; 1 by default.
  open var contentsScale: CGFloat {
    get { style.contentsScale }
    set { updateLook { style.contentsScale = newValue } }
  }

  /// The visible part of the contents, as fractions of their size; all of them by default.
  open var contentsRect: CGRect {
    get { style.contentsRect }
    set { updateLook(.contentsRect) { style.contentsRect = newValue } }
  }

  /// Whether contents are drawn again when the size changes, instead of stretched; false by default.
  open var needsDisplayOnBoundsChange = false

  /// Schedules the drawing of the contents before the next frame.
  open func setNeedsDisplay() { setNeedsDisplay(bounds) }

  /// Schedules the drawing of the contents before the next frame, because a part of them changed.
  ///
  /// All contents are drawn, but only that part of the screen is painted again.
  open func setNeedsDisplay(_ r: CGRect) { noteStaleContents(r) }

  /// Whether the contents have to be drawn.
  open func needsDisplay() -> Bool { content.isStale }

  /// Draws the contents now if they have to be drawn.
  open func displayIfNeeded() { if needsDisplay() { refreshContents() } }

  /// Provides the contents.
  ///
  /// Called before the next frame after `setNeedsDisplay()`. The default calls the delegate, which by default calls
  /// `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents; the default calls the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// The bounding box of the layer's own shape, without background, border and contents.
  ///
  /// It can extend beyond `bounds`; only the engine's own layer classes have one.
  var shapeBox: CGRect { .null }

  /// Whether the layer has a shape of its own.
  var hasShape: Bool { false }

  /// Draws the layer's own shape, without background, border and contents.
  func paintShape(into list: inout DisplayList) {}

  // MARK: - Layout

  /// Schedules a call of `layoutSublayers()` before the next frame.
  open func setNeedsLayout() { requestLayout() }

  /// Lays out this layer and its descendants now where layout is pending.
  open func layoutIfNeeded() { layoutSubtree() }

  /// Lays out the sublayers; the default calls the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: - Tree

  /// The layer that contains this one.
  open var superlayer: CALayer? {
    if let original { return original.superlayer?.presentationLook }
    return holder ?? host?.parent?.layer
  }

  /// The sublayers, the front one last; nil without sublayers.
  ///
  /// They include the layers of a view's subviews.
  open var sublayers: [CALayer]? {
    get { orderedSublayers.isEmpty ? nil : orderedSublayers }
    set { replaceSublayers(by: newValue ?? []) }
  }

  /// Adds a layer in front of all sublayers and removes it from its former superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Adds a layer at a position among the sublayers; 0 is the rearmost.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Adds a layer right behind one of the sublayers.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Adds a layer right in front of one of the sublayers.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Replaces one of the sublayers by another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insert(newLayer, beside: oldLayer, offset: 1)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer; the layer of a view removes the view too.
  open func removeFromSuperlayer() { detach() }

  // MARK: - Asking

  /// Whether a point in the layer's coordinates is inside `bounds`.
  open func contains(_ p: CGPoint) -> Bool { geometry.contains(p) }

  /// Returns the frontmost of this layer and its descendants at a point; nil without one.
  ///
  /// The point is in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { layer(at: p) }

  /// Returns a copy of the layer as it is shown at the moment, during animations too.
  open func presentation() -> Self? { presentationCopy() }

  /// Returns the model layer of a presentation copy; any other layer returns itself.
  open func model() -> Self { (original as? Self) ?? self }
}
