/// One action on its way from a sender to the method it calls.
public struct ActionDispatch: Hashable, Sendable {
  /// An object that takes part: the sender or the target.
  public struct Party: Hashable, Sendable {
    /// What a person calls it.
    public var name: String
    /// What it is, if it is a responder.
    public var node: NodeSnapshot?

    /// Creates a party.
    public init(name: String, node: NodeSnapshot?) {
      self.name = name
      self.node = node
    }
  }

  /// The type of the method.
  public var action: String
  /// The sender; nil when none was named.
  public var sender: Party?
  /// The target, whose method was called or should have been; nil when none was found.
  public var target: Party?
  /// Whether the target was looked for along the responder chain.
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
