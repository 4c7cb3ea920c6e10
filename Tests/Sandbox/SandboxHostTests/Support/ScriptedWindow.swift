import BrowserPlatform
import CairoRenderer
import Foundation
import Geometry
import PointerInput
import SDLPlatform

@testable import SandboxHost

/// A window that exists in memory: input is written down beforehand, pixels are kept.
@MainActor
final class ScriptedWindow: DesktopWindow {
  var size: CGSize
  private(set) var now: TimeInterval = 0

  /// What was shown: for each frame, its damaged rectangles.
  private(set) var frames: [[PixelRectangle]] = []
  /// How long the loop was ready to wait each time.
  private(set) var timeouts: [TimeInterval?] = []
  /// What a user would see, put together from damaged parts alone.
  private(set) var screen: [UInt32]

  /// Told before events are handed out, with how often that was done before.
  var beforeEvents: ((Int) -> Void)?

  /// Those who look on, if there can be any.
  var audience: Audience?
  /// What the desktop's clipboard has.
  var clipboardText: String?
  /// What is dropped, with the round of input in which it comes.
  var drops: [Int: [WindowDrop]] = [:]

  private var script: [[InputEvent]]
  /// Whether the window system lets it take another size.
  var canGrow = true
  /// How many pictures it shows before its display is gone.
  var lifetime = Int.max

  /// Creates a window that hands out a script frame by frame, and is then closed.
  init(width: Int, height: Int, script: [[InputEvent]]) {
    size = CGSize(width: width, height: height)
    self.script = script
    screen = Array(repeating: 0, count: width * height)
  }

  /// Hands out other input instead.
  func setScript(_ script: [[InputEvent]]) { self.script = script }

  func nextEvents(timeout: TimeInterval?) -> [InputEvent] {
    beforeEvents?(timeouts.count)
    timeouts.append(timeout)
    now += 1.0 / 60
    guard !script.isEmpty else { return [.window(.closeRequested, timestamp: now)] }
    return script.removeFirst()
  }

  func resize(to size: CGSize) -> CGSize {
    guard canGrow else { return self.size }
    self.size = size
    return size
  }

  func setClipboardText(_ text: String) -> Bool {
    clipboardText = text
    return true
  }

  func takeDrops() -> [WindowDrop] { drops.removeValue(forKey: timeouts.count - 1) ?? [] }

  func runMainThreadWork() -> TimeInterval? { nil }

  func showPicture(_ bitmap: Bitmap, damage: [PixelRectangle]) throws(ProgramError) -> Bool {
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
    return true
  }

  /// How many pixels each frame repainted.
  var pixelCounts: [Int] { frames.map { $0.reduce(0) { $0 + $1.width * $1.height } } }
}

extension InputEvent {
  /// The left mouse button as a finger.
  static func mouse(
    _ phase: ContactSample.Phase,
    _ x: Double,
    _ y: Double,
    at time: TimeInterval = 0
  ) -> InputEvent {
    .contact(
      ContactSample(id: .mouse, phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
    )
  }

  /// A finger on a touch screen.
  static func finger(
    _ number: Int64,
    _ phase: ContactSample.Phase,
    _ x: Double,
    _ y: Double
  ) -> InputEvent {
    .contact(
      ContactSample(
        id: ContactID(device: 7, finger: number),
        phase: phase,
        location: CGPoint(x: x, y: y),
        timestamp: 0
      )
    )
  }

  /// A key going down.
  static func key(_ name: String, _ modifiers: KeyStroke.Modifiers = []) -> InputEvent {
    .key(KeyStroke(usage: 0, name: name, modifiers: modifiers, isDown: true, timestamp: 0))
  }
}
