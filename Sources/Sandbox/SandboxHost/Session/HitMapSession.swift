import Drawing
import Foundation
import Inspector
import TouchInput

/// The hit map of the moment that is shown: made when it is asked for, and again when something
/// happened since.
struct HitMapSession {
  private var known: (frames: Int, picture: DisplayList)?
  /// The legend of the map, as wide as the scene at most.
  private(set) var legend = DisplayList()
  private(set) var legendSize = CGSize.zero

  /// What happened since makes the map old.
  mutating func forget() { known = nil }

  /// The picture of the map, of a copy of the scene that was carried by the same input.
  mutating func picture(
    of source: (recording: InputRecording, frames: Int)?,
    size: CGSize,
    language: Language,
    text: Color,
    measuring: any TextMeasuring,
    start: @escaping (CGSize, TimeInterval) -> StartedApplication
  ) -> DisplayList {
    let frames = source?.frames ?? 0
    if let known, known.frames == frames { return known.picture }
    let map =
      source.map { source in
        HitMapping.map(
          after: source.recording,
          frames: source.frames,
          measuring: measuring,
          start: start
        )
      } ?? HitMapping.map(size: size, measuring: measuring, start: start)
    let painter = HitMapPainter(measuring: measuring, language: language)
    let picture = painter.picture(of: map, in: CGRect(origin: .zero, size: size))
    known = (frames, picture)
    let signs = HitMapLegend(
      of: map,
      width: size.width,
      text: text,
      measuring: measuring,
      language: language
    )
    (legend, legendSize) = (signs.picture, signs.size)
    return picture
  }
}
