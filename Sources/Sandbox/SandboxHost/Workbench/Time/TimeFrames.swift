import Foundation
import Inspector
import TouchKit

/// The pictures of moments above the ruler: at most one each 70 points, where something changed.
struct TimeFrames: Hashable {
  /// A picture, or the place of one that is not made yet.
  struct Picture: Hashable {
    /// The moment that it shows, in seconds on the input clock.
    var time: TimeInterval
    /// Where its left edge is, in points from the beginning of the line.
    var left: CGFloat
    /// The picture; nil until it is made.
    var image: UIImage?
  }

  var pictures: [Picture] = []

  /// How high the row is, in points at text scale 1.
  static let height: CGFloat = 48
  /// How large a picture is, in points at text scale 1.
  static let size = CGSize(width: 56, height: 42)
  /// How far pictures are from each other at least.
  static let step: CGFloat = 70

  /// The moments of a line at which there is room for a picture.
  ///
  /// `changes` are the moments at which something changed, in order. Idle time has no pictures.
  static func moments(
    of changes: [TimeInterval],
    on scale: TimeScale,
    within part: ClosedRange<CGFloat>,
    step: CGFloat
  ) -> [(time: TimeInterval, left: CGFloat)] {
    var moments: [(time: TimeInterval, left: CGFloat)] = []
    for time in changes {
      let place = scale.place(of: time)
      guard part.contains(place), moments.last.map({ place >= $0.left + step }) ?? true else {
        continue
      }
      if scale.pieces.contains(where: { $0.isFold && $0.left < place && place < $0.right }) {
        continue
      }
      moments.append((time, place))
    }
    return moments
  }

  /// The latest picture that was made of a moment, or of one before.
  func picture(before time: TimeInterval) -> UIImage? {
    pictures.last { $0.time <= time + 1e-6 && $0.image != nil }?.image
  }

  /// The moment of the picture at a place, in points from the beginning of the line.
  func time(at place: CGFloat, _ look: WorkbenchLook) -> TimeInterval? {
    let width = look.scaled(Self.size.width)
    return pictures.first { $0.left <= place && place <= $0.left + width }?.time
  }
}

extension TimeTrack {
  func paintFrames(_ pen: Pen) {
    let size = CGSize(
      width: scaled(TimeFrames.size.width),
      height: scaled(TimeFrames.size.height)
    )
    let shown = frames.pictures.last { $0.time <= state.time + 1e-6 }
    // Until its picture is made, a moment shows the one before.
    var latest = frames.pictures.lazy.compactMap(\.image).first
    for picture in frames.pictures {
      let box = CGRect(
        x: column + picture.left - offset,
        y: ((framesHeight - size.height) / 2).rounded(),
        width: size.width,
        height: size.height
      )
      latest = picture.image ?? latest
      guard box.maxX > column, box.minX < bounds.maxX else { continue }
      pen.fill(box, theme.raised)
      latest?.draw(in: box)
      let isShown = picture.time == shown?.time
      let color = isShown ? theme.text : theme.line
      pen.frame(box.insetBy(dx: -1, dy: -1), color, radius: 2, width: isShown ? 2 : 1)
    }
  }
}
