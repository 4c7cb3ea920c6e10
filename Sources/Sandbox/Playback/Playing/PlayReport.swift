package import CairoRenderer
import TouchTrace
package import Foundation
package import TouchInput
package import SandboxHost
import TextFormats

/// A recording during playback, and its results.
package struct PlayReport {
  /// The results that are collected during playback, besides counts.
  nonisolated package struct Parts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The trace as JSON Lines.
    package static let trace = Parts(rawValue: 1 << 0)
    /// The transcript.
    package static let transcript = Parts(rawValue: 1 << 1)
    /// The picture at the end.
    package static let picture = Parts(rawValue: 1 << 2)
    /// The hashes of trace and pixels.
    package static let hashes = Parts(rawValue: 1 << 3)
  }

  /// The number of frames that differ from the previous one.
  package private(set) var pictureCount = 0
  /// The player.
  package let player: Player

  private let parts: Parts
  private let screen: PlayerScreen
  private let notes: TraceNotes
  private var pixels = PictureHash()

  /// Starts the scene of a recording; `start` creates an application of a size at a time.
  ///
  /// With margins the picture is larger than the scene, and the overlay's labels are around it.
  /// With `traceOutput` the trace is written there immediately, and not stored.
  package init(
    _ recording: InputRecording,
    of start: (CGSize, TimeInterval) -> StartedApplication,
    parts: Parts,
    showsOverlay: Bool = false,
    hasMargins: Bool = false,
    scale: Int? = nil,
    traceOutput: GrowingOutput? = nil,
    renderer: CairoRenderer = CairoRenderer()
  ) throws(ProgramError) {
    self.parts = parts
    notes = TraceNotes(parts, traceOutput)
    player = Player(
      recording,
      of: start,
      showsOverlay: showsOverlay,
      hasMargins: hasMargins,
      measuring: renderer,
      // A listener without any requested part is left out.
      listener: notes.isInterested ? notes : nil
    )
    screen = try PlayerScreen(player, scale: scale, renderer: renderer)
  }

  /// Plays until a time, in seconds from the beginning, while the caller wants to continue.
  package mutating func play(
    until moment: TimeInterval = .infinity,
    while goesOn: () -> Bool = { true }
  ) throws(ProgramError) {
    let start = player.recording.header.startTime
    if isLookedAt {
      try showFrame(player.firstFrame())
    } else if player.passFirstFrame() {
      pictureCount += 1
    }
    while !player.isAtEnd, player.recording.frames[player.position].time - start <= moment,
      goesOn()
    {
      if isLookedAt {
        try showFrame(player.playFrame())
      } else if player.passFrame() {
        pictureCount += 1
      }
      if let failure = notes.failure { throw failure }
    }
    notes.flush()
    if let failure = notes.failure { throw failure }
  }

  /// Whether any requested part needs the pixels.
  private var isLookedAt: Bool { !parts.isDisjoint(with: [.picture, .hashes]) }

  /// Returns the final picture as the bytes of a PNG file.
  package func png() throws(ProgramError) -> Data { try screen.canvas.png() }

  /// The trace as JSON Lines; empty if it was written elsewhere.
  package var trace: String { notes.trace }

  /// The calls, one line each.
  package var transcript: String { String(decoding: transcriptBytes, as: UTF8.self) }

  /// The transcript in UTF-8.
  package var transcriptBytes: ArraySlice<UInt8> { notes.transcript.dropLast() }

  /// The hash of the trace.
  package var traceHash: String { notes.traceHash }

  /// The hash of the pixels of each frame that was painted; `PictureHash` defines it.
  package var pictureHash: String { pixels.digest }

  private mutating func showFrame(_ frame: Frame?) throws(ProgramError) {
    let damage = try screen.showFrame(frame)
    guard !damage.isEmpty else { return }
    pictureCount += 1
    if parts.contains(.hashes) { pixels.add(screen.canvas.bitmap, changedIn: damage) }
  }
}

/// A sink that collects the parts of a report.
private final class TraceNotes: TraceSink {
  /// The calls, one line each, with a line feed after each.
  private(set) var transcript: [UInt8] = []
  /// The error that stopped the writing of the trace.
  private(set) var failure: ProgramError?

  private let parts: PlayReport.Parts
  private let output: GrowingOutput?
  private var kept: [UInt8] = []
  private var hash = SHA256()
  private var json = TraceJSON()
  private let lines = Transcript(detail: .story)

  /// The number of trace bytes that are collected before they are passed on.
  private static let piece = 1 << 16

  init(_ parts: PlayReport.Parts, _ output: GrowingOutput?) {
    (self.parts, self.output) = (parts, output)
  }

  /// Whether any requested part needs the trace.
  var isInterested: Bool { !parts.isDisjoint(with: [.trace, .transcript, .hashes]) }

  var interests: TraceInterests {
    parts.isDisjoint(with: [.trace, .hashes]) ? .forwarding : .everything
  }

  func record(_ record: TraceRecord) {
    if parts.contains(.transcript) { lines.append(record.event, to: &transcript) }
    guard !parts.isDisjoint(with: [.trace, .hashes]) else { return }
    json.append(record)
    if json.pendingCount >= Self.piece { flush() }
  }

  var trace: String {
    flush()
    return String(decoding: kept, as: UTF8.self)
  }

  var traceHash: String {
    flush()
    return hash.digest
  }

  /// Passes on the collected trace.
  func flush() {
    json.take { bytes in
      if parts.contains(.hashes) { hash.add(bytes) }
      guard parts.contains(.trace) else { return }
      guard let output else { return kept.append(contentsOf: bytes) }
      guard failure == nil else { return }
      do throws(ProgramError) {
        try output.append(bytes)
      } catch {
        failure = error
      }
    }
  }
}

extension Transcript.Detail {
  /// The receiver of a touch, the calls for it, and the reactions of gestures and controls.
  fileprivate static let story: Transcript.Detail = [
    .assignments, .deliveries, .forwarding, .incidents, .gestureActions, .controlEvents, .actions,
  ]
}
