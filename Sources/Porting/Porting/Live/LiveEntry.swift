/// A candidate with the code that creates it.
struct LiveEntry {
  var candidate: LiveCandidate
  /// The index of the file.
  let file: Int
  /// The body of the function that returns a number; nil for a script.
  let body: String?

  /// Returns the C-named function that other code calls.
  func function(_ number: Int) -> String {
    guard let body else { return "" }
    return """
      @_cdecl("\(LiveEntry.symbol(number))")
      public func touchSandboxEntry\(number)() -> UInt {
        \(body)
      }

      """
  }

  static func symbol(_ number: Int) -> String { "touch_sandbox_entry_\(number)" }

  /// Returns code that returns the object of an expression, retained for the caller; 0 for nil.
  static func returning(_ expression: String, isFailable: Bool = false) -> String {
    guard isFailable else {
      return "MainActor.assumeIsolated { UInt(bitPattern: "
        + "Unmanaged.passRetained(\(expression)).toOpaque()) }"
    }
    return "MainActor.assumeIsolated { \(expression).map { "
      + "UInt(bitPattern: Unmanaged.passRetained($0).toOpaque()) } ?? 0 }"
  }

  /// Returns code that returns a class.
  static func returning(class name: String) -> String {
    "UInt(bitPattern: unsafeBitCast(\(name).self as AnyClass, to: Int.self))"
  }

  /// Returns code that calls `main()` of a type.
  static func calling(mainOf name: String, canThrow: Bool) -> String {
    "MainActor.assumeIsolated { \(canThrow ? "try! " : "")\(name).main() }\n  return 0"
  }

  /// The functions for both kinds of previews: the compiler chooses by the closure's result.
  static let previewFunctions = """
    @MainActor
    private func touchSandboxMake(_ make: @MainActor () -> UIView) -> AnyObject { make() }
    @MainActor
    private func touchSandboxMake(_ make: @MainActor () -> UIViewController) -> AnyObject { make() }

    """
}
