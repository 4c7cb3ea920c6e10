/// Swift files as written for iOS, prepared to be compiled into a library that shows them.
public struct LiveProgram: Sendable {
  /// A file that is ready to be compiled.
  public struct File: Sendable {
    /// The path of the original.
    public var path: String
    /// The name of the file that is compiled.
    public var output: String
    /// The text that is compiled.
    public var text: String
  }

  /// Something in a file that is left to be done by hand, or an error.
  public struct Remark: Error, Hashable, Sendable {
    /// The path of the original.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, in UTF-8 bytes from 1.
    public var column: Int
    /// The message.
    public var message: String
  }

  /// The files, in the order in which they were given.
  public var files: [File]
  /// The candidates that are shown, with their entry functions.
  public var candidates: [LiveCandidate]
  /// All classes of controllers and views.
  public var found: [LiveClass]
  /// Code that is left to be ported by hand.
  public var remarks: [Remark]
  /// The sources of other results when the same input is replayed: `clock`, `random`.
  public var reads: [String]
  /// The conditions (`DEBUG`) that the compiler has to be given.
  public let flags = (PortPurpose.live.flags ?? []).sorted()
}

/// The reasons why files cannot be prepared.
public struct LiveErrors: Error, Sendable {
  /// The first error of each file that has one.
  public var errors: [LiveProgram.Remark]
}

/// A kind of code that can be shown.
public enum LiveKind: String, Sendable {
  /// `#Preview { … }`.
  case preview
  /// The `@main` class of an application, which is its delegate.
  case delegate
  /// The delegate of a scene.
  case sceneDelegate
  /// An `@main` type with a function `main()`.
  case main
  /// A class of controllers.
  case controller
  /// A class of views.
  case view
  /// The top-level code of `main.swift`.
  case script
}

/// Code that can be shown.
public struct LiveCandidate: Hashable, Sendable {
  /// The kind of code.
  public var kind: LiveKind
  /// The name for people.
  public var name: String
  /// The full name of the type; empty if there is none or the text does not prove one.
  public var type: String
  /// The path of the original.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The symbol of the function that makes it; nil for a script.
  public var entry: String?
}

/// A class of controllers or views.
public struct LiveClass: Hashable, Sendable {
  /// `controller` or `view`.
  public var kind: LiveKind
  /// The full name.
  public var name: String
  /// The path of the original.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The reason why it cannot be made without arguments; empty if it can.
  public var reason: String
}
