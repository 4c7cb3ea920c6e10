import Foundation
import Inspector
import Playback
import PointerInput
import SDLPlatform
import SandboxHost

/// A recording shown in a window of its own until the user closes it.
struct PlaybackSession {
  let recording: InputRecording
  let title: String
  let start: (CGSize, TimeInterval) -> StartedApplication
  let options: WindowPlayback.Options

  /// Runs to the end.
  func run() throws {
    let signals = TerminationSignals()
    signals.watch()
    let desktop = try open()
    let language = options.settings.language
    StandardError.write(language("Press ? in the window for the keys.", "在窗口中按 ? 查看按键。"))
    try WindowPlayback(recording, of: start, in: desktop, options: options).runUntilClosed()
    if let signal = signals.received { throw Interruption(signal: signal) }
  }

  private func open() throws(ProgramError) -> PlatformWindow {
    do throws(PlatformError) {
      let size = recording.header.size
      return try PlatformWindow(
        title: "Touch Sandbox · \(title)",
        size: options.isBare
          ? WindowForm.bareSize(of: size, textScale: options.settings.textScale)
          : CGSize(width: 1280, height: 800),
        fitsScreen: !options.isBare
      )
    } catch {
      throw ProgramError(.unavailable, "\(error). Leave out --window to play without one.")
    }
  }
}
