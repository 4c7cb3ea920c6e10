import CairoRenderer
import Drawing
import Foundation
import Geometry
import TouchInput
import TouchKit

/// Makes the small pictures of moments on the time line, one at a time.
final class FrameStrip {
  private weak var film: Film?
  /// The moments at which something changed, in seconds on the input clock.
  private(set) var times: [TimeInterval] = []

  /// The size of a picture, in points; it has two pixels a point.
  private static let size = CGSize(width: 56, height: 42)

  /// Finds the moments of a film, once it is whole.
  func follow(_ film: Film) {
    guard self.film !== film, film.isWhole else { return }
    self.film = film
    let start = film.recording.header.startTime
    times = [start]
    for position in 0..<film.count
    where !film.damage(from: position, to: position + 1).isEmpty {
      times.append(start + film.time(of: position + 1))
    }
  }

  /// The picture of a moment; nil where none can be made.
  func picture(at time: TimeInterval, of film: Film, _ renderer: CairoRenderer) -> UIImage? {
    let position = film.position(at: time - film.recording.header.startTime + 1e-9)
    let screen = film.size(at: position)
    guard screen.width >= 1, screen.height >= 1 else { return nil }
    let factor = min(Self.size.width / screen.width, Self.size.height / screen.height)
    var list = DisplayList([.concatenate(CGAffineTransform(scaleX: factor, y: factor))])
    for part in film.scene(at: position) { list.append(contentsOf: part) }
    guard
      let bitmap = try? Bitmap(
        width: max(1, Int(screen.width * factor * 2)),
        height: max(1, Int(screen.height * factor * 2))
      )
    else { return nil }
    renderer.draw(list, on: bitmap, scale: 2)
    return (try? bitmap.pngData()).flatMap { UIImage(data: $0, scale: 2) }
  }
}
