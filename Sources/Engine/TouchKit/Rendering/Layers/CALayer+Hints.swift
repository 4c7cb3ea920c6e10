public import Foundation

/// Settings for turning a layer into pixels.
extension CALayer {
  /// Whether the layer and its sublayers are rasterized to an image that is then stretched; false by default.
  ///
  /// The image has `rasterizationScale` pixels per point. With fewer than the screen, or if the layer is rotated or
  /// scaled, it is less sharp.
  public final var shouldRasterize: Bool {
    get { style.isRasterized }
    set { updateLook { style.isRasterized = newValue } }
  }

  /// The number of pixels per point of that image; 1 by default.
  public final var rasterizationScale: CGFloat {
    get { style.rasterizationScale }
    set { updateLook { style.rasterizationScale = newValue } }
  }

  /// Whether edges of background and border are antialiased if the layer is rotated; true by default.
  public final var allowsEdgeAntialiasing: Bool {
    get { style.hasSmoothEdges }
    set { updateLook { style.hasSmoothEdges = newValue } }
  }

  /// Whether the client declares that the layer covers all of its bounds; false by default.
  ///
  /// Kept for the client, because the engine determines the covered area itself.
  public final var isOpaque: Bool {
    get { style.isSaidOpaque }
    set { style.isSaidOpaque = newValue }
  }

  /// Whether the client allows contents to be drawn on another thread; false by default.
  ///
  /// Kept for the client, because the drawing is the same on any thread.
  public final var drawsAsynchronously: Bool {
    get { style.allowsOtherThreads }
    set { style.allowsOtherThreads = newValue }
  }
}
