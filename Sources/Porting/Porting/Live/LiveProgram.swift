/// Swift files for iOS, prepared for compilation into a library that shows them.
public struct LiveProgram: Sendable {
  /// A file that is ready for compilation.
  public struct File: Sendable {
    /// The path of the original.
    public var path: String
    /// The name of the compiled file.
    public var output: String
    /// The compiled text.
    public var text: String
  }

  /// A note about code that must be ported by hand, or an error.
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

  /// The files, in the order of the input.
  public var files: [File]
  /// The candidates that can be shown, with their entry functions.
  public var candidates: [LiveCandidate]
  /// All classes of controllers and views.
  public var found: [LiveClass]
  /// The code that must be ported by hand.
  public var remarks: [Remark]
  /// The sources that make a replay of the same input differ: `clock`, `random`.
  public var reads: [String]
  /// The conditions (`DEBUG`) that the compiler receives.
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

/// A piece of code that can be shown.
public struct LiveCandidate: Hashable, Sendable {
  /// The kind of code.
  public var kind: LiveKind
  /// The name that users see.
  public var name: String
  /// The full name of the type; empty without a type, or if the text does not show it.
  public var type: String
  /// The path of the original.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The symbol of the function that creates it; nil for a script.
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
  /// The reason why it cannot be created without arguments; empty if it can.
  public var reason: String
}
