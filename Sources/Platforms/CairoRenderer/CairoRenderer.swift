public import Drawing
public import Foundation
public import Geometry

/// A renderer that turns display lists into pixels, and measures text.
///
/// The same list gives the same bytes in every run, on screen and off screen. Painting only a damaged part gives
/// exactly the bytes that painting everything would. A renderer belongs to one thread.
public final class CairoRenderer {
  /// The fonts for text.
  public let fonts: FontLibrary

  let layouts: TextLayoutCache
  let layers = LayerMemory()
  let shadows = ShadowCache()
  let pictures = PictureCache()

  /// Creates a renderer with the program's fonts.
  public init(fonts: FontLibrary = FontLibrary()) {
    self.fonts = fonts
    layouts = TextLayoutCache(library: fonts)
  }

  /// Paints a list on a picture.
  ///
  /// `scale` is the number of pixels per point. With `damage`, only those pixels are painted; without it, all are.
  /// The background's opacity is ignored, because pictures are opaque.
  public func draw(
    _ list: DisplayList,
    on bitmap: Bitmap,
    scale: Double = 1,
    background: Color = .black,
    damage: [PixelRectangle]? = nil
  ) {
    draw([list], on: bitmap, scale: scale, background: background, damage: damage)
  }

  /// Paints several lists on a picture, each on top of the one before.
  public func draw(
    _ lists: [DisplayList],
    on bitmap: Bitmap,
    scale: Double = 1,
    background: Color = .black,
    damage: [PixelRectangle]? = nil
  ) {
    let opaque = Color(red: background.red, green: background.green, blue: background.blue)
    guard
      let surface = Surface(
        memory: bitmap.base,
        bytesPerRow: bitmap.bytesPerRow,
        extents: bitmap.bounds
      )
    else { return }
    for rect in damage ?? [bitmap.bounds] {
      let visible = rect.intersection(bitmap.bounds)
      guard !visible.isEmpty else { continue }
      surface.fill(visible, with: PremultipliedColor(opaque, opacity: 1))
      var painter = ListPainter(renderer: self, surface: surface, scale: scale, damage: visible)
      if scale > 0, scale.isFinite {
        for list in lists { painter.paint(list) }
      }
      painter.finish()
    }
    layers.trim()
  }
}

extension CairoRenderer: TextMeasuring {
  /// Returns the size in points of the box of a run's lines.
  ///
  /// The height depends only on the face and the number of lines, not on the characters.
  public func size(of run: TextRun) -> CGSize {
    if let layout = layouts.layout(for: run) { return layout.size }
    let measures = fonts.lineMeasures(of: run.font)
    return CGSize(width: 0, height: measures.height)
  }

  /// Returns the distance from a line's start to the end of each character, in points.
  public func ends(of string: String, font: FontDescription) -> [Double] {
    let run = TextRun(string, font: font, color: .black)
    return layouts.layout(for: run)?.ends(of: string) ?? string.map { _ in 0 }
  }
}
