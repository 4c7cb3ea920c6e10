import Foundation

/// The part of the border that looks at numbers: finite, within reach, in order of time.
struct NumberCheck: Sendable {
  var counters = ContactTable.Counters()
  private var clock = InputClock()

  /// The event with sound numbers, or nil when it does not say where it happened.
  ///
  /// A lift is never dropped, or its finger would stay down for ever: it happens at the last place.
  mutating func repair(_ event: InputEvent, lastPlace: CGPoint?) -> InputEvent? {
    switch event {
    case .contact(let sample):
      return repair(sample, lastPlace: lastPlace).map(InputEvent.contact)
    case .hover(let location, let timestamp):
      guard let place = place(location) else { return nil }
      return .hover(location: place, timestamp: monotonic(timestamp))
    case .wheel(let location, let deltaX, let deltaY, let timestamp):
      guard isSound(deltaX.isFinite && deltaY.isFinite), let place = place(location) else {
        return nil
      }
      return .wheel(
        location: place,
        deltaX: deltaX,
        deltaY: deltaY,
        timestamp: monotonic(timestamp)
      )
    case .key(var stroke):
      stroke.timestamp = monotonic(stroke.timestamp)
      return .key(stroke)
    case .text(let text, let timestamp):
      return .text(text, timestamp: monotonic(timestamp))
    case .command(let command, let timestamp):
      return .command(command, timestamp: monotonic(timestamp))
    case .window(let change, let timestamp):
      guard isSound(InputLimits.allow(change)) else { return nil }
      return .window(change, timestamp: monotonic(timestamp))
    }
  }

  /// The timestamp, or the latest one before it when this one would go back or is no time at all.
  mutating func monotonic(_ timestamp: TimeInterval) -> TimeInterval {
    let moment = clock.moment(timestamp)
    if moment != timestamp { counters.clampedTimestamp += 1 }
    return moment
  }

  private mutating func repair(_ sample: ContactSample, lastPlace: CGPoint?) -> ContactSample? {
    let fallback = sample.phase.isFinal ? lastPlace : nil
    guard let place = place(sample.location) ?? fallback else { return nil }
    var sound = sample
    sound.location = place
    sound.attributes = sample.attributes.wellFormed
    sound.timestamp = monotonic(sample.timestamp)
    return sound
  }

  private mutating func place(_ point: CGPoint) -> CGPoint? {
    let place = InputLimits.place(point)
    guard isSound(place != nil) else { return nil }
    if place != point { counters.clampedPlace += 1 }
    return place
  }

  /// Counts what is not.
  private mutating func isSound(_ condition: Bool) -> Bool {
    if !condition { counters.notFinite += 1 }
    return condition
  }
}
