import Foundation

/// The part of the border that looks at numbers: finite, and within reach.
struct NumberCheck: Sendable {
  private(set) var notFinite = 0
  private(set) var clampedPlace = 0

  /// The event with sound numbers, or nil when it does not say where it happened.
  ///
  /// A lift is never dropped, or its finger would stay down for ever: it happens at the last place.
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

  /// Counts what is not.
  private mutating func isSound(_ condition: Bool) -> Bool {
    if !condition { notFinite += 1 }
    return condition
  }
}
