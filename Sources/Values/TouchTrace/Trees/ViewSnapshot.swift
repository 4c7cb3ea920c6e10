public import Foundation
public import Geometry

/// What a view was at the moment a tree was written down.
public struct ViewSnapshot: Hashable, Sendable {
  /// The methods that decide about touches and that a view's class may replace.
  public struct Overrides: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `hitTest(_:with:)`.
    public static let hitTest = Overrides(rawValue: 1 << 0)
    /// `point(inside:with:)`.
    public static let pointInside = Overrides(rawValue: 1 << 1)
    /// Nothing is known: each of the methods may be replaced.
    public static let unknown = Overrides(rawValue: 1 << 2)
  }

  /// Which view it is.
  public var node: NodeSnapshot
  /// The position of its superview in the tree; nil for a window.
  public var parent: Int?
  /// How many views stand above it.
  public var depth: Int
  /// How many views stand below it; they follow it in the tree.
  public var descendantCount = 0
  /// Where it is and how it is turned.
  public var geometry: Placement
  /// How much of it shows, 0…1.
  public var alpha = 1.0
  /// Whether it is neither seen nor touched.
  public var isHidden = false
  /// Whether subviews are cut at its bounds.
  public var clipsToBounds = false
  /// Whether it and its subviews receive touches.
  public var isUserInteractionEnabled = true
  /// Whether it receives more than one finger at a time.
  public var isMultipleTouchEnabled = false
  /// Whether it keeps other views of its window from receiving fingers.
  public var isExclusiveTouch = false
  /// Whether an animation that does not allow interaction runs on it.
  public var isAnimating = false
  /// The methods that its class replaces.
  public var overrides: Overrides = []
  /// Whether its class replaces a method of touches, such as `touchesBegan(_:with:)`; nil when that
  /// is not known.
  public var overridesTouchMethods: Bool? = false
  /// The part of `bounds` that it fills with a colour through which nothing shows, as far as its own
  /// background tells; nil for none.
  public var opaqueArea: CGRect?
  /// The controller whose root view it is.
  public var controller: NodeSnapshot?
  /// What only controls have.
  public var control: ControlSnapshot?
  /// Its recognizers in the order in which they were added.
  public var recognizers: [RecognizerSnapshot] = []
  /// How far in front a window lies; nil for other views.
  public var windowLevel: Double?
  /// Whether keys go to it first.
  public var isFirstResponder = false
  /// Whether its class replaces `touchesBegan(_:with:)`; true where that cannot be told.
  public var handlesTouches = false
  /// Whether its class replaces `next`; false where that cannot be told.
  public var overridesNext = false
  /// What only scroll views have.
  public var scrolling: ScrollSnapshot?
  /// Whether the responder chain that starts with it comes back to where it was.
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
  /// Where a view is: its own coordinates and their place in its superview.
  public struct Placement: Hashable, Sendable {
    /// The rectangle it occupies in its superview, in points.
    public var frame: CGRect
    /// Its own coordinates, in points.
    public var bounds: CGRect
    /// Where its anchor lies in its superview, in points.
    public var center: CGPoint
    /// The point of its bounds that lies on `center`, as fractions of the size.
    public var anchorPoint: CGPoint
    /// How it is turned, scaled or skewed about its center.
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
