import CairoRenderer
import DispatchTracing
import Foundation
import Geometry
import Playback
import PointerInput
import SandboxScenes
import TouchKit

@testable import SandboxHost

/// A window whose user is written down beforehand, with a clock that goes on as it likes.
@MainActor
final class LiveWindow: DesktopWindow {
  var size: CGSize
  private(set) var now: TimeInterval
  private let frames: [RecordedFrame]
  private var position = 0
  private var isClosed = false
  private var idleCalls = 0
  /// The hash of all that was shown.
  private(set) var pixels = PictureHash()
  private let press: [Int: String]
  /// Told before a frame is handed out, with its number.
  var beforeFrame: (Int) -> Void = { _ in }

  /// Hands out frames; `press` are keys of the sandbox to press before some of them.
  init(_ recording: InputRecording, press: [Int: String] = [:]) {
    size = recording.header.size
    now = recording.header.startTime
    frames = recording.frames
    self.press = press
  }

  func nextEvents(timeout: TimeInterval?) -> [InputEvent] {
    guard position < frames.count else {
      // Asked again within a frame, a window has nothing more to say.
      defer { isClosed = true }
      idleCalls += 1
      // A loop that does not end when its window closes would spin for ever.
      precondition(idleCalls < 1000, "the loop goes on after its window was closed")
      return isClosed ? [] : [.window(.closeRequested, timestamp: now)]
    }
    beforeFrame(position)
    let frame = frames[position]
    var events = frame.events
    if let key = press[position] {
      let stroke = KeyStroke(usage: 0, name: key, isDown: true, timestamp: now)
      events.insert(.key(stroke), at: events.count / 2)
    }
    position += 1
    now = frame.time
    for case .window(.resized(let size), _) in events { self.size = size }
    return events
  }

  func runMainThreadWork() -> TimeInterval? { nil }

  func showPicture(_ bitmap: Bitmap, damage: [PixelRectangle]) throws(ProgramError) -> Bool {
    pixels.add(bitmap, changedIn: damage)
    return true
  }
}
