public import TouchTrace
import Foundation

/// The next condition that a recognizer waits for before it decides.
public enum GestureNeed {
  /// Returns the condition in a few words; nil for recognizers with unknown conditions.
  ///
  /// `touches` are the touches of the sequence. The thresholds are the defaults. A recognizer with other
  /// thresholds reports them in its own cause.
  public static func text(
    of recognizer: NodeSnapshot,
    _ touches: [OverlayTouch],
    in language: Language
  ) -> String? {
    let live = touches.filter(\.isLive)
    let kind = RecognizerKind(className: recognizer.typeName)
    guard live.count >= kind.neededFingers || live.isEmpty && kind.neededFingers == 1 else {
      return language(
        "\(live.count) of \(kind.neededFingers) fingers",
        "\(live.count) 根手指，需要 \(kind.neededFingers) 根"
      )
    }
    let way = live.last.map {
      hypot(Double($0.location.x - $0.start.x), Double($0.location.y - $0.start.y))
    }
    guard way?.isFinite != false else { return nil }
    return kind.need(moved: way.map { String(format: "%.1f", $0) }).map {
      language($0.english, $0.chinese)
    }
  }
}
