/// Corners of a layer.
nonisolated public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner with the smallest x and y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner with the largest x and smallest y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner with the smallest x and largest y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner with the largest x and y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all = CACornerMask(rawValue: 15)
}

/// The alignment or stretching of a layer's contents.
nonisolated public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centred.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Centred at the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Centred at the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Centred at the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Centred at the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Aligned to the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Aligned to the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Aligned to the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Aligned to the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit inside the layer, in the middle.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the layer, in the middle.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter for enlarged or reduced contents.
nonisolated public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Smooth.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Pixels stay squares.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smooth.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The shape of rounded corners.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A quarter circle with smooth transitions to the edges; drawn as a plain quarter circle here.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The delegate of a layer; views are the delegates of their layers (Apple: CALayerDelegate).
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Provides the contents of a layer that needs display.
  ///
  /// By default the layer draws itself, which calls `draw(_:in:)`.
  func display(_ layer: CALayer)

  /// Draws the contents of a layer; the default draws nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before a layer draws; the default does nothing.
  func layerWillDraw(_ layer: CALayer)

  /// Lays out the sublayers of a layer; the default does nothing.
  func layoutSublayers(of layer: CALayer)

  /// Returns the action for a change of a layer's property.
  ///
  /// Nil, the default, means the default animation, and `NSNull` means none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the layer's own contents.
  public func display(_ layer: CALayer) { layer.drawContents() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Returns nil for the default animation.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
