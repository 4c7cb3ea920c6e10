public import Foundation

/// Timers that call a method, which Foundation has on Apple's platforms only.
///
/// They use the application's time, like everything on the screen: a stage, a script and a recording make it pass, and
/// a window follows the wall clock (our choice). Foundation's own timers, which call a closure, wait for a run loop,
/// which only a window runs.
nonisolated extension Timer {
  /// Starts a timer that calls a method on a target, and passes the timer if the method takes it.
  ///
  /// It starts at once. The target and the info are retained until the timer is invalidated; a timer that does not
  /// repeat invalidates itself. Seconds below 0.0001 count as 0.0001.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    Timer(
      timeInterval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
  }

  /// Starts a timer that calls a method on a target, and passes the timer if the method takes it.
  @discardableResult
  public class func scheduledTimer<Target, each Argument>(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector:
      @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    userInfo: Any?,
    repeats yesOrNo: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Timer {
    scheduledTimer(
      timeInterval: ti,
      target: aTarget,
      selector: Selector(mention: aSelector, at: SourcePlace(fileID, line, column)),
      userInfo: userInfo,
      repeats: yesOrNo
    )
  }

  /// Starts a timer that calls a method on a target, and passes the timer if the method takes it.
  @discardableResult
  public class func scheduledTimer<Target: AnyObject, each Argument>(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    userInfo: Any?,
    repeats yesOrNo: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) -> Timer {
    scheduledTimer(
      timeInterval: ti,
      target: aTarget,
      selector: Selector(mention: aSelector, at: SourcePlace(fileID, line, column)),
      userInfo: userInfo,
      repeats: yesOrNo
    )
  }
}
