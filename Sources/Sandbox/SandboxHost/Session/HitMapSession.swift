import Drawing
import Foundation
import Inspector
import TouchInput
import TouchKit

/// The hit map of the visible moment, created on request and again after changes.
struct HitMapSession {
  private var known: (frames: Int, map: HitMap, picture: DisplayList)?
  private var legend: (size: CGSize, picture: HitMapLegend)?

  /// Discards the map after a change.
  mutating func forget() { (known, legend) = (nil, nil) }

  /// Returns the legend of the map, for a size in points; nil without a map.
  mutating func legend(
    size: CGSize,
    language: Language,
    text: Color,
    measuring: any TextMeasuring
  ) -> HitMapLegend? {
    if let legend, legend.size == size { return legend.picture }
    legend = known.map { known in
      let picture = HitMapLegend(
        of: known.map,
        width: size.width,
        height: size.height,
        text: text,
        measuring: measuring,
        language: language
      )
      return (size, picture)
    }
    return legend?.picture
  }

  /// Returns the picture of the map, from a copy of the scene that received the same input.
  ///
  /// A scene without a recorder, such as a lesson, has no copy, so its own application is asked.
  mutating func picture(
    of source: (recording: InputRecording, frames: Int)?,
    or application: UIApplication,
    size: CGSize,
    language: Language,
    textScale: CGFloat,
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
      } ?? HitMapping.map(ofCopy: application, size: size)
    let painter = HitMapPainter(measuring: measuring, language: language, textScale: textScale)
    let picture = painter.picture(of: map, in: CGRect(origin: .zero, size: size))
    (known, legend) = ((frames, map, picture), nil)
    return picture
  }
}
