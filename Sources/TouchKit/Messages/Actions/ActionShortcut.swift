import SwiftRuntime

/// Calls a method without asking again whether target and arguments are of the classes that it takes.
///
/// Casts to types that are known at run time only take longer than everything else that happens when
/// a recognizer tells its target of a movement. What was cast once can be cast again as long as the
/// classes are the same, so they are remembered. Only for methods that take objects of given classes.
nonisolated final class ActionShortcut: @unchecked Sendable {
  /// Calls the method; target, sender and event have to be of the right classes.
  typealias Call = @MainActor (AnyObject, AnyObject, UIEvent?) -> Void

  /// The classes that were cast before.
  private struct Classes: Equatable {
    let target: ObjectIdentifier
    let sender: ObjectIdentifier
    let event: ObjectIdentifier?

    init(_ target: AnyObject, _ sender: AnyObject, _ event: UIEvent?) {
      self.target = ObjectIdentifier(type(of: target))
      self.sender = ObjectIdentifier(type(of: sender))
      self.event = event.map { ObjectIdentifier(type(of: $0)) }
    }
  }

  private let call: Call
  @MainActor private var known: Classes?

  /// The shortcut to a method that takes an object.
  init(call: @escaping Call) { self.call = call }

  /// Nil when the method takes anything other than objects of classes.
  init?<Target, each Argument>(
    _ target: Target.Type,
    _ argument: repeat (each Argument).Type,
    call: @escaping Call
  ) {
    guard target is AnyObject.Type else { return nil }
    for type in repeat each argument {
      guard type is AnyObject.Type else { return nil }
    }
    self.call = call
  }

  /// Calls the method if that is known to succeed.
  @MainActor
  func callIfKnown(on target: AnyObject, from sender: AnyObject, _ event: UIEvent?) -> Bool {
    guard let known, known == Classes(target, sender, event) else { return false }
    call(target, sender, event)
    return true
  }

  /// Notes that the method was called with objects of these classes.
  @MainActor
  func learn(_ target: AnyObject, _ sender: AnyObject, _ event: UIEvent?) {
    known = Classes(target, sender, event)
  }

  /// Hands a method its arguments: the sender first, then the event.
  struct Arguments {
    fileprivate let sender: AnyObject
    fileprivate let event: UIEvent?
    private var isFirst = true

    init(sender: AnyObject, event: UIEvent?) {
      self.sender = sender
      self.event = event
    }

    /// The next argument, which is known to be of the type that the method takes there.
    mutating func next<Argument>(as type: Argument.Type) -> Argument {
      defer { isFirst = false }
      return KnownClass.cast(isFirst ? sender : event ?? sender, to: type)
    }
  }
}
