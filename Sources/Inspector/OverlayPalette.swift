public import Drawing

/// The colours of the overlay, one for each thing it tells.
///
/// Text on them and halos around lines are black or white, whichever contrasts more, so any opaque
/// colours stay readable.
public struct OverlayPalette: Hashable, Sendable {
  /// The view that takes the touch.
  public var hitTestView: Color
  /// The responder chain.
  public var chain: Color
  /// The first responder.
  public var firstResponder: Color
  /// Views that were passed over.
  public var rejected: Color
  /// Touches.
  public var touch: Color
  /// The ground of the strip and its boxes.
  public var panel: Color
  /// The view that the user selected.
  public var selection: Color

  /// Creates a palette.
  public init(
    hitTestView: Color,
    chain: Color,
    firstResponder: Color,
    rejected: Color,
    touch: Color,
    panel: Color,
    selection: Color
  ) {
    self.hitTestView = hitTestView
    self.chain = chain
    self.firstResponder = firstResponder
    self.rejected = rejected
    self.touch = touch
    self.panel = panel
    self.selection = selection
  }

  /// The colours of Okabe and Ito, told apart with every kind of colour blindness.
  public static let standard = OverlayPalette(
    hitTestView: Color(hex: 0x0072B2),
    chain: Color(hex: 0xE69F00),
    firstResponder: Color(hex: 0x009E73),
    rejected: Color(hex: 0xD55E00),
    touch: Color(hex: 0xCC79A7),
    panel: Color(hex: 0x1B1B1F),
    selection: Color(hex: 0x56B4E9)
  )

  /// Colours as far apart as a screen can show them, for eyes that see little contrast.
  public static let highContrast = OverlayPalette(
    hitTestView: Color(hex: 0x0000B0),
    chain: Color(hex: 0xFFFF00),
    firstResponder: Color(hex: 0x00FF00),
    rejected: Color(hex: 0xFF8000),
    touch: Color(hex: 0xFF00FF),
    panel: Color(hex: 0x000000),
    selection: Color(hex: 0x00FFFF)
  )
}
