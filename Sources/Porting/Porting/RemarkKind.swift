/// What sort of thing is left to be done by hand.
public enum RemarkKind: String, CaseIterable, Sendable {
  /// A module of Apple's platforms is imported.
  case module
  /// A type, a function or a constant is used that the library does not have.
  case type
  /// A member is used or overridden that the library does not have.
  case member
  /// Something is asked of an object whose class is not said.
  case untyped
  /// A protocol stands where only a class may without Objective-C.
  case generic
  /// A selector cannot be formed, or would name the wrong thing.
  case selector
  /// Classes and methods are looked up by name while the program runs.
  case runtime
  /// Properties are observed or set by name.
  case keyValue
  /// An override stands where Swift on Linux allows none.
  case override
  /// Storyboards, Core Data or asset catalogues are needed.
  case resource

  /// What a table calls it.
  public var title: String {
    switch self {
    case .module: "modules that Linux lacks"
    case .type: "types, functions and constants that are not provided"
    case .member: "members that are not provided"
    case .untyped: "members of AnyObject"
    case .generic: "protocols in the place of classes"
    case .selector: "selectors"
    case .runtime: "Objective-C at run time"
    case .keyValue: "key-value observing and coding"
    case .override: "overrides in extensions"
    case .resource: "storyboards, Core Data, asset catalogues"
    }
  }
}
