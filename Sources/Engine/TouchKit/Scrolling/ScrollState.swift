import Foundation

/// The size and insets of a scroll view's content.
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

  /// The largest length, in points, which is more than any user scrolls.
  private static let most: CGFloat = 1e9

  /// Returns a usable length; 0 for NaN.
  private static func sound(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(max(length, -most), most)
  }
}

/// The present activity of a scroll view.
struct ScrollState {
  /// The drag while a finger scrolls the content.
  var drag: ScrollDrag?
  /// The zoom while two fingers change the scale.
  var zoom: ScrollZoom?
  /// The motion without a finger.
  var motion: ScrollMotion?
  /// The ticket of its next step.
  var ticket: TimerQueue.Ticket?
  /// Whether one of these changes the offset now.
  var isDriving = false
  /// The scale of the content.
  var scale: CGFloat = 1
}

/// A drag of a scroll view's content.
struct ScrollDrag {
  /// The axes along which it scrolls the content.
  enum Lock {
    case none
    case horizontal
    case vertical
  }

  /// The offset as if the content always followed the finger.
  var raw: CGPoint
  /// The offset shown last; a different one was set by a client.
  var shown: CGPoint
  /// The translation of the finger at that time.
  var translation = CGPoint.zero
  var lock = Lock.none
  /// The time of the finger's last move, in seconds on the application's clock.
  var time: TimeInterval
}
