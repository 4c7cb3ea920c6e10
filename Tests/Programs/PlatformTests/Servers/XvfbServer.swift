import Glibc

/// A screen in memory, with a mouse and a keyboard for Xdotool.
final class XvfbServer: DisplayServer {
  let display: String
  private let process: ChildProcess

  init() async throws {
    process = try ChildProcess(
      "Xvfb",
      ["-displayfd", "1", "-screen", "0", "1600x1024x24", "-noreset", "-nolisten", "tcp"]
    )
    display = try await XvfbServer.display(chosenBy: process)
  }

  /// Ends the server at once, with all open windows.
  func kill() { process.signal(SIGKILL) }
}
