import CairoRenderer
import TouchTrace
import Drawing
import Foundation
import Geometry
import Inspector
import Playback
import TouchInput
import Testing

@testable import SandboxHost

@MainActor
@Suite("Any moment of a recording")
struct FilmTests {
  private let renderer = CairoRenderer()
  private let size = CGSize(width: 320, height: 240)

  private func recording(_ seed: UInt64, frames: Int) -> InputRecording {
    .random(RecordingHeader(scene: "busy", size: size, seed: seed, startTime: 50), frames: frames)
  }

  private func film(_ recording: InputRecording) -> Film {
    let film = Film(recording, of: startBusyScene, measuring: renderer)
    while !film.isWhole { film.makeNext() }
    return film
  }

  private func pixels(_ lists: [DisplayList], _ bitmap: Bitmap) -> [UInt32] {
    renderer.draw(lists, on: bitmap)
    return (0..<bitmap.height).flatMap { y in
      (0..<bitmap.width).map { bitmap.color(x: $0, y: y) ?? 0 }
    }
  }

  @Test("a mouse that only moves over the scene is no input that a film begins with")
  func firstInput() throws {
    let header = RecordingHeader(scene: "busy", size: CGSize(width: 300, height: 200))
    var recording = InputRecording(header: header)
    recording.frames = [
      RecordedFrame(events: [.hover(location: CGPoint(x: 9, y: 9), timestamp: 0.25)], time: 0.25),
      RecordedFrame(events: [.window(.exposed, timestamp: 0.5)], time: 0.5),
      RecordedFrame(
        events: [.wheel(location: .zero, deltaX: 0, deltaY: 1, timestamp: 3)],
        time: 3
      ),
    ]
    let sampler = try FrameSampler(recording, of: startBusyScene, rate: 10)
    #expect(sampler.firstInput == 3)
  }

  @Test("every moment looks as it did when it was played", arguments: 0..<6)
  func pictures(seed: Int) throws {
    let recording = recording(UInt64(seed), frames: 240)
    let film = film(recording)
    let player = Player(recording, of: startBusyScene, measuring: renderer)
    let screen = try PlayerScreen(player, scale: 1, renderer: renderer)
    let bitmap = try Bitmap(width: 320, height: 240)
    try screen.showFrame(player.firstFrame())
    for position in 0...recording.frames.count {
      if position > 0 { try screen.showFrame(player.playFrame()) }
      let shown = screen.canvas.bitmap
      let played = (0..<240).flatMap { y in (0..<320).map { shown.color(x: $0, y: y) ?? 0 } }
      let isSame = pixels(film.scene(at: position), bitmap) == played
      #expect(isSame, "at \(position)")
    }
  }

  @Test("going from one moment to another repaints whatever looks different")
  func damage() throws {
    let film = film(recording(3, frames: 200))
    let bitmap = try Bitmap(width: 320, height: 240)
    let fresh = try Bitmap(width: 320, height: 240)
    _ = pixels(film.scene(at: 0), bitmap)
    var former = 0
    for position in [1, 2, 3, 60, 61, 40, 39, 200, 190, 199, 5, 0] {
      let region = film.damage(from: former, to: position)
        .map {
          PixelRectangle(
            x: Int($0.minX),
            y: Int($0.minY),
            width: Int($0.width),
            height: Int($0.height)
          )
        }
      renderer.draw(film.scene(at: position), on: bitmap, damage: region)
      let isRight = isSame(bitmap, pixels(film.scene(at: position), fresh))
      #expect(isRight, "\(former) to \(position)")
      former = position
    }
  }

  private func isSame(_ bitmap: Bitmap, _ wanted: [UInt32]) -> Bool {
    wanted == (0..<240).flatMap { y in (0..<320).map { bitmap.color(x: $0, y: y) ?? 0 } }
  }

  @Test("the overlay and the gestures of a moment are those that were shown then")
  func folding() throws {
    let recording = recording(8, frames: 300)
    let film = film(recording)
    let overlay = OverlayRecorder()
    let gestures = GestureHistory()
    let player = Player(
      recording,
      of: startBusyScene,
      measuring: renderer,
      listener: TraceFork([overlay, gestures])
    )
    _ = player.firstFrame()
    for position in 1...recording.frames.count {
      _ = player.playFrame()
      let shown = film.overlay(at: position)
      #expect(shown.touches.map(\.location) == overlay.state.touches.map(\.location))
      #expect(shown.touches.map(\.phase) == overlay.state.touches.map(\.phase))
      let history = film.gestures(at: position)
      #expect(history.tracks.map(\.changes.count) == gestures.tracks.map(\.changes.count))
      #expect(history.tracks.map(\.state) == gestures.tracks.map(\.state))
    }
  }

  @Test("events are found forward and back, and records have their place")
  func places() throws {
    let film = film(recording(4, frames: 120))
    let frames = film.recording.frames
    let eventful = frames.indices.filter { !frames[$0].events.isEmpty }.map { $0 + 1 }
    var place = 0
    var forward: [Int] = []
    while let next = film.eventPosition(from: place, forward: true) {
      forward.append(next)
      place = next
    }
    #expect(forward == eventful)
    var back = [place]
    while let next = film.eventPosition(from: place, forward: false) {
      back.append(next)
      place = next
    }
    #expect(back == eventful.reversed())
    for record in film.records {
      let position = try #require(film.position(ofRecord: record.sequence))
      #expect(try #require(film.lastRecord(at: position)).sequence >= record.sequence)
      if position > 0, let before = film.lastRecord(at: position - 1) {
        #expect(before.sequence < record.sequence)
      }
    }
  }
}
