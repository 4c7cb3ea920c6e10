public import Foundation

/// A device that sends invalid input, the same one for the same seed.
///
/// Fingers come down twice, go up without having been down, and exceed any limit.
/// Positions and times are not finite, far away or decreasing. Devices are lost. The window is hidden
/// and changes its size. As in a real window, only input that a ``ContactTable`` accepts is used.
public struct HostileInput: Sendable {
  /// The numbers of repaired and dropped events so far.
  public var counters: ContactTable.Counters { table.counters }

  private var random: SeededRandom
  private var table = ContactTable()
  private let size: CGSize
  private var time: TimeInterval

  /// Creates the device of a seed with a screen of a size in points.
  public init(seed: UInt64, size: CGSize, startTime: TimeInterval = 0) {
    random = SeededRandom(seed: seed ^ 0x6C69_6573)
    self.size = size
    time = startTime
    // This event comes first, so that the table has a current time.
    _ = table.admit(.window(.focusGained, timestamp: startTime))
  }

  /// Returns the input of the next frame.
  public mutating func nextFrame() -> RecordedFrame {
    // This is not the frame period: seeds keep the input that they have had since 1.0.
    time += random.chance(5) ? .random(in: 0...0.8, using: &random) : 0.016
    let events = (0..<Int.random(in: 0...4, using: &random)).map { _ in anyEvent() }
    return frame(table.admit(events))
  }

  /// Cancels all active contacts.
  public mutating func lastFrame() -> RecordedFrame { frame(table.cancelAll(at: time)) }

  private mutating func frame(_ events: [InputEvent]) -> RecordedFrame {
    time = max(time, events.last?.timestamp ?? time)
    return RecordedFrame(events: events, time: time)
  }

  private mutating func anyEvent() -> InputEvent {
    switch Int.random(in: 0..<80, using: &random) {
    case 0: return .window(.focusLost, timestamp: moment())
    case 1: return .window(.focusGained, timestamp: moment())
    case 2: return .window(.hidden, timestamp: moment())
    case 3: return .window(.shown, timestamp: moment())
    case 4:
      return .window(.deviceLost(Int64.random(in: 1...3, using: &random)), timestamp: moment())
    case 5: return .window(.resized(side()), timestamp: moment())
    case 6: return .window(.pointerLeft, timestamp: moment())
    case 7:
      return .wheel(location: place(), deltaX: number(), deltaY: number(), timestamp: moment())
    case 8: return .hover(location: place(), timestamp: moment())
    case 9: return .text("\u{1B}\u{0}x", timestamp: moment())
    case 10:
      return .key(
        KeyStroke(usage: 14, name: "k", isDown: random.chance(50), timestamp: moment())
      )
    default: return .contact(sample())
    }
  }

  private mutating func sample() -> ContactSample {
    let phases: [ContactSample.Phase] = [
      .began, .began, .moved, .moved, .moved, .ended, .cancelled,
    ]
    let finger = Int64.random(in: 0..<(random.chance(90) ? 4 : 50), using: &random)
    return ContactSample(
      id: ContactID(device: random.chance(80) ? 1 : 2, finger: finger),
      phase: phases.randomElement(using: &random) ?? .moved,
      location: place(),
      timestamp: moment(),
      attributes: ContactAttributes(
        force: random.chance(5) ? number() : 0,
        radius: random.chance(5) ? number() : 0
      )
    )
  }

  private mutating func side() -> CGSize {
    let sides: [CGFloat] = [0, 1, 16, 200, 400, 900, 16384, .nan, -3]
    return CGSize(
      width: sides.randomElement(using: &random) ?? 0,
      height: sides.randomElement(using: &random) ?? 0
    )
  }

  private mutating func place() -> CGPoint {
    if random.chance(6) { return CGPoint(x: number(), y: number()) }
    return CGPoint(
      x: .random(in: -10...(size.width + 10), using: &random),
      y: .random(in: -10...(size.height + 10), using: &random)
    )
  }

  private mutating func number() -> Double {
    [.nan, .infinity, -.infinity, 1e30, -1e6, -0.0, 1e-300, 1].randomElement(using: &random) ?? 0
  }

  private mutating func moment() -> TimeInterval {
    if random.chance(90) { return time }
    return [.nan, .infinity, -1, 0, time - 0.5, time + 0.3, time + 40].randomElement(using: &random)
      ?? time
  }
}
