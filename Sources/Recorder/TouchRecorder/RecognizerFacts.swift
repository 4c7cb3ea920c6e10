import UIKit

/// Everything about a recognizer that a session tells besides its state.
struct RecognizerFacts: Equatable {
  var isEnabled: Bool
  var cancels: Bool
  var delaysBegan: Bool
  var delaysEnded: Bool
  var hasDelegate: Bool
  /// What its kind lets one set, in an order that its kind knows.
  var settings: [Double]

  /// Looks at a recognizer of a kind; its delegate is looked for, and never called.
  @MainActor init(_ recognizer: UIGestureRecognizer, _ kind: RecognizerKind) {
    isEnabled = recognizer.isEnabled
    cancels = recognizer.cancelsTouchesInView
    delaysBegan = recognizer.delaysTouchesBegan
    delaysEnded = recognizer.delaysTouchesEnded
    hasDelegate = recognizer.delegate != nil
    settings = kind.settings(of: recognizer)
  }
}

/// What a recognizer recognises, as far as UIKit's classes say.
enum RecognizerKind {
  case tap, longPress, edgePan, pan, swipe, other

  @MainActor init(_ recognizer: UIGestureRecognizer) {
    switch recognizer {
    case is UITapGestureRecognizer: self = .tap
    case is UILongPressGestureRecognizer: self = .longPress
    case is UIScreenEdgePanGestureRecognizer: self = .edgePan
    case is UIPanGestureRecognizer: self = .pan
    case is UISwipeGestureRecognizer: self = .swipe
    default: self = .other
    }
  }

  @MainActor func settings(of recognizer: UIGestureRecognizer) -> [Double] {
    switch (self, recognizer) {
    case (.tap, let tap as UITapGestureRecognizer):
      [Double(tap.numberOfTapsRequired), Double(tap.numberOfTouchesRequired)]
    case (.longPress, let press as UILongPressGestureRecognizer):
      [
        Double(press.numberOfTapsRequired), Double(press.numberOfTouchesRequired),
        press.minimumPressDuration, Double(press.allowableMovement),
      ]
    case (.edgePan, let pan as UIScreenEdgePanGestureRecognizer):
      [
        Double(pan.minimumNumberOfTouches), Double(pan.maximumNumberOfTouches),
        Double(pan.edges.rawValue),
      ]
    case (.pan, let pan as UIPanGestureRecognizer):
      [Double(pan.minimumNumberOfTouches), Double(pan.maximumNumberOfTouches)]
    case (.swipe, let swipe as UISwipeGestureRecognizer):
      [Double(swipe.direction.rawValue), Double(swipe.numberOfTouchesRequired)]
    default: []
    }
  }
}

extension RecordLine {
  /// Adds what is said of a recognizer; what is usual is left out.
  mutating func add(_ facts: RecognizerFacts, _ kind: RecognizerKind) {
    if !facts.isEnabled { add("enabled", false) }
    if !facts.cancels { add("cancelsTouches", false) }
    if facts.delaysBegan { add("delaysBegan", true) }
    if !facts.delaysEnded { add("delaysEnded", false) }
    if facts.hasDelegate { add("hasDelegate", true) }
    let values = facts.settings
    func number(_ place: Int) -> Double { place < values.count ? values[place] : 0 }
    switch kind {
    case .tap:
      add("taps", number(0))
      add("fingers", number(1))
    case .longPress:
      add("taps", number(0))
      add("fingers", number(1))
      add("duration", number(2))
      add("allowableMovement", number(3))
    case .edgePan, .pan:
      add("minimumFingers", number(0))
      // Any number of them is no number for a file.
      if number(1) < 1000 { add("maximumFingers", number(1)) }
      if kind == .edgePan { add("edges", number(2)) }
    case .swipe:
      add("direction", number(0))
      add("fingers", number(1))
    case .other: break
    }
  }
}
