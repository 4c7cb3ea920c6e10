import Foundation

/// A movement of a scroll view by itself.
struct ScrollMotion {
  /// What kind of movement it is.
  enum Kind: Equatable {
    /// The content goes on after the finger has left.
    case deceleration
    /// The caller asked for another offset.
    case animation
    /// The status bar was tapped.
    case toTop
    /// The caller asked for another scale.
    case zoom
    /// The scale comes back into its limits.
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
  /// When it began, in seconds on the application's clock.
  private let beginning: TimeInterval
  /// What clients moved the content by meanwhile.
  private var shift = CGPoint.zero

  /// How long an animated change takes, in seconds (our choice, by the looks of devices).
  static let animationLength: TimeInterval = 0.3

  /// The movement after the finger has left.
  init(x: AxisMotion, y: AxisMotion, at time: TimeInterval) {
    kind = .deceleration
    path = .free(x, y)
    beginning = time
  }

  /// An animated change.
  init(_ kind: Kind, from start: Place, to end: Place, at time: TimeInterval) {
    self.kind = kind
    path = .eased(from: start, to: end)
    beginning = time
  }

  /// How long it lasts, in seconds.
  private var length: TimeInterval {
    switch path {
    case .free(let x, let y): max(x.length, y.length)
    case .eased: Self.animationLength
    }
  }

  /// Whether it is over at a moment.
  func isOver(at time: TimeInterval) -> Bool { time - beginning >= length - 1e-9 }

  /// How much of an animated change is done at a moment.
  private func progress(at time: TimeInterval) -> CGFloat {
    guard !isOver(at: time) else { return 1 }
    return CubicCurve.easeInOut.progress(at: (time - beginning) / Self.animationLength)
  }

  /// The offset at a moment.
  func offset(at time: TimeInterval) -> CGPoint {
    // At its end exactly where it belongs, however the times were rounded.
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

  /// The scale at a moment; nil for movements that do not change it.
  func scale(at time: TimeInterval) -> CGFloat? {
    guard kind == .zoom || kind == .zoomBounce, case .eased(let start, let end) = path else {
      return nil
    }
    let part = progress(at: time)
    return start.scale * (1 - part) + end.scale * part
  }

  /// Goes on as before from an offset that a client has set.
  mutating func goOn(from offset: CGPoint, at time: TimeInterval) {
    let expected = self.offset(at: time)
    shift.x += offset.x - expected.x
    shift.y += offset.y - expected.y
  }
}
