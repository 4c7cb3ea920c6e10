import Foundation
import Playback
import PointerInput
import SDLPlatform
import SandboxHost

/// A recording played in a window of its own until somebody closes it.
struct PlaybackSession {
  let recording: InputRecording
  let title: String
  let start: (CGSize, TimeInterval) -> StartedApplication
  let speed: Double

  /// Runs to the end.
  func run() throws {
    let signals = TerminationSignals()
    signals.watch()
    let desktop = try open()
    StandardError.write("Space stops and goes on; . and , step; P begins anew; Ctrl+Q quits.")
    try WindowPlayback(recording, of: start, in: desktop, speed: speed).runUntilClosed()
    if let signal = signals.received { throw Interruption(signal: signal) }
  }

  private func open() throws(ProgramError) -> PlatformWindow {
    do throws(PlatformError) {
      return try PlatformWindow(title: "Touch Sandbox · \(title)", size: recording.header.size)
    } catch {
      throw ProgramError(.unavailable, "\(error). Leave out --window to play without one.")
    }
  }
}
