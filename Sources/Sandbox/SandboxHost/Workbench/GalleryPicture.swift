import CairoRenderer
import Drawing
import Foundation
import Geometry
import TouchKit

/// The thumbnail of a scene in the gallery.
enum GalleryPicture {
  /// The size of a thumbnail, in points, with two pixels per point.
  private static let size = CGSize(width: 32, height: 24)

  /// Returns a thumbnail of a scene's prominent part in its initial state; nil if it cannot be created.
  static func image(of target: LaunchTarget, _ renderer: CairoRenderer) -> UIImage? {
    let screen = target.size ?? CGSize(width: 640, height: 480)
    let started = target.start(screen, 0)
    started.application.textMeasuring = renderer
    started.application.layoutIfNeeded()
    let whole = CGRect(origin: .zero, size: screen)
    let scene = started.application.picture(in: [whole])
    return withExtendedLifetime(started) {
      guard let first = bitmap(of: whole, scene, renderer) else { return nil }
      let part = lively(first).map { frame(around: $0, in: whole, of: first) } ?? whole
      let picture = part == whole ? first : bitmap(of: part, scene, renderer)
      return (try? picture?.pngData()).flatMap { UIImage(data: $0, scale: 2) }
    }
  }

  private static func bitmap(
    of part: CGRect,
    _ scene: DisplayList,
    _ renderer: CairoRenderer
  ) -> Bitmap? {
    let factor = min(size.width / part.width, size.height / part.height)
    let move = CGAffineTransform(translationX: -part.minX, y: -part.minY)
    let scale = CGAffineTransform(scaleX: factor, y: factor)
    var list = DisplayList([.concatenate(move.concatenating(scale))])
    list.append(contentsOf: scene)
    let bitmap = try? Bitmap(
      width: Int((part.width * factor * 2).rounded()),
      height: Int((part.height * factor * 2).rounded())
    )
    if let bitmap { renderer.draw(list, on: bitmap, scale: 2) }
    return bitmap
  }

  /// Returns the bounding box of the pixels that are neither white nor grey; nil without any.
  private static func lively(_ picture: Bitmap) -> CGRect? {
    var box: CGRect?
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        guard let color = picture.color(x: x, y: y) else { continue }
        let parts = [16, 8, 0].map { Int(color >> $0 & 0xFF) }
        guard let least = parts.min(), let most = parts.max(), most - least > 48 else { continue }
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }

  /// Returns the part of a scene around a bounding box, with the aspect ratio of the thumbnail.
  private static func frame(around box: CGRect, in whole: CGRect, of picture: Bitmap) -> CGRect {
    let scale = whole.width / CGFloat(picture.width)
    let margin: CGFloat = 3
    let wanted = CGSize(
      width: (box.width + 2 * margin) * scale,
      height: (box.height + 2 * margin) * scale
    )
    // The zoom is limited to five times, so that a single button still looks like a button.
    let height = max(wanted.height, wanted.width * size.height / size.width, whole.height / 5)
    let width = height * size.width / size.height
    guard width < whole.width, height < whole.height else { return whole }
    return CGRect(
      x: min(max(box.midX * scale - width / 2, 0), whole.width - width),
      y: min(max(box.midY * scale - height / 2, 0), whole.height - height),
      width: width,
      height: height
    )
  }
}
