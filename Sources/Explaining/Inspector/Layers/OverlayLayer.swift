/// One thing that the overlay can show.
///
/// A new layer is one file with its type and one line in `OverlayCatalogue`.
protocol OverlayLayer: Sendable {
  /// The part by which it is switched on; nil for what the user is doing, which is always seen.
  var part: OverlayParts? { get }

  /// Draws what the contents say, and asks for labels.
  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas)
}

/// All layers.
enum OverlayCatalogue {
  /// The layers in the order in which they are painted: what matters most lies on top, and of
  /// outlines with the same frame the later one is the outer one.
  static let layers: [any OverlayLayer] = [
    WireframeLayer(), RejectionLayer(), FirstResponderLayer(), ChainLayer(), HitViewLayer(),
    AidsLayer(), LintLayer(), RecognizerOwnerLayer(), QuestionLayer(), GuessLayer(),
    SelectionLayer(), FingerLayer(),
    HandLayer(), NumbersLayer(),
  ]
}
