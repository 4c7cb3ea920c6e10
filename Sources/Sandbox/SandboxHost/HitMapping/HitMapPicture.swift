package import CairoRenderer
import TouchTrace
import Drawing
package import Foundation
import Geometry
package import Inspector
import TextFormats

/// A hit map with a legend in the margin below.
package struct HitMapPicture {
  private let map: HitMap
  private let scale: Int
  private let renderer: CairoRenderer
  private let language: Language

  private static let margin: CGFloat = 12
  private static let ground = OverlayPalette.standard.ground
  private static let text = OverlayPalette.standard.text

  /// Prepares the picture of a map, with the map's number of pixels per point.
  package init(_ map: HitMap, _ renderer: CairoRenderer, _ language: Language) {
    (self.map, scale) = (map, map.grid.scale)
    (self.renderer, self.language) = (renderer, language)
  }

  /// Returns the picture as the bytes of a PNG file.
  package func png() throws(ProgramError) -> Data {
    let size = CGSize(width: map.grid.width / scale, height: map.grid.height / scale)
    let margin = Self.margin
    let legend = HitMapLegend(
      of: map,
      width: max(1, size.width - margin * 2),
      text: Self.text,
      measuring: renderer,
      language: language
    )
    let height = size.height + legend.size.height + margin * 2
    let painter = HitMapPainter(measuring: renderer, language: language)
    var list = painter.picture(of: map, in: CGRect(origin: .zero, size: size))
    list.append(.save)
    list.append(.concatenate(CGAffineTransform(translationX: margin, y: size.height + margin)))
    list.append(contentsOf: legend.picture)
    list.append(.restore)
    do {
      let bitmap = try Bitmap(
        width: Int(size.width) * scale,
        height: Int(height.rounded(.up)) * scale
      )
      renderer.draw(list, on: bitmap, scale: Double(scale), background: Self.ground)
      return try bitmap.pngData()
    } catch {
      throw ProgramError(.software, error.description)
    }
  }
}
