package import CairoRenderer
package import Foundation
import Geometry
package import Inspector
package import TouchInput
package import SandboxHost
import TextFormats

/// The pictures of a recording at a fixed rate, one after the other.
package struct FrameSampler {
  /// The number of pictures.
  package let count: Int
  /// The number of pictures per second.
  package let rate: Int
  /// The pixels of the latest picture.
  package var bitmap: Bitmap { screen.canvas.bitmap }
  /// Whether the latest picture differs from the previous one.
  package private(set) var isChanged = true
  /// The number of pictures made so far.
  package private(set) var position = 0

  private let player: Player
  private let screen: PlayerScreen

  /// The maximum number of pictures of one recording.
  package static let maximumPictures = 36_000

  /// Starts the scene of a recording; `start` creates an application of a size at a time.
  package init(
    _ recording: InputRecording,
    of start: (CGSize, TimeInterval) -> StartedApplication,
    rate: Int,
    overlay: OverlayParts = [],
    hasMargins: Bool = false,
    scale: Int? = nil,
    renderer: CairoRenderer = CairoRenderer()
  ) throws(ProgramError) {
    self.rate = rate
    let pictures = (recording.duration * Double(rate)).rounded(.up) + 1
    guard pictures <= Double(Self.maximumPictures) else {
      throw ProgramError(
        .dataError,
        "the recording takes \(Int(min(recording.duration, 1e9))) s, which is more than "
          + "\(Self.maximumPictures) pictures. Choose a lower --fps."
      )
    }
    count = Int(pictures)
    player = Player(
      recording,
      of: start,
      showsOverlay: !overlay.isEmpty,
      parts: overlay,
      hasMargins: hasMargins,
      measuring: renderer
    )
    screen = try PlayerScreen(player, scale: scale, renderer: renderer)
  }

  /// Makes the next picture; returns false at the end.
  package mutating func advance() throws(ProgramError) -> Bool {
    guard position < count else { return false }
    isChanged = position == 0
    if position == 0 { try screen.showFrame(player.firstFrame()) }
    let recording = player.recording
    let moment = recording.header.startTime + Double(position) / Double(rate)
    let isLast = position == count - 1
    while !player.isAtEnd, isLast || recording.frames[player.position].time <= moment {
      let damage = try screen.showFrame(player.playFrame())
      if !damage.isEmpty { isChanged = true }
    }
    position += 1
    return true
  }

  /// The time from the start to the first input, in seconds; 0 without input.
  ///
  /// Changes of the window and a mouse without a pressed button do not count.
  package var firstInput: TimeInterval {
    let recording = player.recording
    let first = recording.frames.first { frame in
      !frame.edits.isEmpty
        || frame.events.contains { event in
          switch event {
          case .hover, .window: false
          case .contact, .wheel, .key, .text, .command: true
          }
        }
    }
    return first.map { $0.time - recording.header.startTime } ?? 0
  }

  /// Returns the picture as the bytes of a PNG file.
  package func png() throws(ProgramError) -> Data { try screen.canvas.png() }
}
