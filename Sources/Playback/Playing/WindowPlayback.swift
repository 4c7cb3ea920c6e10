package import CairoRenderer
package import Foundation
import Geometry
package import PointerInput
package import SandboxHost

/// A recording played in a window, at any speed, stopped and stepped through by keys.
///
/// The window's clock says when a frame is due; what the frame does knows nothing of it. Going back
/// plays from the beginning up to there.
package final class WindowPlayback {
  private let window: any DesktopWindow
  private let recording: InputRecording
  private let start: (CGSize, TimeInterval) -> StartedApplication
  private let showsOverlay: Bool
  private let speed: Double
  private let renderer: CairoRenderer
  private var player: Player
  private var screen: PlayerScreen
  private var isPaused = false
  /// The window's time at which the recording would have begun, had it been played up to here.
  private var origin: TimeInterval

  /// Starts a recording in a window of its size.
  package init(
    _ recording: InputRecording,
    of start: @escaping (CGSize, TimeInterval) -> StartedApplication,
    in window: any DesktopWindow,
    speed: Double = 1,
    showsOverlay: Bool = true,
    renderer: CairoRenderer = CairoRenderer()
  ) throws(ProgramError) {
    self.window = window
    self.recording = recording
    self.start = start
    self.speed = speed
    self.showsOverlay = showsOverlay
    self.renderer = renderer
    origin = window.now
    player = Player(recording, of: start, showsOverlay: showsOverlay, measuring: renderer)
    screen = try PlayerScreen(player, scale: 1, renderer: renderer)
  }

  /// How many frames have been played.
  package var position: Int { player.position }

  /// Plays until the window is closed; at the end it goes on showing the last picture.
  package func runUntilClosed() throws(ProgramError) {
    try show(player.firstFrame())
    while true {
      let wait = timeToFrame
      let events = window.nextEvents(timeout: wait.map { max(0, $0) })
      _ = window.runMainThreadWork()
      for event in events where try take(event) { return }
      while !isPaused, let due = timeToFrame, due <= 0 { try show(player.playFrame()) }
    }
  }

  /// How long until the next frame is due, in seconds of the window's clock; nil when none is.
  private var timeToFrame: TimeInterval? {
    guard !isPaused, !player.isAtEnd else { return nil }
    let moment = recording.frames[player.position].time - recording.header.startTime
    return origin + moment / speed - window.now
  }

  /// Follows what the user does; true when that ends the playing.
  private func take(_ event: InputEvent) throws(ProgramError) -> Bool {
    switch event {
    case .window(.closeRequested, _): return true
    case .window(.exposed, _), .window(.shown, _): try showAll()
    case .key(let stroke) where stroke.isDown: return try press(stroke)
    default: break
    }
    return false
  }

  private func press(_ stroke: KeyStroke) throws(ProgramError) -> Bool {
    switch stroke.name {
    case "Q", "q": return stroke.modifiers.contains(.control)
    case "Space", " ":
      isPaused.toggle()
      synchronize()
    case ".":
      isPaused = true
      try show(player.playFrame())
    case ",": try back()
    case "Home", "P", "p": try rewind(to: 0)
    default: break
    }
    return false
  }

  /// Shows what was shown before the latest frame.
  private func back() throws(ProgramError) {
    isPaused = true
    try rewind(to: max(0, player.position - 1))
  }

  private func rewind(to position: Int) throws(ProgramError) {
    player = Player(recording, of: start, showsOverlay: showsOverlay, measuring: renderer)
    screen = try PlayerScreen(player, scale: 1, renderer: renderer)
    try screen.show(player.firstFrame())
    while player.position < position { try screen.show(player.playFrame()) }
    try showAll()
    synchronize()
  }

  /// The next frame is due as long after now as it came after the latest one.
  private func synchronize() {
    origin = window.now - (player.time - recording.header.startTime) / speed
  }

  private func show(_ frame: Frame?) throws(ProgramError) {
    let damage = try screen.show(frame)
    if !damage.isEmpty { _ = try window.show(screen.canvas.bitmap, damage: damage) }
  }

  private func showAll() throws(ProgramError) {
    _ = try window.show(screen.canvas.bitmap, damage: [screen.canvas.bitmap.bounds])
  }
}
