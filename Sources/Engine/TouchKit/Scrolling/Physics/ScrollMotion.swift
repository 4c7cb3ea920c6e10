import Foundation

/// A motion of a scroll view without a finger.
struct ScrollMotion {
  /// The kind of motion.
  enum Kind: Equatable {
    /// The content decelerates after the finger has lifted.
    case deceleration
    /// The caller requested another offset.
    case animation
    /// The status bar was tapped.
    case toTop
    /// The caller requested another scale.
    case zoom
    /// The scale returns to its limits.
    case zoomBounce
  }

  /// An offset and a scale.
  struct Place: Equatable {
    var offset: CGPoint
    var scale: CGFloat
  }

  private enum Path {
    case free(AxisMotion, AxisMotion)
    case eased(from: Place, to: Place)
  }

  let kind: Kind
  private let path: Path
  /// The time at which it began, in seconds on the application's clock.
  private let beginning: TimeInterval
  /// The distance by which clients moved the content during the motion.
  private var shift = CGPoint.zero

  /// The duration of an animated change, in seconds (our choice, by the looks of devices).
  static let animationLength: TimeInterval = 0.3

  /// Creates the motion after the finger has lifted.
  init(x: AxisMotion, y: AxisMotion, at time: TimeInterval) {
    kind = .deceleration
    path = .free(x, y)
    beginning = time
  }

  /// Creates an animated change.
  init(_ kind: Kind, from start: Place, to end: Place, at time: TimeInterval) {
    self.kind = kind
    path = .eased(from: start, to: end)
    beginning = time
  }

  /// The duration, in seconds.
  private var length: TimeInterval {
    switch path {
    case .free(let x, let y): max(x.length, y.length)
    case .eased: Self.animationLength
    }
  }

  /// Returns whether it is over at a moment.
  func isOver(at time: TimeInterval) -> Bool { time - beginning >= length - 1e-9 }

  /// Returns the progress of an animated change at a moment.
  private func progress(at time: TimeInterval) -> CGFloat {
    guard !isOver(at: time) else { return 1 }
    return CubicCurve.easeInOut.progress(at: (time - beginning) / Self.animationLength)
  }

  /// Returns the offset at a moment.
  func offset(at time: TimeInterval) -> CGPoint {
    // At the end it is exactly at its goal, regardless of rounded times.
    let elapsed = isOver(at: time) ? .infinity : time - beginning
    switch path {
    case .free(let x, let y):
      return CGPoint(x: x.offset(at: elapsed) + shift.x, y: y.offset(at: elapsed) + shift.y)
    case .eased(let start, let end):
      let part = progress(at: time)
      return CGPoint(
        x: start.offset.x * (1 - part) + end.offset.x * part + shift.x,
        y: start.offset.y * (1 - part) + end.offset.y * part + shift.y
      )
    }
  }

  /// Returns the scale at a moment; nil for motions that do not change it.
  func scale(at time: TimeInterval) -> CGFloat? {
    guard kind == .zoom || kind == .zoomBounce, case .eased(let start, let end) = path else {
      return nil
    }
    let part = progress(at: time)
    return start.scale * (1 - part) + end.scale * part
  }

  /// Continues the motion from an offset that a client has set.
  mutating func goOn(from offset: CGPoint, at time: TimeInterval) {
    let expected = self.offset(at: time)
    shift.x += offset.x - expected.x
    shift.y += offset.y - expected.y
  }
}
