import Foundation
import Inspector

/// The positions of moments on a time line whose idle stretches may be folded.
struct TimeScale: Hashable {
  /// A stretch of the line.
  struct Piece: Hashable {
    /// The start and end, in seconds on the input clock.
    var start: TimeInterval
    var end: TimeInterval
    /// The start and end, in points from the start of the line.
    var left: CGFloat
    var right: CGFloat
    /// Whether it is folded idle time.
    var isFold: Bool
  }

  private(set) var pieces: [Piece] = []
  /// The length of the whole line, in points.
  private(set) var length: CGFloat = 0

  /// The width of a fold, in points at text scale 1.
  static let foldWidth: CGFloat = 62
  /// The unfolded time on each side of a fold, in seconds.
  static let rest: TimeInterval = 0.1

  /// Creates a line from a moment to a later one.
  ///
  /// `scale` is in points per second. `opened` contains the starts of idle stretches that are not folded.
  init(
    from start: TimeInterval,
    to end: TimeInterval,
    _ stretches: [TimeRows.Stretch],
    folds: Bool,
    except opened: Set<TimeInterval> = [],
    scale: CGFloat,
    foldWidth: CGFloat
  ) {
    var now = start
    func addFold(_ limit: TimeInterval) { add(limit, opened.contains(now) ? nil : foldWidth) }
    func add(_ limit: TimeInterval, _ width: CGFloat?) {
      guard limit > now else { return }
      let right = length + (width ?? CGFloat(limit - now) * scale)
      pieces.append(
        Piece(start: now, end: limit, left: length, right: right, isFold: width != nil)
      )
      (now, length) = (limit, right)
    }
    if folds {
      var last = start
      for stretch in stretches where stretch.end > start && stretch.start < end {
        if stretch.start - last > TimeRows.idle {
          add(last == start ? start : last + Self.rest, nil)
          addFold(stretch.start - Self.rest)
        }
        last = max(last, stretch.end)
      }
      if end - last > TimeRows.idle, last > start {
        add(last + Self.rest, nil)
        addFold(end - Self.rest)
      }
    }
    add(end, nil)
  }

  /// Returns the total unfolded time, in seconds.
  static func shownDuration(
    from start: TimeInterval,
    to end: TimeInterval,
    _ stretches: [TimeRows.Stretch],
    folds: Bool,
    except opened: Set<TimeInterval> = []
  ) -> (seconds: TimeInterval, folds: Int) {
    let scale = TimeScale(
      from: start,
      to: end,
      stretches,
      folds: folds,
      except: opened,
      scale: 1,
      foldWidth: 0
    )
    return (TimeInterval(scale.length), scale.pieces.count(where: \.isFold))
  }

  /// Returns the end of the folded stretch that contains a moment; nil if the moment is not folded.
  func foldEnd(at time: TimeInterval) -> TimeInterval? {
    pieces.first { $0.isFold && $0.start <= time && time < $0.end }?.end
  }

  /// Returns the position of a moment, in points from the start of the line.
  func place(of time: TimeInterval) -> CGFloat {
    guard let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first else { return 0 }
    guard piece.end > piece.start else { return piece.left }
    let share = min(max(0, (time - piece.start) / (piece.end - piece.start)), 1)
    return piece.left + CGFloat(share) * (piece.right - piece.left)
  }

  /// Returns the moment at a position.
  func time(at place: CGFloat) -> TimeInterval {
    guard let piece = pieces.last(where: { $0.left <= place }) ?? pieces.first else { return 0 }
    guard piece.right > piece.left else { return piece.start }
    let share = min(max(0, (place - piece.left) / (piece.right - piece.left)), 1)
    return piece.start + TimeInterval(share) * (piece.end - piece.start)
  }
}
