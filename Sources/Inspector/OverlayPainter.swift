public import Drawing
public import Foundation

/// Draws the overlay: a picture that lies on top of the scene and is no part of it.
public struct OverlayPainter {
  /// The parts that are drawn.
  public var parts: OverlayParts
  /// The colours.
  public var palette: OverlayPalette
  /// The text measurer.
  public var measuring: any TextMeasuring
  /// The language of all words.
  public var language: Language

  /// The largest side of a picture, in points.
  private static let largestSide: CGFloat = 32_768

  /// Creates a painter; by default it draws the standard parts in the standard colours.
  public init(
    measuring: any TextMeasuring,
    palette: OverlayPalette = .standard,
    parts: OverlayParts = .standard,
    language: Language = .english
  ) {
    self.language = language
    self.measuring = measuring
    self.palette = palette
    self.parts = parts
  }

  /// The overlay for a scene of the given size, in the scene's points.
  ///
  /// Nothing is drawn outside the size. The same state gives the same picture.
  public func picture(of state: OverlayState, in size: CGSize) -> DisplayList {
    let sides = 1...OverlayPainter.largestSide
    guard sides.contains(size.width), sides.contains(size.height) else { return DisplayList() }
    let bounds = CGRect(origin: .zero, size: size)
    var canvas = OverlayCanvas(
      bounds: bounds,
      palette: palette,
      measuring: measuring,
      language: language
    )
    let plan = OverlayPlan(state: state, chain: chain(of: state, on: &canvas))
    for layer in OverlayCatalogue.layers where parts.contains(layer.part) {
      layer.paint(plan, on: &canvas)
    }
    canvas.drawLabels()
    guard !canvas.list.isEmpty else { return DisplayList() }
    return DisplayList([.save, .clip(bounds)] + canvas.list.commands + [.restore])
  }

  private func chain(of state: OverlayState, on canvas: inout OverlayCanvas) -> ChainLayout? {
    guard parts.contains(.chain), let subject = state.subject, !subject.chain.isEmpty else {
      return nil
    }
    let layout = ChainLayout(of: subject, in: state, on: canvas)
    if let panel = layout.panel { canvas.obstacles.add(panel) }
    for station in layout.stations where station.box == nil {
      canvas.obstacles.add(station.circle)
    }
    return layout
  }
}
