import Foundation

/// Validates numbers: they must be finite and within the limits.
struct NumberCheck: Sendable {
  private(set) var notFinite = 0
  private(set) var clampedPlace = 0

  /// Returns the event with valid numbers; nil if it has no valid position.
  ///
  /// A lift is never dropped, because its finger would otherwise stay down for ever. It happens at the last position.
  mutating func repair(_ event: InputEvent, lastPlace: CGPoint?) -> InputEvent? {
    switch event {
    case .contact(let sample):
      return repair(sample, lastPlace: lastPlace).map(InputEvent.contact)
    case .hover(let location, let timestamp):
      return place(location).map { .hover(location: $0, timestamp: timestamp) }
    case .wheel(let location, let deltaX, let deltaY, let timestamp):
      guard isSound(deltaX.isFinite && deltaY.isFinite), let place = place(location) else {
        return nil
      }
      return .wheel(location: place, deltaX: deltaX, deltaY: deltaY, timestamp: timestamp)
    case .window(let change, _):
      return isSound(InputLimits.allow(change)) ? event : nil
    case .key, .text, .command:
      return event
    }
  }

  private mutating func repair(_ sample: ContactSample, lastPlace: CGPoint?) -> ContactSample? {
    let fallback = sample.phase.isFinal ? lastPlace : nil
    guard let place = place(sample.location) ?? fallback else { return nil }
    var sound = sample
    sound.location = place
    sound.attributes = sample.attributes.wellFormed
    return sound
  }

  private mutating func place(_ point: CGPoint) -> CGPoint? {
    let place = InputLimits.place(point)
    guard isSound(place != nil) else { return nil }
    if place != point { clampedPlace += 1 }
    return place
  }

  /// Returns the condition, and counts it if it is false.
  private mutating func isSound(_ condition: Bool) -> Bool {
    if !condition { notFinite += 1 }
    return condition
  }
}
