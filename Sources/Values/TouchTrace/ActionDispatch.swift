/// An action on its way from a sender to the called method.
public struct ActionDispatch: Hashable, Sendable {
  /// A participating object: the sender or the target.
  public struct Party: Hashable, Sendable {
    /// The name for developers.
    public var name: String
    /// The snapshot, if the object is a responder.
    public var node: NodeSnapshot?

    /// Creates a party.
    public init(name: String, node: NodeSnapshot?) {
      self.name = name
      self.node = node
    }
  }

  /// The name of the method, or its type if it has no name.
  public var action: String
  /// The sender; nil if none was given.
  public var sender: Party?
  /// The target, whose method was called or should have been called; nil if none was found.
  public var target: Party?
  /// Whether the responder chain was searched for the target.
  public var isSearched: Bool
  /// Whether a method was called.
  public var isHandled: Bool

  /// Creates a description of an action.
  public init(
    action: String,
    sender: Party?,
    target: Party?,
    isSearched: Bool,
    isHandled: Bool
  ) {
    self.action = action
    self.sender = sender
    self.target = target
    self.isSearched = isSearched
    self.isHandled = isHandled
  }
}
