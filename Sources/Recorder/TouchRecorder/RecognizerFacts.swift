import UIKit

/// The properties of a recognizer in a session, without its state.
struct RecognizerFacts: Equatable {
  /// A setting of a specific recognizer class.
  struct Setting: Equatable {
    /// The key in the file.
    let name: String
    let value: Double

    init(_ name: String, _ value: Double) { (self.name, self.value) = (name, value) }

    init(_ name: String, _ value: Int) { self.init(name, Double(value)) }
  }

  var isEnabled: Bool
  var cancels: Bool
  var delaysBegan: Bool
  var delaysEnded: Bool
  var hasDelegate: Bool
  var settings: [Setting]

  /// Reads the properties of a recognizer; checks for a delegate, but never calls it.
  @MainActor init(_ recognizer: UIGestureRecognizer) {
    isEnabled = recognizer.isEnabled
    cancels = recognizer.cancelsTouchesInView
    delaysBegan = recognizer.delaysTouchesBegan
    delaysEnded = recognizer.delaysTouchesEnded
    hasDelegate = recognizer.delegate != nil
    settings = Self.settings(of: recognizer)
  }

  @MainActor private static func settings(of recognizer: UIGestureRecognizer) -> [Setting] {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      [
        Setting("taps", tap.numberOfTapsRequired), Setting("fingers", tap.numberOfTouchesRequired),
      ]
    case let press as UILongPressGestureRecognizer:
      [
        Setting("taps", press.numberOfTapsRequired),
        Setting("fingers", press.numberOfTouchesRequired),
        Setting("duration", press.minimumPressDuration),
        Setting("allowableMovement", Double(press.allowableMovement)),
      ]
    case let pan as UIScreenEdgePanGestureRecognizer:
      counts(of: pan) + [Setting("edges", Double(pan.edges.rawValue))]
    case let pan as UIPanGestureRecognizer: counts(of: pan)
    case let swipe as UISwipeGestureRecognizer:
      [
        Setting("direction", Double(swipe.direction.rawValue)),
        Setting("fingers", swipe.numberOfTouchesRequired),
      ]
    default: []
    }
  }

  @MainActor private static func counts(of pan: UIPanGestureRecognizer) -> [Setting] {
    let minimum = Setting("minimumFingers", pan.minimumNumberOfTouches)
    // The default maximum, any number of fingers, is omitted.
    guard pan.maximumNumberOfTouches < 1000 else { return [minimum] }
    return [minimum, Setting("maximumFingers", pan.maximumNumberOfTouches)]
  }
}

extension RecordLine {
  /// Adds the properties of a recognizer; omits defaults.
  mutating func add(_ facts: RecognizerFacts) {
    if !facts.isEnabled { add("enabled", false) }
    if !facts.cancels { add("cancelsTouches", false) }
    if facts.delaysBegan { add("delaysBegan", true) }
    if !facts.delaysEnded { add("delaysEnded", false) }
    if facts.hasDelegate { add("hasDelegate", true) }
    for setting in facts.settings { add(setting) }
  }
}
