import CairoRenderer
import Foundation
import Geometry
import SDLPlatform
import TouchInput

@testable import SandboxHost

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A window in memory whose input the test provides, and whose pixels it reads.
@MainActor
final class MemoryWindow: DesktopWindow {
  var size = CGSize(width: 40, height: 30)
  var scale = 1.0
  /// The time, which only the test advances.
  var now: TimeInterval = 100
  var input: [InputEvent] = []
  var drops: [WindowDrop] = []
  var clipboardText: String?
  private(set) var title = ""
  private(set) var isTyping = false
  private(set) var fillsScreen = false
  /// The picture on the screen, and the rectangles of the latest change.
  private(set) var screen: Bitmap?
  private(set) var damage: [PixelRectangle] = []
  private(set) var pictureCount = 0

  func nextEvents(timeout: TimeInterval?) -> [InputEvent] {
    defer { input = [] }
    return input
  }

  func runMainThreadWork() -> TimeInterval? { nil }

  func resize(to size: CGSize) -> CGSize {
    self.size = size
    return size
  }

  func toggleFullScreen() { fillsScreen.toggle() }

  func setTitle(_ title: String) { self.title = title }

  func setClipboardText(_ text: String) -> Bool {
    clipboardText = text
    return true
  }

  func follow(isTyping: Bool) { self.isTyping = isTyping }

  func takeDrops() -> [WindowDrop] {
    defer { drops = [] }
    return drops
  }

  func showPicture(_ bitmap: Bitmap, damage: [PixelRectangle]) throws(ProgramError) -> Bool {
    guard bitmap.bounds == pixels else { return false }
    if screen?.bounds != bitmap.bounds {
      screen = try? Bitmap(width: bitmap.width, height: bitmap.height)
    }
    for part in damage { screen?.copy(part, of: bitmap, toX: part.x, y: part.y) }
    self.damage = damage
    pictureCount += 1
    return true
  }
}

/// An owner that logs its calls.
@MainActor
final class NotingOwner: SharedWindowOwner {
  var endCount = 0
  var busyTimes: [TimeInterval] = []
  var answerCount = 0
  var keys: [String] = []
  /// Called when the process ended.
  var whenEnded: (() throws(ProgramError) -> Void)?

  func drawingEnded(in window: SharedWindow) throws(ProgramError) {
    endCount += 1
    try whenEnded?()
  }

  func drawingIsBusy(since time: TimeInterval, in window: SharedWindow) { busyTimes.append(time) }

  func drawingAnswers(in window: SharedWindow) { answerCount += 1 }

  func takeKey(_ stroke: KeyStroke, in window: SharedWindow) -> Bool {
    keys.append(stroke.name)
    return stroke.name == "."
  }

  func takeDrop(_ drop: WindowDrop, in window: SharedWindow) -> Bool {
    drop == .files(["/Card.swift"])
  }
}

/// A shared window, and the connection's end for the other process.
@MainActor
final class SharedPair {
  let window = MemoryWindow()
  let shared: SharedWindow
  let owner = NotingOwner()

  init() {
    shared = SharedWindow(window: window)
  }

  /// Connects a process, and returns its window.
  func connect() throws -> RemoteWindow {
    let (socket, memory) = try connectBare()
    return try RemoteWindow(socket: socket, memory: memory)
  }

  /// Connects a process, and returns its descriptors.
  func connectBare() throws -> (socket: Int32, memory: Int32) {
    let (ours, theirs) = try MessageSocket.makePair()
    let memory = try PictureMemory()
    let copy = dup(memory.descriptor)
    shared.attach(socket: ours, memory: dup(memory.descriptor))
    return (theirs, copy)
  }

  /// Lets the window's process handle some input.
  func step(_ events: [InputEvent] = []) throws {
    window.input = events
    try shared.advance(owner)
  }
}

extension Bitmap {
  /// Returns a picture of a size in which every pixel has its own colour.
  static func pattern(_ width: Int, _ height: Int, seed: UInt32) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.change(bitmap.bounds, seed: seed)
    return bitmap
  }

  /// Changes the pixels of a part.
  func change(_ part: PixelRectangle, seed: UInt32) {
    withUnsafeMutablePixels { bytes in
      for y in part.y..<part.maxY {
        for x in part.x..<part.maxX {
          let color = (seed &+ UInt32(y * width + x)) &* 2_654_435_761
          bytes.storeBytes(
            of: color | 0xFF00_0000,
            toByteOffset: y * bytesPerRow + x * 4,
            as: UInt32.self
          )
        }
      }
    }
  }
}
