public import Foundation

/// The initializers with a target and a method.
///
/// Only through a protocol can a class of another module get initializers that create a class of this module.
public protocol TargetTimerMaking {}

extension Timer: TargetTimerMaking {}

nonisolated extension TargetTimerMaking where Self == Timer {
  /// Creates a timer that calls a method on a target, and passes the timer if the method takes it.
  ///
  /// It starts at once. Adding it to a run loop, which starts it on Apple's platforms, changes nothing (our choice).
  public init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let course = TimerCourse(
      target: aTarget,
      selector: aSelector,
      interval: ti,
      repeats: yesOrNo
    )
    self = TargetTimer(course, wait: course.interval, userInfo: userInfo)
  }

  /// Creates a timer that calls a method on a target, first at a date.
  public init(
    fireAt date: Date,
    interval ti: TimeInterval,
    target t: Any,
    selector s: Selector,
    userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let course = TimerCourse(target: t, selector: s, interval: ti, repeats: rep)
    self = TargetTimer(course, wait: TargetTimer.wait(until: date), userInfo: ui)
  }

  /// Creates a timer that calls a method on a target, and passes the timer if the method takes it.
  public init<Target, each Argument>(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector:
      @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    userInfo: Any?,
    repeats yesOrNo: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      timeInterval: ti,
      target: aTarget,
      selector: Selector(mention: aSelector, at: SourcePlace(fileID, line, column)),
      userInfo: userInfo,
      repeats: yesOrNo
    )
  }

  /// Creates a timer that calls a method on a target, and passes the timer if the method takes it.
  public init<Target: AnyObject, each Argument>(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    userInfo: Any?,
    repeats yesOrNo: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      timeInterval: ti,
      target: aTarget,
      selector: Selector(mention: aSelector, at: SourcePlace(fileID, line, column)),
      userInfo: userInfo,
      repeats: yesOrNo
    )
  }
}
