public import Foundation

/// Delayed method calls, which Foundation has on Apple's platforms only.
extension NSObject {
  /// Calls a method after a delay in seconds of the application's time.
  ///
  /// The object and the argument are retained until then. The method can take the argument or nothing.
  @MainActor
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval
  ) {
    let application = UIApplication.shared
    let wait = delay.isFinite ? max(0, delay) : 0
    let request = DelayedRequest(target: self, selector: aSelector, argument: anArgument)
    application.delayedRequests.append(request)
    request.ticket = application.schedule(at: application.currentTime + wait) {
      [registry = application.registry] in
      registry.application?.delayedRequests.removeAll { $0 === request }
      _ = aSelector.perform(on: request.target, sender: anArgument, event: nil)
    }
  }

  /// Calls a method on the main thread.
  ///
  /// A caller on the main thread that waits gets the call at once; otherwise the call comes with the next turn of the
  /// application, as soon as time passes.
  ///
  /// From another thread, the method is called as soon as the main thread is free; the caller does not wait for it (our
  /// choice: the engine's objects belong to the main actor, where nothing may block).
  nonisolated public func performSelector(
    onMainThread aSelector: Selector,
    with arg: Any?,
    waitUntilDone wait: Bool
  ) {
    let request = MainThreadRequest(target: self, selector: aSelector, argument: arg)
    MainActorWork.perform { request.perform(now: wait) }
  }

  /// Cancels the delayed calls of a target.
  @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancelRequests { $0.target === aTarget as AnyObject }
  }

  /// Cancels the delayed calls of a method with an argument.
  @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    cancelRequests { request in
      request.target === aTarget as AnyObject && request.selector == aSelector
        && request.hasArgument(anArgument)
    }
  }

  @MainActor
  private static func cancelRequests(_ isChosen: (DelayedRequest) -> Bool) {
    let application = UIApplication.shared
    for request in application.delayedRequests.filter(isChosen) {
      application.cancel(request.ticket)
    }
    application.delayedRequests.removeAll(where: isChosen)
  }
}

/// A delayed method call.
final class DelayedRequest {
  let target: NSObject
  let selector: Selector
  private let argument: Any?
  var ticket: TimerQueue.Ticket?

  init(target: NSObject, selector: Selector, argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  /// Whether the call has an argument, as far as arguments can be compared.
  func hasArgument(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let mine?, let theirs?):
      (mine as? AnyHashable).map { $0 == theirs as? AnyHashable }
        ?? (mine as AnyObject === theirs as AnyObject)
    default: false
    }
  }
}

/// A method call on its way to the main thread, where alone it is used.
nonisolated private struct MainThreadRequest: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  let argument: Any?

  @MainActor
  func perform(now: Bool) {
    if now {
      _ = selector.perform(on: target, sender: argument, event: nil)
    } else {
      target.perform(selector, with: argument, afterDelay: 0)
    }
  }
}
