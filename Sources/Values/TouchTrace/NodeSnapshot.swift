public import Geometry

/// The identity of a responder within one process, stable for the responder's lifetime.
public struct NodeID: Hashable, Sendable {
  /// A serial number; smaller numbers were created (or first traced) earlier.
  public var rawValue: Int

  /// Creates an identity from a serial number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// The state of a responder when an event was traced.
public struct NodeSnapshot: Hashable, Sendable {
  /// The kind of responder.
  public enum Kind: String, Hashable, Sendable {
    /// A view.
    case view
    /// A view controller; it has no rectangle of its own.
    case viewController
    /// A window.
    case window
    /// A window scene; it has no rectangle.
    case windowScene
    /// The application; it has no rectangle.
    case application
    /// The application's delegate; it has no rectangle.
    case applicationDelegate
    /// A gesture recognizer, which observes touches but is not in the chain.
    case gestureRecognizer
    /// Any other responder.
    case other
  }

  /// The identity.
  public var id: NodeID
  /// The kind.
  public var kind: Kind
  /// The name of its class without the module.
  public var typeName: String
  /// The author's name for it (`accessibilityIdentifier` of a view), if any.
  public var identifier: String?
  /// Its outline in the coordinates of its window; nil without a rectangle or a window.
  public var quad: Quad?

  /// Creates a snapshot.
  public init(id: NodeID, kind: Kind, typeName: String, identifier: String?, quad: Quad?) {
    self.id = id
    self.kind = kind
    self.typeName = typeName
    self.identifier = identifier
    self.quad = quad
  }

  /// The name for developers: the author's name for it, or else its class.
  public var name: String { identifier ?? typeName }
}
