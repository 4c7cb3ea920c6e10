import Foundation

/// A screen in memory with a touch screen, whose fingers are real for the window system.
final class XorgTouchServer: DisplayServer {
  static let screenSize = (width: 1280, height: 1024)

  let display: String
  /// The path of the socket that receives the touch screen's fingers.
  let touchSocket: String

  private let process: ChildProcess
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    touchSocket = folder.file("touch.sock")
    let configuration = XorgConfiguration(folder: folder, screenSize: XorgTouchServer.screenSize)
    let file = folder.file("xorg.conf")
    try configuration.text.write(toFile: file, atomically: true, encoding: .utf8)
    process = try ChildProcess(
      "Xorg",
      [
        "-displayfd", "1", "-config", file, "-logfile", folder.file("log"),
        "-noreset", "-nolisten", "tcp", "-novtswitch", "-sharevts",
      ]
    )
    display = try await XorgTouchServer.display(chosenBy: process)
  }
}
