package import BrowserPlatform
package import CairoRenderer
package import Foundation
package import Geometry
package import TouchInput
package import SDLPlatform
package import SandboxHost
import TextFormats

/// A window in memory, with prepared input and recorded pixels.
///
/// After its script, the user closes it.
@MainActor
package final class ScriptedWindow: DesktopWindow {
  /// The duration of each round of input.
  package enum Clock {
    /// Every round lasts one frame.
    case frames
    /// A round lasts this time in seconds, or less if the loop wakes earlier.
    case atMost(TimeInterval)
    /// Each round ends at its own time.
    case moments([TimeInterval])
  }

  package var size: CGSize
  package private(set) var now: TimeInterval

  /// The damaged rectangles of each frame.
  package private(set) var frames: [[PixelRectangle]] = []
  /// The timeouts of the loop's waits.
  package private(set) var timeouts: [TimeInterval?] = []
  /// The pixels that a user would see, composed only of damaged parts.
  package private(set) var screen: [UInt32]

  /// Called before events are delivered, with the number of earlier rounds.
  package var beforeEvents: ((Int) -> Void)?
  /// Called with each picture and its damaged rectangles.
  package var afterPicture: ((Bitmap, [PixelRectangle]) -> Void)?

  /// The guests, if the window can have any.
  package var audience: Audience?
  /// The text on the desktop's clipboard.
  package var clipboardText: String?
  /// The dropped files, by the round of input of the drop.
  package var drops: [Int: [WindowDrop]] = [:]

  private var script: ArraySlice<[InputEvent]>
  private let clock: Clock
  /// The time at which the user closed the window.
  private var closeTime: TimeInterval?
  private var roundsSinceClosing = 0
  /// The time at which the user closes the window even if its script is not over.
  package var end = TimeInterval.infinity
  /// Whether the window system allows another size.
  package var canGrow = true
  /// The number of pictures that it shows before its display is lost.
  package var lifetime = Int.max

  /// Creates a window that delivers one entry of a script per round.
  package init(
    width: Int,
    height: Int,
    script: [[InputEvent]],
    startTime: TimeInterval = 0,
    clock: Clock = .frames
  ) {
    size = CGSize(width: width, height: height)
    now = startTime
    self.script = script[...]
    self.clock = clock
    screen = Array(repeating: 0, count: width * height)
  }

  /// Creates a window whose user repeats a recording.
  ///
  /// `keys` are keys of the sandbox that the user also presses in some frames.
  package convenience init(_ recording: InputRecording, keys: [Int: String] = [:]) {
    let (header, frames) = (recording.header, recording.frames)
    var script = frames.map(\.events)
    for (index, key) in keys where script.indices.contains(index) {
      let time = index == 0 ? header.startTime : frames[index - 1].time
      script[index].insert(.key(key, at: time), at: script[index].count / 2)
    }
    self.init(
      width: Int(header.size.width),
      height: Int(header.size.height),
      script: script,
      startTime: header.startTime,
      clock: .moments(frames.map(\.time))
    )
  }

  /// Replaces the script.
  package func setScript(_ script: [[InputEvent]]) { self.script = script[...] }

  package func nextEvents(timeout: TimeInterval?) -> [InputEvent] {
    beforeEvents?(timeouts.count)
    passTime(timeout)
    timeouts.append(timeout)
    guard now < end, let events = script.popFirst() else { return close() }
    for case .window(.resized(let size), _) in events { self.size = size }
    return events
  }

  private func passTime(_ timeout: TimeInterval?) {
    switch clock {
    case .frames: now += FramePeriod.seconds
    case .atMost(let step): now += min(timeout ?? step, step)
    case .moments(let times):
      if times.indices.contains(timeouts.count) { now = times[timeouts.count] }
    }
  }

  /// Closes the window once at each moment; within a moment there is no more input.
  private func close() -> [InputEvent] {
    roundsSinceClosing += 1
    precondition(roundsSinceClosing < 1000, "the loop goes on after its window was closed")
    guard closeTime != now else { return [] }
    closeTime = now
    return [.window(.closeRequested, timestamp: now)]
  }

  package func resize(to size: CGSize) -> CGSize {
    guard canGrow else { return self.size }
    self.size = size
    return size
  }

  package func setClipboardText(_ text: String) -> Bool {
    clipboardText = text
    return true
  }

  package func takeDrops() -> [WindowDrop] {
    drops.removeValue(forKey: timeouts.count - 1) ?? []
  }

  package func runMainThreadWork() -> TimeInterval? { nil }

  package func showPicture(
    _ bitmap: Bitmap,
    damage: [PixelRectangle]
  ) throws(ProgramError) -> Bool {
    guard frames.count < lifetime else { throw ProgramError(.unavailable, "the display is gone") }
    if screen.count != bitmap.width * bitmap.height {
      screen = Array(repeating: 0, count: bitmap.width * bitmap.height)
    }
    frames.append(damage)
    for part in damage {
      for y in part.y..<part.maxY {
        for x in part.x..<part.maxX { screen[y * bitmap.width + x] = bitmap.color(x: x, y: y) ?? 0 }
      }
    }
    afterPicture?(bitmap, damage)
    return true
  }

  /// The number of repainted pixels of each frame.
  package var pixelCounts: [Int] { frames.map { $0.reduce(0) { $0 + $1.width * $1.height } } }
}
