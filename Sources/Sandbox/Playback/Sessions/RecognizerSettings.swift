import UIKit

/// What a session says of the settings of a recognizer, by the words of its format.
struct RecognizerSettings {
  private let values: [String: Double]

  init(_ values: [String: Double]) { self.values = values }

  /// Sets what is said and makes sense.
  func apply(to recognizer: UIGestureRecognizer) {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let count = count("taps", 1...20) { tap.numberOfTapsRequired = count }
      if let count = count("fingers", 1...20) { tap.numberOfTouchesRequired = count }
    case let press as UILongPressGestureRecognizer:
      if let count = count("taps", 0...20) { press.numberOfTapsRequired = count }
      if let count = count("fingers", 1...20) { press.numberOfTouchesRequired = count }
      if let duration = values["duration"], (0...3600).contains(duration) {
        press.minimumPressDuration = duration
      }
      if let way = values["allowableMovement"], way >= 0 { press.allowableMovement = CGFloat(way) }
    case let pan as UIPanGestureRecognizer: apply(to: pan)
    case let swipe as UISwipeGestureRecognizer:
      if let count = count("fingers", 1...20) { swipe.numberOfTouchesRequired = count }
      if let bits = count("direction", 1...15) { swipe.direction = .init(rawValue: UInt(bits)) }
    default: break
    }
  }

  private func apply(to pan: UIPanGestureRecognizer) {
    if let count = count("minimumFingers", 1...20) { pan.minimumNumberOfTouches = count }
    if let count = count("maximumFingers", 1...1000) { pan.maximumNumberOfTouches = count }
    if let edge = pan as? UIScreenEdgePanGestureRecognizer, let bits = count("edges", 0...15) {
      edge.edges = UIRectEdge(rawValue: UInt(bits))
    }
  }

  private func count(_ name: String, _ range: ClosedRange<Int>) -> Int? {
    values[name].flatMap(Int.init(exactly:)).flatMap { range.contains($0) ? $0 : nil }
  }
}
