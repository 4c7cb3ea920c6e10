import Foundation
import Inspector
import TouchKit

/// The thumbnails of changes above the ruler, at most one per 70 points.
struct TimeFrames: Hashable {
  /// A thumbnail, or the place of one that is not created yet.
  struct Picture: Hashable {
    /// The moment, in seconds on the input clock.
    var time: TimeInterval
    /// The left edge, in points from the start of the line.
    var left: CGFloat
    /// The thumbnail; nil until it is created.
    var image: UIImage?
  }

  var pictures: [Picture] = []

  /// The height of the row, in points at text scale 1.
  static let height: CGFloat = 48
  /// The size of a thumbnail, in points at text scale 1.
  static let size = CGSize(width: 56, height: 42)
  /// The smallest distance between thumbnails.
  static let step: CGFloat = 70

  /// Returns the moments of a line at which a thumbnail fits.
  ///
  /// `changes` are the moments of changes, in order. Idle time has no thumbnails.
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

  /// Returns the latest thumbnail at or before a moment.
  func picture(before time: TimeInterval) -> UIImage? {
    pictures.last { $0.time <= time + 1e-6 && $0.image != nil }?.image
  }

  /// Returns the moment of the thumbnail at a position, in points from the start of the line.
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
    // A moment without a thumbnail shows the previous one.
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
