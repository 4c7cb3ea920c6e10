public import Geometry

/// The identity of a responder within one process, stable while the responder lives.
public struct NodeID: Hashable, Sendable {
  /// A serial number; smaller means created (or first traced) earlier.
  public var rawValue: Int

  /// Wraps a serial number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// What a responder was at the moment something was traced.
public struct NodeSnapshot: Hashable, Sendable {
  /// Which part a responder plays in the chain.
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
    /// A gesture recognizer, which observes touches but stands outside the chain.
    case gestureRecognizer
    /// Any other responder.
    case other
  }

  /// Which responder it is.
  public var id: NodeID
  /// The part it plays.
  public var kind: Kind
  /// The name of its class without the module.
  public var typeName: String
  /// The name its author gave it (`accessibilityIdentifier` of a view), if any.
  public var identifier: String?
  /// Its outline in the coordinates of its window; nil without a rectangle or window.
  public var quad: Quad?

  /// Creates a snapshot.
  public init(id: NodeID, kind: Kind, typeName: String, identifier: String?, quad: Quad?) {
    self.id = id
    self.kind = kind
    self.typeName = typeName
    self.identifier = identifier
    self.quad = quad
  }

  /// What a person calls it: the author's name for it, else its class.
  public var name: String { identifier ?? typeName }
}
