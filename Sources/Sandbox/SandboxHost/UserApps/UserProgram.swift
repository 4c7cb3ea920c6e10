import Foundation
import TouchInput
import SDLPlatform
import TextFormats

/// A user's program from start to exit.
package struct UserProgram {
  let classes: UserApplication
  let settings: UserSettings

  /// The receiver of the classes if another program's window shows the code; nil for an independent program.
  package static var taking: ((UserApplication) -> Void)?

  /// Runs a program and ends the process, unless another program's window takes its classes.
  static func run(_ classes: () throws(ProgramError) -> UserApplication) {
    do throws(ProgramError) {
      if let taking { return taking(try classes()) }
      let settings = try UserSettings(ProcessInfo.processInfo.environment)
      let program = UserProgram(classes: try classes(), settings: settings)
      exit(try program.run())
    } catch {
      StandardError.write("Error: \(error.message)")
      exit(error.status.rawValue)
    }
  }

  private func run() throws(ProgramError) -> Int32 {
    guard let file = settings.snapshot else { return try runInWindow() }
    try writePicture(to: file)
    return ExitStatus.success.rawValue
  }

  /// Launches the application, lays it out, and writes a picture of it.
  func writePicture(to path: String) throws(ProgramError) {
    let size = settings.size.size
    let canvas = try Canvas(size: size)
    let run = ApplicationRun(
      try classes.start(size, 0),
      size: size,
      settings: AnnotationSettings(showsOverlay: settings.showsOverlay),
      measuring: canvas.renderer
    )
    // Main-queue work from the launch belongs to the launch.
    _ = RunLoop.main.limitDate(forMode: .default)
    if let frame = run.nextFrame() { _ = canvas.paint(frame) }
    try PictureFile(path: path).write(try canvas.png(), replacing: true)
  }

  /// Runs the application in a window until it is closed or a signal arrives; returns the exit code.
  private func runInWindow() throws(ProgramError) -> Int32 {
    let signals = TerminationSignals()
    signals.watch()
    try run(in: try openWindow())
    return signals.received.map { Interruption(signal: $0).exitCode }
      ?? ExitStatus.success.rawValue
  }

  func run(in window: any DesktopWindow) throws(ProgramError) {
    let hasWorkbench = settings.showsWorkbench
    let size = hasWorkbench ? settings.size.size : window.size
    // Errors of the classes can be reported here, so the classes are created here.
    var first: StartedApplication? = try classes.start(size, window.now)
    let classes = classes
    let target = LaunchTarget(
      name: name,
      keys: hasWorkbench ? .sandbox : .none,
      size: hasWorkbench ? size : nil
    ) { size, time in
      defer { first = nil }
      return first ?? classes.restart(size, time)
    }
    let recorder = hasWorkbench ? recorder : nil
    let loop = try WindowLoop(
      target,
      in: window,
      form: hasWorkbench ? .workbench : .plain,
      settings: AnnotationSettings(showsOverlay: settings.showsOverlay),
      report: RunReport(nil),
      folder: ScreenshotFolder(path: "Screenshots"),
      recorder: recorder
    )
    try loop.runUntilOver()
  }

  /// The recorder of a program's own windows; the scene of its recordings is the program.
  private var recorder: SessionRecorder {
    SessionRecorder(scene: name, destination: .folder("Recordings")) { _ in "" }
  }

  private func openWindow() throws(ProgramError) -> PlatformWindow {
    do throws(PlatformError) {
      let hasWorkbench = settings.showsWorkbench
      return try PlatformWindow(
        title: name,
        size: hasWorkbench ? CGSize(width: 1280, height: 800) : settings.size.size,
        fitsScreen: hasWorkbench
      )
    } catch {
      let advice =
        error == .noDisplay
        ? "Set one of them, or set TOUCH_SANDBOX_SNAPSHOT=FILE to get a picture."
        : "Check the display and try again."
      throw ProgramError(.unavailable, "\(error). \(advice)")
    }
  }

  private var name: String { ProcessInfo.processInfo.processName }
}
