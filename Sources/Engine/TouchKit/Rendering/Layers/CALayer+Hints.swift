public import Foundation

/// How a layer is turned into pixels.
extension CALayer {
  /// Whether the layer and its sublayers are painted on a picture of their own, which is then
  /// stretched to where they are; false unless set.
  ///
  /// The picture has `rasterizationScale` pixels a point: with fewer than the screen, or where the
  /// layer is turned or scaled, what it shows is less sharp.
  public final var shouldRasterize: Bool {
    get { style.isRasterized }
    set { updateLook { style.isRasterized = newValue } }
  }

  /// How many pixels a point of that picture has; 1 unless set.
  public final var rasterizationScale: CGFloat {
    get { style.rasterizationScale }
    set { updateLook { style.rasterizationScale = newValue } }
  }

  /// Whether the edges of background and border are smooth where the layer is turned; true unless
  /// set.
  public final var allowsEdgeAntialiasing: Bool {
    get { style.hasSmoothEdges }
    set { updateLook { style.hasSmoothEdges = newValue } }
  }

  /// Whether the client says that the layer covers all of its bounds; false unless set.
  ///
  /// Kept for the client: what is covered is found out by looking.
  public final var isOpaque: Bool {
    get { style.isSaidOpaque }
    set { style.isSaidOpaque = newValue }
  }

  /// Whether the client allows contents to be drawn on another thread; false unless set.
  ///
  /// Kept for the client: what is drawn is the same on any thread.
  public final var drawsAsynchronously: Bool {
    get { style.allowsOtherThreads }
    set { style.allowsOtherThreads = newValue }
  }
}
