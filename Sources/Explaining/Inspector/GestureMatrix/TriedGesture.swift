package import Foundation
package import Geometry

/// A gesture of the matrix, which is played on a copy of a scene.
package enum TriedGesture: Hashable, Sendable {
  /// A direction on the screen.
  package enum Way: String, Hashable, Sendable, CaseIterable {
    case right, left, up, down

    /// The other direction of the same axis.
    package var opposite: Way {
      switch self {
      case .right: .left
      case .left: .right
      case .up: .down
      case .down: .up
      }
    }

    /// The direction as a vector of length one.
    package var vector: CGVector {
      switch self {
      case .right: CGVector(dx: 1, dy: 0)
      case .left: CGVector(dx: -1, dy: 0)
      case .up: CGVector(dx: 0, dy: -1)
      case .down: CGVector(dx: 0, dy: 1)
      }
    }

    var arrow: String {
      switch self {
      case .right: "→"
      case .left: "←"
      case .up: "↑"
      case .down: "↓"
      }
    }

    var doubleArrow: String { self == .right || self == .left ? "↔" : "↕" }
  }

  case tap, doubleTap, longPress
  /// A drag in a direction, quick or slow.
  case drag(Way, isQuick: Bool)
  case swipe(Way)
  case pinch, rotate, twoFingerDrag

  /// All gestures, in the order of the rows.
  package static let all: [TriedGesture] =
    [.tap, .doubleTap, .longPress]
    + Way.allCases.flatMap { [.drag($0, isQuick: false), .drag($0, isQuick: true)] }
    + Way.allCases.map(TriedGesture.swipe) + [.pinch, .rotate, .twoFingerDrag]

  /// The stable code for programs: `dragRightQuick`.
  package var code: String {
    switch self {
    case .tap: "tap"
    case .doubleTap: "doubleTap"
    case .longPress: "longPress"
    case .drag(let way, let isQuick): "drag\(way.rawValue.capitalized)\(isQuick ? "Quick" : "Slow")"
    case .swipe(let way): "swipe\(way.rawValue.capitalized)"
    case .pinch: "pinch"
    case .rotate: "rotate"
    case .twoFingerDrag: "twoFingerDrag"
    }
  }

  /// Creates the gesture of a stable code; nil if the code is unknown.
  package init?(code: String) {
    guard let gesture = Self.all.first(where: { $0.code == code }) else { return nil }
    self = gesture
  }

  /// The same gesture in the opposite direction; nil for one without a direction.
  package var opposite: TriedGesture? {
    switch self {
    case .drag(let way, let isQuick): .drag(way.opposite, isQuick: isQuick)
    case .swipe(let way): .swipe(way.opposite)
    default: nil
    }
  }

  /// Returns the name of the row; `joined` includes both directions of its axis.
  package func title(joined: Bool = false) -> Phrase {
    switch self {
    case .tap: Phrase("Tap", "轻点")
    case .doubleTap: Phrase("Double tap", "双击")
    case .longPress: Phrase("Long press", "长按")
    case .drag(let way, let isQuick):
      Phrase(
        "Drag \(joined ? way.doubleArrow : way.arrow) \(isQuick ? "quick" : "slow")",
        "拖动 \(joined ? way.doubleArrow : way.arrow) \(isQuick ? "快" : "慢")"
      )
    case .swipe(let way):
      Phrase(
        "Swipe \(joined ? way.doubleArrow : way.arrow)",
        "轻扫 \(joined ? way.doubleArrow : way.arrow)"
      )
    case .pinch: Phrase("Pinch", "捏合")
    case .rotate: Phrase("Rotate", "旋转")
    case .twoFingerDrag: Phrase("Two-finger drag", "双指拖动")
    }
  }
}

/// The measurements of the gestures.
extension TriedGesture {
  /// The time that a finger of a tap stays down, in seconds.
  package static let tapHold: TimeInterval = 0.05
  /// The time between the taps of a double tap, in seconds.
  package static let tapPause: TimeInterval = 0.1
  /// The time that the finger of a long press stays down, in seconds.
  package static let pressHold: TimeInterval = 1
  /// The speed of a slow drag, in points per second.
  ///
  /// At this speed, a long press is recognised before a pan begins.
  package static let slowSpeed: CGFloat = 15
  /// The speed of a quick drag, in points per second.
  package static let quickSpeed: CGFloat = 250
  /// The speed of a swipe, in points per second.
  package static let swipeSpeed: CGFloat = 1000
  /// The distance of a slow drag, in points.
  package static let slowDistance: CGFloat = 60
  /// The distance of a quick drag and of a drag with two fingers, in points.
  package static let quickDistance: CGFloat = 100
  /// The distance of a swipe, in points.
  package static let swipeDistance: CGFloat = 150
  /// The distance between two fingers that pinch or rotate, in points.
  package static let fingerDistance: CGFloat = 80
  /// The factor by which the distance between two fingers grows.
  package static let pinchScale: CGFloat = 2
  /// The angle by which two fingers rotate, in radians.
  package static let turn: CGFloat = .pi / 2
  /// The duration of a two-finger movement, in seconds.
  package static let pairDuration: TimeInterval = 0.4
  /// The time that a scene runs after the last lift, in seconds.
  package static let settling: TimeInterval = 2

  /// The movement of the fingers in words, for a tooltip.
  package var measure: Phrase {
    switch self {
    case .tap: Phrase("one finger, 0.05 s", "一根手指，0.05 s")
    case .doubleTap: Phrase("two taps, 0.1 s apart", "两次轻点，间隔 0.1 s")
    case .longPress: Phrase("one finger, 1 s", "一根手指，1 s")
    case .drag(_, let isQuick):
      isQuick
        ? Phrase("100 pt at 250 pt/s", "100 点，每秒 250 点")
        : Phrase("60 pt at 15 pt/s", "60 点，每秒 15 点")
    case .swipe: Phrase("150 pt at 1000 pt/s", "150 点，每秒 1000 点")
    case .pinch: Phrase("two fingers, from 80 to 160 pt apart", "两根手指，间距从 80 到 160 点")
    case .rotate: Phrase("two fingers, a quarter turn", "两根手指，转四分之一圈")
    case .twoFingerDrag: Phrase("two fingers, 100 pt down", "两根手指，向下 100 点")
    }
  }
}
