import Drawing
import Foundation
import Geometry

/// A cache of the soft shapes of shadows, because making one takes ten times as long as painting it.
final class ShadowCache {
  private struct Key: Hashable {
    let path: Path
    let transform: CGAffineTransform
    let size: PixelRectangle
    let deviation: Double
  }

  private var maps: [Key: ShadowMask] = [:]
  private var bytes = 0

  /// Returns the soft shape of a path's image inside a rectangle.
  func map(
    of path: Path,
    _ transform: CGAffineTransform,
    in covered: PixelRectangle,
    blur deviation: Double
  ) -> ShadowMask? {
    // The same shape, moved by whole pixels, has the same map.
    var local = transform
    local.tx -= CGFloat(covered.x)
    local.ty -= CGFloat(covered.y)
    let size = PixelRectangle(x: 0, y: 0, width: covered.width, height: covered.height)
    let key = Key(path: path, transform: local, size: size, deviation: deviation)
    let reach = ShadowMask.reach(deviation: deviation)
    if let known = maps[key] {
      known.place(at: covered.outset(by: reach))
      return known
    }
    guard let map = ShadowMask(of: path, local, in: size, reach: reach) else { return nil }
    map.blur(deviation: deviation)
    keep(map, key)
    map.place(at: covered.outset(by: reach))
    return map
  }

  private func keep(_ map: ShadowMask, _ key: Key) {
    guard map.byteCount <= DrawingLimits.keptShadowBytes / 4 else { return }
    bytes += map.byteCount
    if bytes > DrawingLimits.keptShadowBytes {
      maps.removeAll()
      bytes = map.byteCount
    }
    maps[key] = map
  }
}
