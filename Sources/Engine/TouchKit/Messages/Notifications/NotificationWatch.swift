import Foundation

/// An observation of notifications with a method of an object.
nonisolated final class NotificationWatch: @unchecked Sendable {
  private(set) weak var center: NotificationCenter?
  private(set) weak var observer: AnyObject?
  private(set) weak var object: AnyObject?
  let name: Notification.Name?

  private let selector: Selector
  /// The token of Foundation's observation while it lasts.
  private var token: (any NSObjectProtocol)?

  init(
    center: NotificationCenter,
    observer: AnyObject,
    selector: Selector,
    name: Notification.Name?,
    object: AnyObject?
  ) {
    self.center = center
    self.observer = observer
    self.selector = selector
    self.name = name
    self.object = object
    // The closure is weak because Foundation retains it.
    token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in
      self?.tell($0)
    }
  }

  /// Whether the centre and the observer still exist.
  var isAlive: Bool { center != nil && observer != nil }

  /// Ends the observation.
  func end() {
    if let token { center?.removeObserver(token as Any, name: nil, object: nil) }
    token = nil
  }

  private func tell(_ notification: Notification) {
    nonisolated(unsafe) let notification = notification
    MainActorWork.perform { self.call(notification) }
  }

  @MainActor private func call(_ notification: Notification) {
    guard token != nil, let observer else { return }
    if !selector.perform(on: observer, sender: notification, event: nil) {
      // A method can also take the class that corresponds to the value.
      _ = selector.perform(on: observer, sender: notification as NSNotification, event: nil)
    }
  }
}
