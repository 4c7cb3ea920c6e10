import Foundation
import Inspector

/// Where moments stand on a time line whose idle stretches may be folded.
struct TimeScale: Hashable {
  /// A stretch of the line.
  struct Piece: Hashable {
    /// When it begins and ends, in seconds on the input clock.
    var start: TimeInterval
    var end: TimeInterval
    /// Where it begins and ends, in points from the beginning of the line.
    var left: CGFloat
    var right: CGFloat
    /// Whether it stands for idle time that is folded.
    var isFold: Bool
  }

  private(set) var pieces: [Piece] = []
  /// How long the whole line is, in points.
  private(set) var length: CGFloat = 0

  /// How wide a fold is, in points at text scale 1.
  static let foldWidth: CGFloat = 62
  /// How much of an idle stretch stays on each side of its fold, in seconds.
  static let rest: TimeInterval = 0.1

  /// A line from a moment to a later one; `scale` is in points a second, and `opened` has the
  /// beginnings of idle stretches that are shown nevertheless.
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

  /// How long what is not folded takes, in seconds.
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

  /// The end of the folded stretch that contains a moment; nil where nothing is folded.
  func foldEnd(at time: TimeInterval) -> TimeInterval? {
    pieces.first { $0.isFold && $0.start <= time && time < $0.end }?.end
  }

  /// Where a moment stands, in points from the beginning of the line.
  func place(of time: TimeInterval) -> CGFloat {
    guard let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first else { return 0 }
    guard piece.end > piece.start else { return piece.left }
    let share = min(max(0, (time - piece.start) / (piece.end - piece.start)), 1)
    return piece.left + CGFloat(share) * (piece.right - piece.left)
  }

  /// Which moment stands at a place.
  func time(at place: CGFloat) -> TimeInterval {
    guard let piece = pieces.last(where: { $0.left <= place }) ?? pieces.first else { return 0 }
    guard piece.right > piece.left else { return piece.start }
    let share = min(max(0, (place - piece.left) / (piece.right - piece.left)), 1)
    return piece.start + TimeInterval(share) * (piece.end - piece.start)
  }
}
