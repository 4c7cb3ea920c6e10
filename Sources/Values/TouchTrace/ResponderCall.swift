/// A call of a responder method other than the touch methods.
public struct ResponderCall: Hashable, Sendable {
  /// The name of the method: `pressesBegan`, `motionEnded`, `remoteControlReceived`.
  public var method: String
  /// The object that was called.
  public var receiver: NodeSnapshot
  /// The responder whose default method called its `next`; nil if the window called.
  public var from: NodeSnapshot?
  /// The subjects of the call: keys, or the kind of motion or command.
  public var subjects: [String]

  /// Creates a description of one call.
  public init(method: String, receiver: NodeSnapshot, from: NodeSnapshot?, subjects: [String]) {
    self.method = method
    self.receiver = receiver
    self.from = from
    self.subjects = subjects
  }
}
