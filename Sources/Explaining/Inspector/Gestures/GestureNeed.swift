public import TouchTrace
import Foundation

/// What a recognizer that has not decided still waits for.
public enum GestureNeed {
  /// What it waits for, in a few words; nil for recognizers of which that is not known.
  ///
  /// `touches` are the fingers of the sequence. Thresholds are the usual ones: a recognizer that was
  /// given others says so in its own cause.
  public static func text(
    of recognizer: NodeSnapshot,
    _ touches: [OverlayTouch],
    in language: Language
  ) -> String? {
    let live = touches.filter(\.isLive)
    let kind = recognizer.typeName
    if kind.contains("Pinch") || kind.contains("Rotation") {
      guard live.count < 2 else {
        return language("two fingers are down: they have to move", "两根手指已按下：需要移动")
      }
      return language("\(live.count) of 2 fingers", "\(live.count) 根手指，需要 2 根")
    }
    guard let touch = live.last else {
      return kind.contains("Tap") ? language("waits for a finger", "等待手指") : nil
    }
    let way = hypot(
      Double(touch.location.x - touch.start.x),
      Double(touch.location.y - touch.start.y)
    )
    guard way.isFinite else { return nil }
    return text(of: kind, way: String(format: "%.1f", way), language)
  }

  private static func text(of kind: String, way: String, _ language: Language) -> String? {
    if kind.contains("ScreenEdge") {
      return language("moved \(way) pt from the edge", "已从边缘移动 \(way) 点")
    }
    if kind.contains("Pan") {
      let slop = Int(UsualLimits.panSlop)
      return language("moved \(way) of \(slop) pt", "已移动 \(way) 点，需要 \(slop) 点")
    }
    if kind.contains("Tap") {
      let most = Int(UsualLimits.tapMovement)
      return language(
        "a lift; moved \(way) of at most \(most) pt",
        "需要抬起；已移动 \(way) 点，最多 \(most) 点"
      )
    }
    if kind.contains("LongPress") {
      return language("to stay down; moved \(way) pt", "需要保持按住；已移动 \(way) 点")
    }
    if kind.contains("Swipe") {
      return language("a quick straight way; moved \(way) pt", "需要快速直线移动；已移动 \(way) 点")
    }
    return nil
  }
}
