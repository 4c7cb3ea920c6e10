import Foundation

/// How much content a scroll view has.
struct ScrollContent: Equatable {
  var size = CGSize.zero {
    didSet { size = CGSize(width: Self.sound(size.width), height: Self.sound(size.height)) }
  }
  var inset = UIEdgeInsets.zero {
    didSet {
      inset = UIEdgeInsets(
        top: Self.sound(inset.top),
        left: Self.sound(inset.left),
        bottom: Self.sound(inset.bottom),
        right: Self.sound(inset.right)
      )
    }
  }

  /// More than any user scrolls, in points.
  private static let most: CGFloat = 1e9

  /// What can be counted with: nothing for what is no number.
  private static func sound(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(max(length, -most), most)
  }
}

/// What a scroll view is doing.
struct ScrollState {
  /// While a finger moves the content.
  var drag: ScrollDrag?
  /// While two fingers change the scale.
  var zoom: ScrollZoom?
  /// While it moves by itself.
  var motion: ScrollMotion?
  /// When its next step is due.
  var ticket: TimerQueue.Ticket?
  /// Whether the offset changes because of one of these.
  var isDriving = false
  /// How large the content is shown.
  var scale: CGFloat = 1
}

/// A finger moving the content of a scroll view.
struct ScrollDrag {
  /// The directions in which it moves the content.
  enum Lock {
    case none
    case horizontal
    case vertical
  }

  /// The offset if the content followed the finger everywhere.
  var raw: CGPoint
  /// The offset last shown; another one was set by a client.
  var shown: CGPoint
  /// How far the finger had gone then.
  var translation = CGPoint.zero
  var lock = Lock.none
  /// When the finger last moved, in seconds on the application's clock.
  var time: TimeInterval
}
