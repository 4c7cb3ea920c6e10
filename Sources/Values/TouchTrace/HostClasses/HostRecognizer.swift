/// A framework's recognizer class, with its effect on other touches.
package struct HostRecognizer: Hashable, Sendable {
  /// The printed names of the class.
  package let names: [String]
  /// The recognizer's behaviour in words.
  package let sentence: HostClass.Sentence
  /// Whether it can keep touches from views, or prevent other recognizers.
  package let isObstacle: Bool
  /// The change that the framework's authors recommend; nil for none.
  package var cure: HostClass.Sentence?

  /// Returns the row of a class; nil for a class that is not in the table.
  package static func of(_ className: String) -> HostRecognizer? { rows[className] }

  private static let rows: [String: HostRecognizer] = Dictionary(
    all.flatMap { row in row.names.map { ($0, row) } }
  ) { first, _ in first }

  private static let all: [HostRecognizer] = [
    HostRecognizer(
      names: ["RCTTouchHandler", "RCTSurfaceTouchHandler"],
      sentence: .init(
        "sends touches to JavaScript and cancels no view's touches",
        "把触摸发给 JavaScript，不取消任何视图的触摸"
      ),
      isObstacle: false
    ),
    HostRecognizer(
      names: ["RNRootViewGestureRecognizer"],
      sentence: .init(
        "cancels React Native's touches when a gesture handler begins",
        "在某个手势处理器开始时取消 React Native 的触摸"
      ),
      isObstacle: true
    ),
    HostRecognizer(
      names: ["RNDummyGestureRecognizer"],
      sentence: .init("never cancels touches", "从不取消触摸"),
      isObstacle: false
    ),
    HostRecognizer(
      names: ["FlutterDelayingGestureRecognizer", "DelayingGestureRecognizer"],
      sentence: .init(
        "holds touches back from views, and makes all recognizers wait, until Flutter decides",
        "在 Flutter 决定之前扣住给视图的触摸，并让所有手势等待"
      ),
      isObstacle: true,
      cure: .init(
        "register the platform view with the gesture policy doNotBlockGesture",
        "注册平台视图时使用 doNotBlockGesture 手势策略"
      )
    ),
    HostRecognizer(
      names: ["ForwardingGestureRecognizer"],
      sentence: .init(
        "sends touches to Flutter and cancels no view's touches",
        "把触摸发给 Flutter，不取消任何视图的触摸"
      ),
      isObstacle: false
    ),
    HostRecognizer(
      names: ["WKDeferringGestureRecognizer"],
      sentence: .init(
        "makes recognizers of the web view wait until the page has decided about the touch",
        "让网页视图的手势等待页面对触摸的决定"
      ),
      isObstacle: true,
      cure: .init(
        "add the page's touch listeners as passive, so that nothing waits for the page",
        "把网页的触摸监听器注册为 passive，就不必等待它"
      )
    ),
    HostRecognizer(
      names: ["WKTouchEventsGestureRecognizer", "UIWebTouchEventsGestureRecognizer"],
      sentence: .init(
        "sends touches to the page, and recognizes only if the page prevents the default",
        "把触摸发给网页，只有网页阻止默认行为时才识别"
      ),
      isObstacle: true
    ),
    HostRecognizer(
      names: ["_UISystemGestureGateGestureRecognizer"],
      sentence: .init(
        "delays touches only at the edges of the screen, where gestures of the system begin",
        "只在屏幕边缘延迟触摸，因为系统手势从那里开始"
      ),
      isObstacle: false
    ),
    HostRecognizer(
      names: ["TouchesGestureRecognizer", "CMPGestureRecognizer"],
      sentence: .init(
        "holds touches back from native views until Compose has decided",
        "在 Compose 决定之前扣住给原生视图的触摸"
      ),
      isObstacle: true
    ),
  ]
}
