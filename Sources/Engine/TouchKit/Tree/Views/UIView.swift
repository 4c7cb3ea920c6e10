import Drawing
public import Foundation
public import Geometry

/// A rectangle on screen that draws, has subviews, and receives touches.
///
/// A view's `bounds` are its own coordinates; `center` and `transform` place it in its superview's. The `frame` is
/// derived from these three. Later subviews are in front of earlier ones. A touch goes to the deepest view that
/// contains it, and stays with that view until it ends. See `hitTest(_:with:)` (Apple: UIView; Seed 0 §3).
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: - Stored state

  // Unchecked: read for each view on the path of a touch (`pick-chain-10`) or written by a move (`drag`).
  @exclusivity(unchecked) nonisolated(unsafe) final var links = ViewLinks()
  @exclusivity(unchecked) final var traits = ViewTraits()
  @exclusivity(unchecked) final var geometry: ViewGeometry {
    didSet { parent?.rare?.siblingIndex?.update(self) }
  }

  final var recognizers: [UIGestureRecognizer] = []
  final var fill: UIColor?
  final var backing: CALayer?
  final var animations: ViewAnimations?
  /// The cached box around subviews, decorations and added layers; nil for a view without them.
  final var paintRoom: PaintRoom?
  /// Rarely used properties; nil while all have default values.
  final var rare: RareViewState?
  /// The position in the superview's sibling index; -1 without one.
  final var siblingPosition: Int32 = -1
  /// Whether the view was ever painted outside its frame.
  final var isPaintedOutside = false
  /// Whether animations that clients added run on the layer.
  final var hasMotions = false
  /// Whether a subview's layer may be out of its normal order in depth.
  final var hasDepths = false

  /// A number for the client's own use; 0 by default.
  open var tag = 0

  /// The identifier of the view in tools and traces (Apple: UIAccessibilityIdentification).
  open var accessibilityIdentifier: String?

  // MARK: - Creating

  /// Creates a view with a frame in its superview, in points.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame)
    super.init()
    prepareLayer()
  }

  /// Creates a view of size zero.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view of size zero, because view archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
    prepareLayer()
  }

  deinit {
    backing?.host = nil
    for view in links.decorations { view.parent = nil }
    for recognizer in recognizers { recognizer.attachedView = nil }
    ViewTeardown.letGo(of: &links.children, depth: links.teardownDepth)
  }

  /// The view on one line, in the format of a device's log.
  nonisolated open override var description: String { MainActorWork.reply { logLine } }

  // MARK: - Geometry

  /// The rectangle of the view in its superview, in points.
  ///
  /// With a transform, it is the smallest upright rectangle around the view. Setting it sets `center` and the size of
  /// `bounds`.
  open var frame: CGRect {
    get { geometry.frame }
    set { updateGeometry { $0.frame = newValue } }
  }

  /// The view's own coordinates, with the origin and size of its content in points.
  ///
  /// A change of size keeps `center`. A change of origin moves the subviews on screen.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { updateGeometry { $0.bounds = newValue } }
  }

  /// The centre of the view in its superview, in points.
  open var center: CGPoint {
    get { geometry.center }
    set { updateGeometry { $0.center = newValue } }
  }

  /// The outline of the view as a dynamic item; a rectangle unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The collision path about the view's centre as a dynamic item; used if the outline's type is a path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The transform of the view about its centre; the identity by default.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { updateGeometry { $0.transform = newValue } }
  }

  /// The anchor in fractions of the size; the middle by default.
  ///
  /// This point of `bounds` is at `center`.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { updateGeometry { $0.anchorPoint = newValue } }
  }

  // MARK: - Appearance

  /// The colour that fills the view; nil for none.
  open var backgroundColor: UIColor? {
    get { fill }
    set { updateAppearance { fill = newValue } }
  }

  /// The opacity of the view and its subviews, 0…1; below 0.01 it receives no touches.
  ///
  /// It is stored in single precision like a layer's opacity. The value 0.01 is therefore read as slightly smaller and
  /// counts as below.
  open var alpha: CGFloat {
    get { CGFloat(traits.opacity) }
    set { updateAppearance { traits.opacity = ViewTraits.opacity(from: newValue) } }
  }

  /// Whether the view and its subviews are invisible and receive no touches; false by default.
  open var isHidden: Bool {
    get { traits.isHidden }
    set {
      guard newValue != traits.isHidden else { return }
      updateAppearance { traits.isHidden = newValue }
      parent?.subviewVisibilityDidChange(self)
    }
  }

  /// Whether subviews are clipped to the view's bounds; false by default.
  ///
  /// It has no effect on touches.
  open var clipsToBounds: Bool {
    get { traits.clipsToBounds }
    set { updateAppearance { traits.clipsToBounds = newValue } }
  }

  // MARK: - Drawing

  /// The view's layer, which is always the same object.
  ///
  /// The view and its layer share their properties.
  open var layer: CALayer { ownLayer }

  /// The pixels per point of the content; by default those of the picture.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Draws the view and its descendants into the current context, scaled to a rectangle.
  ///
  /// Returns whether there was a context.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    paintHierarchy(in: rect, afterUpdates)
  }

  /// Returns a view of the same size that shows this view's current content; nil without a size.
  ///
  /// The copy does not follow later changes of this view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// The class of the view's layer, which subclasses can override.
  ///
  /// The engine reads it when the view is created, and creates the layer with its class's `init()`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Draws the view's content in front of its background, in the current graphics context.
  ///
  /// The engine calls it with the whole of `bounds`. It does so before a frame when the view first becomes visible, and
  /// after `setNeedsDisplay()`. The drawn content is shown until the next call, even if the view moves. The default
  /// draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Requests a drawing of the content before the next frame.
  open func setNeedsDisplay() { redraw(bounds) }

  /// Requests a drawing of the content before the next frame, because a part changed.
  open func setNeedsDisplay(_ rect: CGRect) { redraw(rect) }

  /// The placement of the drawn content when the size changes; stretched by default.
  open var contentMode: ContentMode {
    get { display.contentMode }
    set { updateAppearance { display.contentMode = newValue } }
  }

  /// Whether the view declares that it covers all of its bounds; true by default.
  ///
  /// It has no effect on drawing. Views behind are visible through transparent parts.
  open var isOpaque: Bool {
    get { display.isOpaque }
    set { display.isOpaque = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint colour of interactive parts; the superview's by default.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  /// The adjustment of the tint colour; the superview's by default.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { shownTintAdjustment }
    set { setTintAdjustment(newValue) }
  }

  /// Called when the view's tint changed, also with its superview's; the default does nothing.
  open func tintColorDidChange() {}

  /// Whether the view shows content of its own, without drawing code.
  var hasOwnContent: Bool { false }

  /// Adds the view's own content to a display list.
  func paintOwnContent(into list: inout DisplayList) {}

  /// The view whose opaque parts make this one visible; nil for no mask.
  open var mask: UIView? {
    didSet { maskDidChange(from: oldValue) }
  }

  /// Draws a layer whose delegate is this view; the default calls `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === backing { draw(bounds) }
  }

  /// Returns the action for a changed property of one of the view's layers.
  ///
  /// It is an animation inside an animation block, and nothing outside.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    blockAction(for: layer, event)
  }

  /// Provides the contents of a layer whose delegate is this view; the default draws them.
  open func display(_ layer: CALayer) { layer.drawContents() }

  /// Called when a layer is about to draw; the default does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays out the sublayers of a layer; the default calls `layoutSubviews()` for the view's own layer.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backing { layoutSubviews() }
  }

  /// The interface style of the view and its descendants; unspecified for the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { display.style }
    set { setStyle(newValue) }
  }

  /// The layout direction of the view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    display.semantics == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The meaning of the view's content for its layout direction.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { display.semantics }
    set {
      display.semantics = newValue
      setNeedsLayout()
      noteForConstraints()
    }
  }

  /// The traits of the view, which are the superview's with its own interface style.
  open var traitCollection: UITraitCollection { surroundingTraits }

  /// Called when the traits of the view changed; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Interaction

  /// Whether the view and its subviews receive touches; true by default.
  ///
  /// If it is false, touches go to the views behind.
  open var isUserInteractionEnabled: Bool {
    get { traits.isUserInteractionEnabled }
    set { traits.isUserInteractionEnabled = newValue }
  }

  /// Whether the view receives several touches at a time; false by default.
  ///
  /// The engine reads it at touch-down. It is not inherited, and has no effect on recognizers.
  open var isMultipleTouchEnabled: Bool {
    get { traits.isMultipleTouchEnabled }
    set { traits.isMultipleTouchEnabled = newValue }
  }

  /// Whether the view receives touches exclusively in its window; false by default.
  ///
  /// The engine reads it at touch-down. While this view has a finger, no new one goes to other views. While another
  /// view has a finger, none goes to this view.
  open var isExclusiveTouch: Bool {
    get { traits.isExclusiveTouch }
    set { traits.isExclusiveTouch = newValue }
  }

  /// The recognizers attached to the view, or nil.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }

  /// Attaches a recognizer to the view, and removes it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recognizer from the view and cancels its gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Returns whether a recognizer may recognise if that takes a touch from this view.
  ///
  /// The engine calls it for recognizers of this view and its ancestors. It is true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: - The chain

  /// The controller whose root view this is, or else the superview.
  open override var next: UIResponder? { NextReads.noting(controller ?? parent, of: self) }

  /// Makes the view or a descendant resign first responder, unconditionally if forced.
  ///
  /// Returns whether none of them is first responder afterwards.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { FirstResponder.endEditing(in: self, force: force) }

  // MARK: - Hit-testing

  /// Returns the view that receives a touch at a point of this view's coordinates.
  ///
  /// The engine calls it at touch-down, on the window first. The default returns nil if the view is hidden, disabled
  /// for interaction or nearly transparent. It also returns nil if the view does not contain the point. Otherwise it
  /// asks the subviews from front to back. It returns the first view found, or itself. An override may return any view.
  /// The `event` is nil in calls by clients.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HitTestTraversal.view(at: point, in: self, with: event)
  }

  /// Returns whether a point of this view's coordinates is inside the view.
  ///
  /// The default `hitTest(_:with:)` calls it. The default compares with `bounds`: the left and top edges are inside,
  /// the right and bottom edges are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { geometry.contains(point) }

  // MARK: - Converting

  /// Converts a point of this view's coordinates to another view's; nil means the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ViewConversion(from: self, to: view).convert(point)
  }

  /// Converts a point of another view's coordinates to this view's; nil means the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ViewConversion(from: view, to: self).convert(point)
  }

  /// Converts a rectangle of this view's coordinates to another view's; nil means the window's.
  ///
  /// With a rotation, the result is the smallest upright rectangle around the image.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ViewConversion(from: self, to: view).convert(rect)
  }

  /// Converts a rectangle of another view's coordinates to this view's; nil means the window's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ViewConversion(from: view, to: self).convert(rect)
  }

  // MARK: - Hierarchy

  /// The superview; nil for a window and for a detached view.
  open var superview: UIView? { parent }

  /// The subviews, the front one last.
  open var subviews: [UIView] { children }

  /// The window whose tree contains the view; for a window, itself.
  open var window: UIWindow? { attachedWindow }

  /// Adds a view in front of all subviews, and removes it from its former superview.
  open func addSubview(_ view: UIView) { place(view, .front) }

  /// Adds a view at a position among the subviews; 0 is the rearmost.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, .at(index)) }

  /// Adds a view directly behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, .behind(siblingSubview))
  }

  /// Adds a view directly in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, .inFrontOf(siblingSubview))
  }

  /// Removes the view from its superview.
  ///
  /// Touches of the view and its descendants are cancelled after the current event. They continue if the view is back
  /// in the same window by then.
  open func removeFromSuperview() { ViewMove.remove(self) }

  /// Moves a subview in front of its siblings; does nothing for other views.
  open func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { place(view, .front) }
  }

  /// Moves a subview behind its siblings; does nothing for other views.
  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { place(view, .at(0)) }
  }

  /// Exchanges the subviews at two positions; does nothing if a position is invalid.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Returns whether the view is another one or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { isBelowOrSame(as: view) }

  /// Returns the first view with a tag, depth first, starting with the view itself.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// Called when a subview was added; the default does nothing.
  open func didAddSubview(_ subview: UIView) {}

  /// Called when a subview is about to be removed; the default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when the superview is about to change; the default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview has changed; the default does nothing.
  open func didMoveToSuperview() {}

  /// Called when the window is about to change; the default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window has changed; the default does nothing.
  open func didMoveToWindow() {}

  // MARK: - Layout

  /// The parts of the frame that follow the superview's size; none by default.
  open var autoresizingMask: AutoresizingMask {
    get { rare?.autoresizingMask ?? [] }
    set { setRare(!newValue.isEmpty) { $0.autoresizingMask = newValue } }
  }

  /// Whether subviews are resized by their masks when this view's size changes; true by default.
  open var autoresizesSubviews: Bool {
    get { rare?.autoresizesSubviews ?? true }
    set { setRare(!newValue) { $0.autoresizesSubviews = newValue } }
  }

  /// Requests a layout of the subviews before the next frame.
  open func setNeedsLayout() { requestLayout() }

  /// Runs the pending layout of this view and its descendants now.
  open func layoutIfNeeded() { layoutSubtree() }

  /// Lays out the subviews; the default places those with constraints.
  ///
  /// The engine calls it before drawing, after a change of the size or origin of `bounds`, or of a subview's size. It
  /// also calls it after `setNeedsLayout()`. Its own changes of subviews do not cause another call.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// Returns the preferred size of the view for an available size, in points.
  ///
  /// The method `sizeToFit()` calls it. The default returns the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { geometry.bounds.size }

  /// Resizes the view to its preferred size, and keeps its top left corner.
  open func sizeToFit() { takeFittingSize() }

  /// The natural size of the content in points.
  ///
  /// A missing metric is `noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Notifies the layout that the natural size of the content changed.
  ///
  /// If constraints or an arranging superview use it, the superview lays out before the next frame.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// Called when the size of a subview's content changed.
  @_spi(Components) open func subviewContentDidChange() { setNeedsLayout() }

  /// Called when a subview was hidden or shown.
  @_spi(Components) open func subviewVisibilityDidChange(_ subview: UIView) {}

  /// The insets of the view's area that nothing covers, in points.
  ///
  /// The screen covers nothing; the insets come from bars and controllers' `additionalSafeAreaInsets`.
  open var safeAreaInsets: UIEdgeInsets { SafeArea.insets(of: self) }

  /// Called when the safe area changed; the default does nothing.
  ///
  /// The cause is a change of a controller's `additionalSafeAreaInsets` or of the bars that cover its view.
  open func safeAreaInsetsDidChange() {}

  /// The preferred distance of subviews from the edges; 8 points by default.
  ///
  /// The safe area is added to it, see `insetsLayoutMarginsFromSafeArea`.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// The margins in the reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsAlongLines }
    set { setMarginsAlongLines(newValue) }
  }

  /// Called when the layout margins changed; the default does nothing.
  open func layoutMarginsDidChange() {}

  // MARK: - Constraints

  /// Whether the frame and the autoresizing mask place the view; true by default.
  ///
  /// If it is false, the view's constraints place it.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { keepsFrame }
    set { keepsFrame = newValue }
  }

  /// Whether views of this class create their constraints in the update method; false unless overridden.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The active constraints whose items' nearest common ancestor is this view.
  open var constraints: [NSLayoutConstraint] { constraintRecord?.held ?? [] }

  /// Activates a constraint on the view and its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    ConstraintActivation(constraint).hold(in: self)
  }

  /// Activates constraints on the view and its descendants.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates one of the view's constraints; does nothing for other constraints.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates some of the view's constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Requests an update of the constraints before the next layout.
  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }

  /// Returns whether the constraints will be updated before the next layout.
  open func needsUpdateConstraints() -> Bool { traits.needsUpdateConstraints }

  /// Runs pending constraint updates of this view and its descendants now.
  open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }

  /// Updates the view's constraints; the default does nothing.
  ///
  /// Overrides call `super` last. The engine calls it before layout, subviews first. It is called once for each view of
  /// a tree with constraints, and after `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// Returns the priority against growing beyond the content, along an axis; 250 for most views.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (constraintRecord?.hugging ?? usualHugging)[axis]
  }

  /// Sets the priority against growing beyond the content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    setHugging(priority, axis)
  }

  /// Returns the priority against shrinking below the content, along an axis; 750 for most views.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    (constraintRecord?.compression ?? usualResistance)[axis]
  }

  /// Sets the priority against shrinking below the content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    setResistance(priority, axis)
  }

  /// Returns the size that satisfies the view's constraints and is nearest to a target size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size that satisfies the constraints and is nearest to a target size with given priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let priority = ContentPriority(
      horizontalFittingPriority.rawValue,
      verticalFittingPriority.rawValue
    )
    return FittingRequest(target: targetSize, priority: priority).size(of: self)
  }

  /// The parts of the frame outside the alignment rectangle, in points; zero unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  /// The view whose first line of text determines the first baseline; the view itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last line of text determines the last baseline; the view itself unless overridden.
  open var forLastBaselineLayout: UIView { self }

  /// The default priority of the class against growing beyond the content.
  @_spi(Components) open var usualHugging: ContentPriority { ContentPriority(250, 250) }
  var usualResistance: ContentPriority { ContentPriority(750, 750) }

  /// Returns the height of content that wraps at a width; nil for other content.
  @_spi(Components) open func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// Returns the first and last baselines from the middle of the height; nil without text.
  package func baselines(height: CGFloat?) -> (first: CGFloat, last: CGFloat)? { nil }

  /// Applies the content size that constraints determine; for scroll views.
  func takeContentExtent() {}

  /// Stops motions of the view, because it is about to leave its window.
  func stopMotions() {}

  /// Returns whether the view places a subview itself, regardless of constraints.
  @_spi(Components) open func arranges(_ subview: UIView) -> Bool { false }

  /// Whether it is drawn again in another size in every content mode, as UIKit's own controls.
  @_spi(Components) open var drawsForSize: Bool { false }

  @_spi(Components)
  open override var usualAccessibility: UsualAccessibility { usual(isElement: false) }
}
