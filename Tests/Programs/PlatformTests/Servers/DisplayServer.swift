import Foundation

/// A screen for one test, which no user sees or controls.
protocol DisplayServer: AnyObject {
  /// The name of the screen for programs, such as `:3`.
  var display: String { get }
}

extension DisplayServer {
  /// The environment of a program that appears on this screen.
  var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XAUTHORITY"] { environment[name] = nil }
    environment["DISPLAY"] = display
    return environment
  }

  /// Returns the display that a server chose; the server prints it to standard output when it is ready.
  static func display(chosenBy server: ChildProcess) async throws -> String {
    try await Patience.wait(for: "\(server.name) to be ready", evidence: { server.evidence }) {
      if let code = server.exitCode {
        throw RigError("\(server.name) ended with \(code)\n\(server.evidence)")
      }
      let text = String(decoding: server.output, as: UTF8.self)
      guard text.hasSuffix("\n"), let number = Int(text.dropLast()) else { return nil }
      return ":\(number)"
    }
  }
}
