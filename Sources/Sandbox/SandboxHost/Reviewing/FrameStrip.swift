import CairoRenderer
import Drawing
import Foundation
import Geometry
import TouchInput
import TouchKit

/// The thumbnails on the time line, created one at a time.
final class FrameStrip {
  private weak var film: Film?
  /// The times of visible changes, in seconds on the input clock.
  private(set) var times: [TimeInterval] = []

  /// The size of a thumbnail, in points, with two pixels per point.
  private static let size = CGSize(width: 56, height: 42)

  /// Finds the times of a film's thumbnails, once the film is complete.
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

  /// Returns the thumbnail at a time; nil if it cannot be created.
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
