import Foundation

/// A screen of its own for one test; no user sees it, and no user's hand is on its mouse.
protocol DisplayServer: AnyObject {
  /// The name by which programs find the screen, such as `:3`.
  var display: String { get }
}

extension DisplayServer {
  /// The environment of a program that shall show itself on this screen.
  var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XAUTHORITY"] { environment[name] = nil }
    environment["DISPLAY"] = display
    return environment
  }

  /// The display a server chose, which it tells on standard output when it is ready.
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
