import Drawing
public import Foundation
import Geometry

/// What a view shows: its place, colour, border, corners, shadow and contents (Apple: CALayer).
///
/// Every view has a layer; what both know is one and the same, whichever is asked. A layer can also
/// stand by itself among the sublayers of another. Layers take no touches.
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
  /// Whether the class may do something of its own.
  final let isCustom: Bool
  final var drawn: DrawnContent?
  /// The animations that run on it; nil for none.
  final var motions: LayerAnimations? { didSet { host?.hasMotions = motions != nil } }
  /// Rarely used properties; nil while all have their usual values.
  final var rare: RareLayerState?

  // MARK: - Creating

  /// Creates a layer of size zero.
  public override init() {
    isCustom = LayerMaker.isCustom(Self.self)
    super.init()
  }

  /// Creates a copy of a layer that shows what that layer shows.
  ///
  /// Called for `presentation()`. Subclasses copy their own properties.
  public init(layer: Any) {
    isCustom = LayerMaker.isCustom(Self.self)
    super.init()
    if let layer = layer as? CALayer { copyLook(of: layer) }
  }

  /// Creates a layer of size zero; archives of layers do not exist on this platform.
  public required init?(coder: NSCoder) {
    isCustom = LayerMaker.isCustom(Self.self)
    super.init()
  }

  nonisolated deinit {
    LayerTeardown.dismantle(&links.added)
    AssociatedObjects.forget(ObjectIdentifier(self))
  }

  /// The delegate, which draws the layer and places its sublayers: the view, for a view's layer.
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

  /// The rectangle the layer occupies in the layer that holds it, in points.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  /// The layer's own coordinates: where its contents begin, and its size, in points.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { updateGeometry { $0.bounds = newValue } }
  }

  /// Where the anchor point lies in the layer that holds this one, in points.
  open var position: CGPoint {
    get { geometry.center }
    set { updateGeometry { $0.center = newValue } }
  }

  /// The point of `bounds` that lies on `position`, as fractions of the size; the middle unless
  /// set.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { updateGeometry { $0.anchorPoint = newValue } }
  }

  /// How far in front of its siblings the layer is drawn; 0 unless set.
  ///
  /// Siblings at the same depth are drawn in their order. Without influence on touches.
  open var zPosition: CGFloat {
    get { style.depth }
    set { updateLook(.zPosition) { style.depth = newValue } }
  }

  /// How the layer is turned, scaled or moved about its anchor; the identity unless set.
  ///
  /// What it does in the plane is drawn, seen from the front; the rest is kept.
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

  /// How much of the layer and its sublayers shows, 0…1; 1 unless set.
  open var opacity: Float {
    get { host?.traits.opacity ?? own.opacity }
    set { setOpacity(newValue) }
  }

  /// Whether the layer and its sublayers are not seen; false unless set.
  open var isHidden: Bool {
    get { host?.traits.isHidden ?? own.isHidden }
    set { setHidden(newValue) }
  }

  /// Whether sublayers and contents are cut at `bounds` and its round corners; false unless set.
  open var masksToBounds: Bool {
    get { host?.traits.clipsToBounds ?? own.masksToBounds }
    set { setMasksToBounds(newValue) }
  }

  /// The radius of the corners in points, at most half the shorter side; 0 unless set.
  ///
  /// Rounds the background and the border; contents and sublayers only with `masksToBounds`.
  open var cornerRadius: CGFloat {
    get { style.cornerRadius }
    set { updateLook(.cornerRadius) { style.cornerRadius = newValue } }
  }

  /// Which corners are round; all four unless set.
  open var maskedCorners: CACornerMask {
    get { style.corners }
    set { updateLook { style.corners = newValue } }
  }

  /// How wide the line inside the edge is, in points; 0 unless set.
  ///
  /// The border is drawn in front of contents and sublayers.
  open var borderWidth: CGFloat {
    get { style.borderWidth }
    set { updateLook(.borderWidth) { style.borderWidth = newValue } }
  }

  /// The colour of the border; black unless set.
  open var borderColor: CGColor? {
    get { style.borderColor }
    set { updateLook(.borderColor) { style.borderColor = newValue ?? .clear } }
  }

  /// The colour of the shadow; black unless set.
  open var shadowColor: CGColor? {
    get { style.shadowColor }
    set { updateLook(.shadowColor) { style.shadowColor = newValue } }
  }

  /// How much of the shadow shows, 0…1; 0 unless set.
  ///
  /// `masksToBounds` cuts the shadow away.
  open var shadowOpacity: Float {
    get { style.shadowOpacity }
    set { updateLook(.shadowOpacity) { style.shadowOpacity = newValue } }
  }

  /// Where the shadow falls, in points; 3 points upwards unless set.
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { updateLook(.shadowOffset) { style.shadowOffset = newValue } }
  }

  /// How soft the shadow is, in points; 3 unless set.
  open var shadowRadius: CGFloat {
    get { style.shadowRadius }
    set { updateLook(.shadowRadius) { style.shadowRadius = newValue } }
  }

  /// The outline that casts the shadow; nil for what the layer shows.
  open var shadowPath: CGPath? {
    get { style.shadowPath }
    set { updateLook(.shadowPath) { style.shadowPath = newValue } }
  }

  /// A layer of which the opaque parts let this one be seen; nil for all of it.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  // MARK: - Animations

  /// Adds a copy of an animation, in place of the one that has the same name.
  ///
  /// It begins when the layer is in a window, and ends when it leaves it.
  open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, key: key) }

  /// Stops the animation with a name.
  open func removeAnimation(forKey key: String) { stopAnimation(named: key) }

  /// Stops all animations; of a view's layer those of the view, too.
  open func removeAllAnimations() { stopAllAnimations() }

  /// The names of the animations, in the order in which they were added; nil when there are none.
  open func animationKeys() -> [String]? { animationNames }

  /// The animation with a name, which is not to be changed; nil when there is none.
  open func animation(forKey key: String) -> CAAnimation? { addedAnimation(named: key) }

  /// What is done when properties change, by their names; nil unless set.
  open var actions: [String: any CAAction]? {
    get { rare?.actions }
    set { setRare(newValue != nil) { $0.actions = newValue } }
  }

  /// What is done when a property changes: what the delegate says, `actions`, or the class.
  ///
  /// For nil the change is animated as usual, for `NSNull` it is seen at once. Asked for layers
  /// that belong to no view.
  open func action(forKey event: String) -> (any CAAction)? { namedAction(event) }

  /// What is done in a class of layers when a property changes; nil unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether a change of a value that the client stores by name has the contents drawn anew, at each
  /// step of an animation too; false unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The value of a property, or of a part such as `transform.rotation.z`, by its name.
  open func value(forKeyPath keyPath: String) -> Any? { value(at: keyPath) }

  /// Sets a property, or a part of one, by its name; other names are the client's own.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, at: keyPath) }

  /// The value of a property by its name.
  open func value(forKey key: String) -> Any? { value(at: key) }

  /// Sets a property by its name; other names are the client's own.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, at: key) }

  /// The value of a property, as animations know it; nil where the layer has no such property.
  func value(of key: LayerKey) -> LayerValue? { commonValue(of: key) }

  /// Gives a property a value, on a copy that is only looked at.
  func adopt(_ value: LayerValue, for key: LayerKey) { adoptCommon(value, for: key) }

  // MARK: - Contents

  /// What the layer shows in front of its background: a `CGImage` or a `UIImage`.
  open var contents: Any? {
    get { style.contents }
    set { setContents(newValue) }
  }

  /// Where contents lie, and whether they are stretched; stretched unless set.
  open var contentsGravity: CALayerContentsGravity {
    get { style.contentsGravity }
    set { updateLook { style.contentsGravity = newValue } }
  }

  /// How many pixels of the contents make a point; 1 unless set.
  open var contentsScale: CGFloat {
    get { style.contentsScale }
    set { updateLook { style.contentsScale = newValue } }
  }

  /// The part of the contents that is shown, as fractions of their size; all unless set.
  open var contentsRect: CGRect {
    get { style.contentsRect }
    set { updateLook(.contentsRect) { style.contentsRect = newValue } }
  }

  /// Whether contents are drawn anew when the size changes, not stretched; false unless set.
  open var needsDisplayOnBoundsChange = false

  /// Asks for the contents to be drawn before the next frame.
  open func setNeedsDisplay() { setNeedsDisplay(bounds) }

  /// Asks for the contents to be drawn before the next frame, because a part of them changed.
  ///
  /// The whole is drawn, but only that part of the screen is painted again.
  open func setNeedsDisplay(_ r: CGRect) { noteStaleContents(r) }

  /// Whether the contents have to be drawn.
  open func needsDisplay() -> Bool { content.isStale }

  /// Draws the contents now if they have to be drawn.
  open func displayIfNeeded() { if needsDisplay() { refreshContents() } }

  /// Provides the contents.
  ///
  /// Called before the next frame after `setNeedsDisplay()`. The default asks the delegate, which
  /// unless it does something else comes to `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the contents; the default asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// The box of what the layer shows besides background, border and contents, which may reach out
  /// of `bounds`; for the engine's own kinds of layers.
  var shapeBox: CGRect { .null }

  /// Whether there is any.
  var hasShape: Bool { false }

  /// Adds what the layer shows besides background, border and contents.
  func paintShape(into list: inout DisplayList) {}

  // MARK: - Layout

  /// Asks for `layoutSublayers()` before the next frame.
  open func setNeedsLayout() { requestLayout() }

  /// Lays out this layer and everything below it now, where it was asked for.
  open func layoutIfNeeded() { layoutSubtree() }

  /// Places the sublayers; the default asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: - Tree

  /// The layer that holds this one.
  open var superlayer: CALayer? {
    if let original { return original.superlayer?.presentationLook }
    return holder ?? host?.parent?.layer
  }

  /// The layers this one holds, the front one last; nil when there are none.
  ///
  /// The layers of a view's subviews are among them.
  open var sublayers: [CALayer]? {
    get { orderedSublayers.isEmpty ? nil : orderedSublayers }
    set { replaceSublayers(by: newValue ?? []) }
  }

  /// Adds a layer in front of all sublayers, taking it from where it is.
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

  /// Puts a layer in the place of one of the sublayers.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insert(newLayer, beside: oldLayer, offset: 1)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of the one that holds it; a view's layer takes its view along.
  open func removeFromSuperlayer() { detach() }

  // MARK: - Asking

  /// Whether a point of the layer's coordinates lies in `bounds`.
  open func contains(_ p: CGPoint) -> Bool { geometry.contains(p) }

  /// The foremost layer below this one, or this one, that contains a point of the coordinates of
  /// the layer that holds it; nil when there is none.
  open func hitTest(_ p: CGPoint) -> CALayer? { layer(at: p) }

  /// A copy of the layer as it is shown at the moment, halfway through animations.
  open func presentation() -> Self? { presentationCopy() }

  /// The layer of which this one is the copy as shown; itself for any other layer.
  open func model() -> Self { (original as? Self) ?? self }
}
