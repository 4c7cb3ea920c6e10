/// A layer of the overlay.
///
/// A new layer is one file with its type and one line in `OverlayCatalogue`.
protocol OverlayLayer: Sendable {
  /// The part with which it is switched on; nil for the user's own input, which is always visible.
  var part: OverlayParts? { get }

  /// Draws its part of the contents, and adds labels.
  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas)
}

/// All layers.
enum OverlayCatalogue {
  /// The layers in drawing order: the most important one is on top.
  ///
  /// Of several outlines with the same frame, the later one is outside.
  static let layers: [any OverlayLayer] = [
    WireframeLayer(), RejectionLayer(), FirstResponderLayer(), ChainLayer(), HitViewLayer(),
    AidsLayer(), LintLayer(), RecognizerOwnerLayer(), QuestionLayer(), GuessLayer(),
    SelectionLayer(), FingerLayer(),
    HandLayer(), NumbersLayer(),
  ]
}
