public import Foundation
public import Geometry

/// The state of a view in a tree snapshot.
public struct ViewSnapshot: Hashable, Sendable {
  /// The methods that decide about touches and that a view's class may override.
  public struct Overrides: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `hitTest(_:with:)`.
    public static let hitTest = Overrides(rawValue: 1 << 0)
    /// `point(inside:with:)`.
    public static let pointInside = Overrides(rawValue: 1 << 1)
    /// Unknown: each of the methods may be overridden.
    public static let unknown = Overrides(rawValue: 1 << 2)
  }

  /// The view.
  public var node: NodeSnapshot
  /// The index of its superview in the tree; nil for a window.
  public var parent: Int?
  /// The number of its ancestors.
  public var depth: Int
  /// The number of its descendants, which follow it in the tree.
  public var descendantCount = 0
  /// Its position and transform.
  public var geometry: Placement
  /// The opacity, 0…1.
  public var alpha = 1.0
  /// Whether it is invisible and receives no touches.
  public var isHidden = false
  /// Whether subviews are clipped to its bounds.
  public var clipsToBounds = false
  /// Whether it and its subviews receive touches.
  public var isUserInteractionEnabled = true
  /// Whether it receives more than one touch at a time.
  public var isMultipleTouchEnabled = false
  /// Whether it keeps other views of its window from receiving touches.
  public var isExclusiveTouch = false
  /// Whether an animation without user interaction runs on it.
  public var isAnimating = false
  /// The methods that its class overrides.
  public var overrides: Overrides = []
  /// Whether its class overrides a touch method, such as `touchesBegan(_:with:)`; nil if unknown.
  public var overridesTouchMethods: Bool? = false
  /// The part of `bounds` that its own background fills with an opaque colour; nil for none.
  public var opaqueArea: CGRect?
  /// The controller whose root view it is.
  public var controller: NodeSnapshot?
  /// The properties of a control; nil for other views.
  public var control: ControlSnapshot?
  /// Its recognizers in the order in which they were added.
  public var recognizers: [RecognizerSnapshot] = []
  /// The level of a window; nil for other views.
  public var windowLevel: Double?
  /// Whether it is the first responder.
  public var isFirstResponder = false
  /// Whether its class overrides a touch method; true if unknown.
  public var handlesTouches: Bool { overridesTouchMethods ?? true }
  /// Whether its class overrides `next`; false if unknown.
  public var overridesNext = false
  /// The properties of a scroll view; nil for other views.
  public var scrolling: ScrollSnapshot?
  /// Whether the responder chain from it contains a cycle.
  public var hasCyclicChain = false

  /// Creates a description of a plain view.
  public init(node: NodeSnapshot, parent: Int?, depth: Int, geometry: Placement) {
    self.node = node
    self.parent = parent
    self.depth = depth
    self.geometry = geometry
  }
}

extension ViewSnapshot {
  /// The geometry of a view: its own coordinates and their position in its superview.
  public struct Placement: Hashable, Sendable {
    /// The frame in its superview, in points.
    public var frame: CGRect
    /// The bounds, in points.
    public var bounds: CGRect
    /// The position of its anchor in its superview, in points.
    public var center: CGPoint
    /// The point of its bounds at `center`, as fractions of the size.
    public var anchorPoint: CGPoint
    /// The rotation, scale or skew around its center.
    public var transform: CGAffineTransform

    /// Creates a placement.
    public init(
      frame: CGRect,
      bounds: CGRect,
      center: CGPoint,
      anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
      transform: CGAffineTransform = .identity
    ) {
      self.frame = frame
      self.bounds = bounds
      self.center = center
      self.anchorPoint = anchorPoint
      self.transform = transform
    }
  }
}
