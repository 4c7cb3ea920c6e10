/// One thing that the overlay can show.
///
/// A new layer is one file with its type and one line in `OverlayCatalogue`.
protocol OverlayLayer: Sendable {
  /// The part by which it is switched on.
  var part: OverlayParts { get }

  /// Draws what the plan says.
  func paint(_ plan: OverlayPlan, on canvas: inout OverlayCanvas)
}

/// What all layers draw from.
struct OverlayPlan {
  /// What happened.
  let state: OverlayState
  /// Where the chain's responders are shown; nil when no chain is shown.
  let chain: ChainLayout?
}

/// All layers.
enum OverlayCatalogue {
  /// The layers in the order in which they are drawn, the hindmost first.
  static let layers: [any OverlayLayer] = [
    RejectionLayer(),
    ChainOutlineLayer(),
    HitTestViewLayer(),
    FirstResponderLayer(),
    ChainStripLayer(),
    ChainLayer(),
    AidsLayer(),
    TouchLayer(),
    NumbersLayer(),
  ]
}
