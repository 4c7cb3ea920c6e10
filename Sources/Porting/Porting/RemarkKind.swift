/// The kinds of code that must be ported by hand.
public enum RemarkKind: String, CaseIterable, Sendable {
  /// An import of a module of Apple's platforms.
  case module
  /// A type, a function or a constant that the library lacks.
  case type
  /// A used or overridden member that the library lacks.
  case member
  /// A call on an object with unknown class.
  case untyped
  /// A protocol as an argument that must be a class without Objective-C.
  case generic
  /// A selector that is impossible, or would name the wrong method.
  case selector
  /// A lookup of classes and methods by name at run time.
  case runtime
  /// An observation or change of properties by name.
  case keyValue
  /// An override that Swift on Linux does not allow.
  case override
  /// A use of storyboards, Core Data or asset catalogues.
  case resource

  /// The title in the table.
  public var title: String {
    switch self {
    case .module: "modules that Linux lacks"
    case .type: "types, functions and constants that are not provided"
    case .member: "members that are not provided"
    case .untyped: "members of AnyObject"
    case .generic: "protocols in place of classes"
    case .selector: "selectors"
    case .runtime: "the Objective-C runtime"
    case .keyValue: "key-value observing and coding"
    case .override: "overrides in extensions"
    case .resource: "storyboards, Core Data, asset catalogues"
    }
  }
}
