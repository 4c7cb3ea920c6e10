public import Foundation

/// Observation with a method, which Foundation has on Apple's platforms only.
nonisolated extension NotificationCenter {
  /// Calls a method for notifications, with the notification if the method takes it.
  ///
  /// The observer is an object and is not retained. A nil name means all names, and a nil object means all objects. If
  /// `post` is called on the main actor, the method is called before it returns; otherwise it is called soon, on the
  /// main actor (our choice).
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

  /// Calls a method for notifications, with the notification if the method takes it.
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

  /// Calls a method for notifications, with the notification if the method takes it.
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

  /// Removes all observations of an object with methods, and that of a Foundation token.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes observations of an object with methods, limited to a name and an object if given.
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
