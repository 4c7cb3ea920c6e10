import CairoRenderer
import Drawing
import Foundation
import Geometry
import TouchKit

/// Makes the small pictures of scenes in the gallery.
enum GalleryPicture {
  /// The size of a picture, in points; it has two pixels a point.
  private static let size = CGSize(width: 32, height: 24)

  /// A picture of a scene as it begins; nil where none can be made.
  static func image(of target: LaunchTarget, _ renderer: CairoRenderer) -> UIImage? {
    let screen = target.size ?? CGSize(width: 640, height: 480)
    let started = target.start(screen, 0)
    started.application.textMeasuring = renderer
    started.application.layoutIfNeeded()
    let whole = CGRect(origin: .zero, size: screen)
    let factor = min(size.width / screen.width, size.height / screen.height)
    var list = DisplayList([.concatenate(CGAffineTransform(scaleX: factor, y: factor))])
    list.append(contentsOf: started.application.picture(in: [whole]))
    return withExtendedLifetime(started) {
      guard
        let bitmap = try? Bitmap(
          width: Int(screen.width * factor * 2),
          height: Int(screen.height * factor * 2)
        )
      else { return nil }
      renderer.draw(list, on: bitmap, scale: 2)
      return (try? bitmap.pngData()).flatMap { UIImage(data: $0, scale: 2) }
    }
  }
}
