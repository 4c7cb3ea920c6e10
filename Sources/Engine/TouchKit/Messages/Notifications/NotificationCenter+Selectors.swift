public import Foundation

/// Observing with a method. Foundation has this on Apple's platforms only.
nonisolated extension NotificationCenter {
  /// Has a method called for notifications, with the notification if the method takes it.
  ///
  /// The observer is an object, and is not kept alive. Without a name, notifications of all names
  /// count; without an object, those of all objects. The method is called before `post` returns when
  /// that is called on the main actor, and otherwise soon, on the main actor (our choice).
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    NotificationWatches.shared.add(
      NotificationWatch(
        center: self,
        observer: observer as AnyObject,
        selector: aSelector,
        name: aName,
        object: anObject.map { $0 as AnyObject }
      )
    )
  }

  /// Has a method called for notifications, with the notification if the method takes it.
  public func addObserver<Target, each Argument>(
    _ observer: Any,
    selector aSelector:
      @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    name aName: NSNotification.Name?,
    object anObject: Any?,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    addObserver(
      observer,
      selector: Selector(mention: aSelector, at: SourcePlace(fileID, line, column)),
      name: aName,
      object: anObject
    )
  }

  /// Has a method called for notifications, with the notification if the method takes it.
  public func addObserver<Target: AnyObject, each Argument>(
    _ observer: Any,
    selector aSelector: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    name aName: NSNotification.Name?,
    object anObject: Any?,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    addObserver(
      observer,
      selector: Selector(mention: aSelector, at: SourcePlace(fileID, line, column)),
      name: aName,
      object: anObject
    )
  }

  /// Ends all that an object observes with methods, and what a token of Foundation's stands for.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends what an object observes with methods: of a name if one is given, and of an object if one is
  /// given.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    NotificationWatches.shared.remove { watch in
      watch.center === self && watch.observer === observer
        && (aName == nil || watch.name == aName)
        && (anObject == nil || watch.object === anObject.map { $0 as AnyObject })
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
