import Drawing
public import Foundation
public import Geometry

/// A rectangle on screen that draws, holds other views, and receives touches.
///
/// A view's `bounds` are its own coordinates; `center` and `transform` place it in its superview's.
/// `frame` is derived from the three. Later subviews lie in front of earlier ones. A touch goes to
/// the deepest view that contains it (see `hitTest(_:with:)`), and stays with that view until it
/// ends (Apple: UIView; Seed 0 §3).
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: - Stored state

  // Unchecked: read for each view on the way of a touch (`pick-chain-10`) or written by a move (`drag`).
  @exclusivity(unchecked) nonisolated(unsafe) final var links = ViewLinks()
  @exclusivity(unchecked) final var traits = ViewTraits()
  @exclusivity(unchecked) final var geometry: ViewGeometry {
    didSet { parent?.rare?.siblingIndex?.update(self) }
  }

  final var recognizers: [UIGestureRecognizer] = []
  final var fill: UIColor?
  final var backing: CALayer?
  final var animations: ViewAnimations?
  /// The room of all that it holds; nil while it holds nothing.
  final var paintRoom: PaintRoom?
  /// Rarely used properties; nil while all have their usual values.
  final var rare: RareViewState?
  /// The position among the subviews of the superview, as its index has it; -1 for none.
  final var siblingPosition: Int32 = -1
  /// Whether the view was ever painted outside of its frame.
  final var isPaintedOutside = false
  /// Whether animations that clients added run on the layer.
  final var hasMotions = false
  /// Whether a layer below may lie out of its order.
  final var hasDepths = false

  /// A number for the client's own use; 0 unless set.
  open var tag = 0

  /// The name by which tools and traces call the view (Apple: UIAccessibilityIdentification).
  open var accessibilityIdentifier: String?

  // MARK: - Creating

  /// Creates a view that occupies a rectangle of its superview, in points.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame)
    super.init()
    prepareLayer()
  }

  /// Creates a view of size zero.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view of size zero; archives of views do not exist on this platform.
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

  /// The view on one line, in the form of a device's log.
  nonisolated open override var description: String { MainActorWork.reply { logLine } }

  // MARK: - Geometry

  /// The rectangle the view occupies in its superview, in points.
  ///
  /// With a transform, the smallest upright rectangle around it. Setting it sets `center` and the
  /// size of `bounds`.
  open var frame: CGRect {
    get { geometry.frame }
    set { updateGeometry { $0.frame = newValue } }
  }

  /// The view's own coordinates: where its content begins, and its size, in points.
  ///
  /// A change of size keeps `center`; a change of origin moves the subviews on screen.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { updateGeometry { $0.bounds = newValue } }
  }

  /// Where the middle of the view lies in its superview, in points.
  open var center: CGPoint {
    get { geometry.center }
    set { updateGeometry { $0.center = newValue } }
  }

  /// What outline the view has as a dynamic item; a rectangle unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The view's outline about its middle as a dynamic item; used if the type says so.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// How the view is turned, scaled or skewed about its center; the identity unless set.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { updateGeometry { $0.transform = newValue } }
  }

  /// The point of `bounds` that lies on `center`, as fractions of the size; the middle unless set.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { updateGeometry { $0.anchorPoint = newValue } }
  }

  // MARK: - Appearance

  /// The colour that fills `bounds`; nil for none.
  open var backgroundColor: UIColor? {
    get { fill }
    set { updateAppearance { fill = newValue } }
  }

  /// How much of the view and its subviews shows, 0…1; below 0.01 it receives no touches.
  ///
  /// Kept with single precision like a layer's opacity, so 0.01 reads back slightly smaller and
  /// counts as below.
  open var alpha: CGFloat {
    get { CGFloat(traits.opacity) }
    set { updateAppearance { traits.opacity = ViewTraits.opacity(from: newValue) } }
  }

  /// Whether the view and its subviews are neither seen nor touched; false unless set.
  open var isHidden: Bool {
    get { traits.isHidden }
    set {
      guard newValue != traits.isHidden else { return }
      updateAppearance { traits.isHidden = newValue }
      parent?.subviewVisibilityDidChange(self)
    }
  }

  /// Whether subviews are cut at `bounds`; false unless set.
  ///
  /// Without influence on touches.
  open var clipsToBounds: Bool {
    get { traits.clipsToBounds }
    set { updateAppearance { traits.clipsToBounds = newValue } }
  }

  // MARK: - Drawing

  /// The view's layer, the same whenever it is asked for.
  ///
  /// It and the view are one: what is set here is read there.
  open var layer: CALayer { ownLayer }

  /// How many pixels a point of the content has: as many as the picture's.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Draws the view and everything below it into the current context, stretched to a rectangle.
  ///
  /// Answers whether there was a context.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    paintHierarchy(in: rect, afterUpdates)
  }

  /// A view of the same size that shows what this one shows now; nil when it has no size.
  ///
  /// It draws a copy of this view's drawing and takes no further part in its life.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// The class of the view's layer; `CALayer` unless overridden.
  ///
  /// Read when the view is created. The layer is made by its class's `init()`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Draws the view's content in front of its background, in the current graphics context.
  ///
  /// Called before a frame when the view is seen for the first time and after `setNeedsDisplay()`,
  /// with the whole of `bounds`; what was drawn is then shown until the next call, wherever the
  /// view moves. The default draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay() { redraw(bounds) }

  /// Asks for `draw(_:)` before the next frame, because a part of the content changed.
  open func setNeedsDisplay(_ rect: CGRect) { redraw(rect) }

  /// What becomes of the drawn content when the size changes; it is stretched unless set.
  open var contentMode: ContentMode {
    get { display.contentMode }
    set { updateAppearance { display.contentMode = newValue } }
  }

  /// Whether the view says that it covers all of `bounds`; true unless set.
  ///
  /// What is drawn does not depend on it: what a view leaves transparent lets other views shine
  /// through.
  open var isOpaque: Bool {
    get { display.isOpaque }
    set { display.isOpaque = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour by which the view shows that it can be used; the superview's unless set.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  /// Whether the tint shows as it is; as the superview has it unless set.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { shownTintAdjustment }
    set { setTintAdjustment(newValue) }
  }

  /// Tells the view that its tint changed, by itself or with its superview's; the default does
  /// nothing.
  open func tintColorDidChange() {}

  /// Whether the view shows something besides its background that needs no drawing code.
  var hasOwnContent: Bool { false }

  /// Adds what that is.
  func paintOwnContent(into list: inout DisplayList) {}

  /// A view of which the opaque parts let this one be seen; nil for all of it.
  open var mask: UIView? {
    didSet { maskDidChange(from: oldValue) }
  }

  /// Draws a layer of which this view is the delegate; the default calls `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === backing { draw(bounds) }
  }

  /// What is done when a property of one of the view's layers changes: nothing outside of the block
  /// of an animation, inside of it an animation.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    blockAction(for: layer, event)
  }

  /// Provides the contents of a layer of which this view is the delegate; the default has it draw.
  open func display(_ layer: CALayer) { layer.drawContents() }

  /// Tells that a layer is about to draw; the default does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Places the sublayers of a layer; the default calls `layoutSubviews()` for the view's own.
  open func layoutSublayers(of layer: CALayer) {
    if layer === backing { layoutSubviews() }
  }

  /// Light or dark for this view and those below it, whatever the surrounding; unspecified for as
  /// the surrounding has it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { display.style }
    set { setStyle(newValue) }
  }

  /// Where the view's lines begin.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    display.semantics == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// What the view's content means, for where lines begin.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { display.semantics }
    set {
      display.semantics = newValue
      setNeedsLayout()
      noteForConstraints()
    }
  }

  /// The surrounding in which the view is seen: the superview's, changed by
  /// `overrideUserInterfaceStyle`.
  open var traitCollection: UITraitCollection { surroundingTraits }

  /// Tells the view that its surrounding changed; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Interaction

  /// Whether the view and its subviews receive touches; true unless set.
  ///
  /// When false, touches fall through to whatever lies behind.
  open var isUserInteractionEnabled: Bool {
    get { traits.isUserInteractionEnabled }
    set { traits.isUserInteractionEnabled = newValue }
  }

  /// Whether the view receives more than one finger at a time; false unless set.
  ///
  /// Read when a finger comes down. Not inherited, and without influence on recognizers.
  open var isMultipleTouchEnabled: Bool {
    get { traits.isMultipleTouchEnabled }
    set { traits.isMultipleTouchEnabled = newValue }
  }

  /// Whether the view keeps other views of its window from receiving fingers; false unless set.
  ///
  /// Read when a finger comes down: none goes to other views while this one has a finger, and none
  /// goes to this one while another view has one.
  open var isExclusiveTouch: Bool {
    get { traits.isExclusiveTouch }
    set { traits.isExclusiveTouch = newValue }
  }

  /// The recognizers attached to the view; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }

  /// Attaches a recognizer to the view, taking it from its present view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recognizer from the view; a gesture under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recognizer may recognise that would take a touch away from this view.
  ///
  /// Asked for recognizers of this view and of views above it. True unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: - The chain

  /// The controller whose root view this is, else the superview.
  open override var next: UIResponder? { NextReads.noting(controller ?? parent, of: self) }

  /// Asks the first responder, if it is this view or one below it, to resign; by force if need be.
  ///
  /// Answers whether none of them is first responder afterwards.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { FirstResponder.endEditing(in: self, force: force) }

  // MARK: - Hit-testing

  /// Answers which view takes a touch at a point of this view's coordinates.
  ///
  /// Called when a finger comes down, on the window first. The default answers nil for a view that
  /// is hidden, disabled for interaction or nearly transparent, or that does not contain the
  /// point; otherwise it asks the subviews from front to back and answers the first view found,
  /// or itself. An override may answer any view. `event` is nil in calls made by clients.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HitTestTraversal.view(at: point, in: self, with: event)
  }

  /// Answers whether a point of this view's coordinates counts as inside.
  ///
  /// Called by `hitTest(_:with:)`. The default compares with `bounds`: left and top edges count,
  /// right and bottom edges do not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { geometry.contains(point) }

  // MARK: - Converting

  /// A point of this view's coordinates in another view's; nil means the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ViewConversion(from: self, to: view).convert(point)
  }

  /// A point of another view's coordinates in this view's; nil means the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ViewConversion(from: view, to: self).convert(point)
  }

  /// A rectangle of this view's coordinates in another view's; nil means the window's.
  ///
  /// With rotation on the way, the smallest upright rectangle around the image.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ViewConversion(from: self, to: view).convert(rect)
  }

  /// A rectangle of another view's coordinates in this view's; nil means the window's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ViewConversion(from: view, to: self).convert(rect)
  }

  // MARK: - Hierarchy

  /// The view that holds this one; nil for a window and for a detached view.
  open var superview: UIView? { parent }

  /// The views this one holds, the front one last.
  open var subviews: [UIView] { children }

  /// The window whose tree the view is in; a window answers itself.
  open var window: UIWindow? { attachedWindow }

  /// Adds a view in front of all subviews, taking it from its present superview.
  open func addSubview(_ view: UIView) { place(view, .front) }

  /// Adds a view at a position among the subviews; 0 is the rearmost.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, .at(index)) }

  /// Adds a view right behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, .behind(siblingSubview))
  }

  /// Adds a view right in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, .inFrontOf(siblingSubview))
  }

  /// Takes the view out of its superview.
  ///
  /// Touches bound to it or to a view below it are cancelled, after the present event if there is
  /// one, unless it is back in the same window by then.
  open func removeFromSuperview() { ViewMove.remove(self) }

  /// Moves a subview in front of its siblings; does nothing for other views.
  open func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { place(view, .front) }
  }

  /// Moves a subview behind its siblings; does nothing for other views.
  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { place(view, .at(0)) }
  }

  /// Exchanges the subviews at two positions; does nothing when one does not exist.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Whether the view is another one or lies below it.
  open func isDescendant(of view: UIView) -> Bool { isBelowOrSame(as: view) }

  /// The view itself or the first view below it, depth first, with a tag; nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// Tells the view that a subview was added; the default does nothing.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells the view that a subview is about to be removed; the default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells the view that its superview is about to change; the default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells the view that its superview changed; the default does nothing.
  open func didMoveToSuperview() {}

  /// Tells the view that its window is about to change; the default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells the view that its window changed; the default does nothing.
  open func didMoveToWindow() {}

  // MARK: - Layout

  /// How the view follows changes of its superview's size; not at all unless set.
  open var autoresizingMask: AutoresizingMask {
    get { rare?.autoresizingMask ?? [] }
    set { setRare(!newValue.isEmpty) { $0.autoresizingMask = newValue } }
  }

  /// Whether subviews follow changes of this view's size by their masks; true unless set.
  open var autoresizesSubviews: Bool {
    get { rare?.autoresizesSubviews ?? true }
    set { setRare(!newValue) { $0.autoresizesSubviews = newValue } }
  }

  /// Asks for `layoutSubviews()` before the next frame.
  open func setNeedsLayout() { requestLayout() }

  /// Lays out this view and everything below it now, where it was asked for.
  open func layoutIfNeeded() { layoutSubtree() }

  /// Places the subviews; the default puts those in their place that have constraints.
  ///
  /// Called before drawing when the size, the origin of `bounds` or the size of a subview changed, or
  /// `setNeedsLayout()` was called. It leaves the view clean: what it changes of the subviews does not
  /// have it called again.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// The size in points that the view would like, given the room there is.
  ///
  /// Called by `sizeToFit()`. The default answers the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { geometry.bounds.size }

  /// Takes the size that fits, and keeps the top left corner where it is.
  open func sizeToFit() { takeFittingSize() }

  /// The size in points that the content has by itself, `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that `intrinsicContentSize` changed: where constraints or a superview that arranges its
  /// subviews go by it, the superview lays out before the next frame.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// Takes in that a subview's content has another size.
  @_spi(Components) open func subviewContentDidChange() { setNeedsLayout() }

  /// Takes in that a subview was hidden or shown.
  @_spi(Components) open func subviewVisibilityDidChange(_ subview: UIView) {}

  /// How far from the edges the view keeps what must not be covered, in points.
  ///
  /// The screen covers nothing; what there is comes from controllers' `additionalSafeAreaInsets`.
  open var safeAreaInsets: UIEdgeInsets { SafeArea.insets(of: self) }

  /// Tells the view that `safeAreaInsets` changed; the default does nothing.
  ///
  /// Called when a controller's `additionalSafeAreaInsets` change.
  open func safeAreaInsetsDidChange() {}

  /// How far from its edges the view would like subviews to stay; 8 points unless set.
  ///
  /// The safe area is added to it, see `insetsLayoutMarginsFromSafeArea`.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// `layoutMargins` along the reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsAlongLines }
    set { setMarginsAlongLines(newValue) }
  }

  /// Tells the view that `layoutMargins` changed; the default does nothing.
  open func layoutMarginsDidChange() {}

  // MARK: - Constraints

  /// Whether the view stays where `frame` and `autoresizingMask` put it; true unless set.
  ///
  /// When false, the constraints that name the view place it.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { keepsFrame }
    set { keepsFrame = newValue }
  }

  /// Whether views of this class make their constraints in `updateConstraints()`; false unless
  /// overridden.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The active constraints of which this is the nearest view above all items.
  open var constraints: [NSLayoutConstraint] { constraintRecord?.held ?? [] }

  /// Makes a constraint active that is about the view and what it holds.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    ConstraintActivation(constraint).hold(in: self)
  }

  /// Makes constraints active that are about the view and what it holds.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes one of the view's constraints inactive; does nothing for other constraints.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Makes some of the view's constraints inactive.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }

  /// Whether `updateConstraints()` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { traits.needsUpdateConstraints }

  /// Calls `updateConstraints()` now for this view and those below it that wait for it.
  open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }

  /// Changes the view's constraints; the default does nothing.
  ///
  /// Overrides call `super` last. Called before layout, subviews first, once for each view of a tree with constraints and after
  /// `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// How much the view would not be larger than its content, along an axis; 250 for most.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (constraintRecord?.hugging ?? usualHugging)[axis]
  }

  /// Says how much the view would not be larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    setHugging(priority, axis)
  }

  /// How much the view would not be smaller than its content, along an axis; 750 for most.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    (constraintRecord?.compression ?? usualResistance)[axis]
  }

  /// Says how much the view would not be smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    setResistance(priority, axis)
  }

  /// The size that the view's constraints make, as near to a size as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the view's constraints make, as near to a size as they and priorities allow.
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

  /// What of the frame constraints leave out at the edges, in points; zero unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints see, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame, for a rectangle that constraints see.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  /// The view whose first line of text counts for baselines: itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last line of text counts for baselines: itself unless overridden.
  open var forLastBaselineLayout: UIView { self }

  /// How much the content of a class wants to stay as large as it is, and no smaller.
  @_spi(Components) open var usualHugging: ContentPriority { ContentPriority(250, 250) }
  var usualResistance: ContentPriority { ContentPriority(750, 750) }

  /// How high content is that breaks into lines at a width; nil for other content.
  @_spi(Components) open func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// Where lines of text stand, from the middle of the height; nil where there is no text.
  package func baselines(height: CGFloat?) -> (first: CGFloat, last: CGFloat)? { nil }

  /// Takes the size that constraints give the content; scroll views have one.
  func takeContentExtent() {}

  /// Ends at once what moves by itself, as the view is about to leave its window.
  func stopMotions() {}

  /// Whether the view places a subview itself, whatever constraints say.
  @_spi(Components) open func arranges(_ subview: UIView) -> Bool { false }

  /// Whether it is drawn anew in another size whatever `contentMode` says, as UIKit's own controls.
  @_spi(Components) open var drawsForSize: Bool { false }

  @_spi(Components)
  open override var usualAccessibility: UsualAccessibility { usual(isElement: false) }
}
