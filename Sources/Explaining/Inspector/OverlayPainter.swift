public import Drawing
public import Foundation

/// Draws the overlay: marks on top of the scene, and labels beside it.
public struct OverlayPainter {
  /// The parts that are drawn.
  public var parts: OverlayParts
  /// The colours.
  public var palette: OverlayPalette
  /// The text measurer.
  public var measuring: any TextMeasuring
  /// The language of all text.
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

  /// Returns the overlay for a scene of the given size that fills its picture, in the scene's points.
  ///
  /// Without a margin there is no space for names, and numbers are inside of their views.
  public func picture(of state: OverlayState, in size: CGSize) -> DisplayList {
    picture(of: OverlayContents(state), on: OverlayStage(bare: size))
  }

  /// Returns the overlay for a scene on a stage, in the picture's points.
  ///
  /// Nothing is drawn outside of the canvas. The same contents always result in the same picture.
  public func picture(of contents: OverlayContents, on stage: OverlayStage) -> DisplayList {
    let sides = 1...OverlayPainter.largestSide
    // The width property of a rectangle would hide a negative side.
    let (whole, scene) = (stage.canvas.size, stage.scene.size)
    guard sides.contains(whole.width), sides.contains(whole.height),
      sides.contains(scene.width), sides.contains(scene.height), stage.scale > 0
    else { return DisplayList() }
    var canvas = OverlayCanvas(
      stage: stage,
      palette: palette,
      measuring: measuring,
      language: language
    )
    canvas.obstacles = contents.texts.map { rect in
      CGRect(
        origin: stage.place(rect.origin),
        size: CGSize(width: rect.width * stage.scale, height: rect.height * stage.scale)
      )
    }
    for layer in OverlayCatalogue.layers where layer.part.map(parts.contains) ?? true {
      layer.paint(contents, on: &canvas)
    }
    let marks = canvas.takeList()
    canvas.drawLabels()
    let labels = canvas.takeList()
    guard !marks.isEmpty || !labels.isEmpty else { return DisplayList() }
    return DisplayList(
      [.save, .clip(stage.outlineBounds)] + marks.commands + [.restore, .save, .clip(stage.canvas)]
        + labels.commands + [.restore]
    )
  }
}
