public import Foundation

/// What clients say about layers for the sake of speed. It is kept, and changes nothing here: every
/// layer is recorded once, replayed while it does not change, and drawn with smooth edges.
extension CALayer {
  /// Whether the layer covers all of its bounds, which is found out here by looking; false unless
  /// set.
  public final var isOpaque: Bool {
    get { hints.isOpaque }
    set { hints.isOpaque = newValue }
  }

  /// Whether the layer is kept as a picture; false unless set.
  public final var shouldRasterize: Bool {
    get { hints.shouldRasterize }
    set { hints.shouldRasterize = newValue }
  }

  /// How many pixels a point of that picture would have; 1 unless set.
  public final var rasterizationScale: CGFloat {
    get { hints.rasterizationScale }
    set { hints.rasterizationScale = newValue }
  }

  /// Whether contents are drawn on another thread; false unless set.
  public final var drawsAsynchronously: Bool {
    get { hints.drawsAsynchronously }
    set { hints.drawsAsynchronously = newValue }
  }

  /// Whether edges may be smooth, as they always are here; true unless set.
  public final var allowsEdgeAntialiasing: Bool {
    get { hints.allowsEdgeAntialiasing }
    set { hints.allowsEdgeAntialiasing = newValue }
  }

  /// Which edges are smooth, as all of them are here; all unless set.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { hints.edgeAntialiasingMask }
    set { hints.edgeAntialiasingMask = newValue }
  }
}

/// The values that are kept for clients.
struct LayerHints {
  var isOpaque = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = true
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}

/// Edges of a layer (Apple: CAEdgeAntialiasingMask).
nonisolated public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge with the smallest x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The edge with the largest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}
