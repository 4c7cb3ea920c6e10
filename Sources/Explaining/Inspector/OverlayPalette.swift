public import Drawing

/// The colours of the overlay, one for each kind of mark.
///
/// Marks over the scene have a core in one of these colours. The casing is white or black, and the
/// hairline is the other one. They are therefore visible on any background. Labels are on the background around
/// the scene, in colours that contrast with it.
public struct OverlayPalette: Hashable, Sendable {
  /// The outline of the view that receives the touch.
  public var hitTestView: Color
  /// The background of that view's label.
  public var hitLabel: Color
  /// The text on that label.
  public var onHitLabel: Color
  /// The responder chain: outlines and discs with numbers.
  public var chain: Color
  /// Numbers on discs of the chain.
  public var onChain: Color
  /// The first responder.
  public var firstResponder: Color
  /// The outlines of rejected views.
  public var rejected: Color
  /// The border of a rejected view's label.
  public var rejectedLabel: Color
  /// Touches.
  public var touch: Color
  /// The text on the tag of a touch.
  public var onTouch: Color
  /// The view that the user selected or guessed.
  public var selection: Color
  /// The background around the scene.
  public var ground: Color
  /// The background of labels that have one.
  public var panel: Color
  /// The text on both backgrounds.
  public var text: Color
  /// Less important text.
  public var dim: Color

  /// The dark palette; its cores are those of Okabe and Ito.
  public static let standard = OverlayPalette(
    hitTestView: OkabeIto.blue,
    hitLabel: OkabeIto.skyBlue,
    onHitLabel: Color(hex: 0x04202F),
    chain: OkabeIto.orange,
    onChain: Color(hex: 0x1A1200),
    firstResponder: OkabeIto.green,
    rejected: OkabeIto.vermilion,
    rejectedLabel: Color(hex: 0xFF8A3D),
    touch: OkabeIto.purple,
    onTouch: Color(hex: 0x24101B),
    selection: OkabeIto.skyBlue,
    ground: Color(hex: 0x141518),
    panel: Color(hex: 0x1E2024),
    text: Color(hex: 0xECEEF1),
    dim: Color(hex: 0xB4B9C3)
  )

  /// The same cores on a light background.
  public static let light = OverlayPalette(
    hitTestView: OkabeIto.blue,
    hitLabel: Color(hex: 0x0068A3),
    onHitLabel: Color(hex: 0xFFFFFF),
    chain: OkabeIto.orange,
    onChain: Color(hex: 0x1A1200),
    firstResponder: OkabeIto.green,
    rejected: OkabeIto.vermilion,
    rejectedLabel: Color(hex: 0xA84300),
    touch: Color(hex: 0xC46C9D),
    onTouch: Color(hex: 0x1B0A13),
    selection: OkabeIto.skyBlue,
    ground: Color(hex: 0xE6E8EC),
    panel: Color(hex: 0xFAFAFB),
    text: Color(hex: 0x1A1C20),
    dim: Color(hex: 0x474C56)
  )

  /// The palette with the maximum contrast, for users with low vision.
  public static let highContrast = OverlayPalette(
    hitTestView: Color(hex: 0x0000B0),
    hitLabel: Color(hex: 0x00FFFF),
    onHitLabel: Color(hex: 0x000000),
    chain: Color(hex: 0xFFFF00),
    onChain: Color(hex: 0x000000),
    firstResponder: Color(hex: 0x00FF00),
    rejected: Color(hex: 0xFF9A3D),
    rejectedLabel: Color(hex: 0xFF9A3D),
    touch: Color(hex: 0xFF80FF),
    onTouch: Color(hex: 0x000000),
    selection: Color(hex: 0x00FFFF),
    ground: Color(hex: 0x000000),
    panel: Color(hex: 0x000000),
    text: Color(hex: 0xFFFFFF),
    dim: Color(hex: 0xFFFFFF)
  )
}
