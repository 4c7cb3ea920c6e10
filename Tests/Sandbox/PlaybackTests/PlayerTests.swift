import CairoRenderer
import TouchTrace
import Foundation
import Geometry
import Playback
import TouchInput
import SandboxTestSupport
import TextFormats
import Testing
import TouchKit

@testable import SandboxHost

@MainActor
@Suite("Playing recordings")
struct PlayerTests {
  private let renderer = CairoRenderer()

  private func header(_ seed: UInt64) -> RecordingHeader {
    RecordingHeader(
      scene: "busy",
      size: CGSize(width: 320, height: 240),
      seed: seed,
      startTime: 1234.567 + TimeInterval(seed) / 3
    )
  }

  private func report(_ recording: InputRecording) throws -> PlayReport {
    var report = try PlayReport(
      recording,
      of: startBusyScene,
      parts: [.trace, .hashes],
      showsOverlay: true,
      renderer: renderer
    )
    try report.play()
    return report
  }

  /// Plays a user at a window, and returns the recording, the trace and the pictures.
  private func live(
    _ recording: InputRecording,
    press: [Int: String] = [:]
  ) throws -> (recorded: InputRecording, trace: String, pixels: String) {
    let folder = try TemporaryFolder()
    let window = ScriptedWindow(recording, keys: press)
    var pixels = PictureHash()
    window.afterPicture = { pixels.add($0, changedIn: $1) }
    let recorder = SessionRecorder(
      scene: "busy",
      destination: .file(folder.file("live.touchrec"), replacing: false)
    ) { SceneOutline($0).hash }
    var application: UIApplication?
    let loop = try WindowLoop(
      LaunchTarget(name: "busy", keys: .sandbox) { size, time in
        let started = startBusyScene(on: size, at: time)
        application = started.application
        return started
      },
      in: window,
      settings: AnnotationSettings(showsOverlay: true),
      report: RunReport(nil),
      folder: ScreenshotFolder(path: folder.path),
      recorder: recorder
    )
    let sink = TraceCollector()
    application?.traceSink = TraceFork([application?.traceSink, sink].compactMap(\.self))
    try loop.runUntilOver()
    let data = try #require(FileManager.default.contents(atPath: folder.file("live.touchrec")))
    let reader = try RecordingReader(data)
    #expect(reader.flaw == nil)
    return (reader.recording, sink.lines, pixels.digest)
  }

  @Test("what happened in the window happens again, trace and pixels", arguments: 0..<8)
  func likeLive(seed: Int) throws {
    let script = InputRecording.random(header(UInt64(seed)), frames: 100)
    let (recorded, trace, pixels) = try live(script)
    let played = try report(recorded)
    #expect(!trace.isEmpty)
    let isSame = played.trace == trace
    #expect(isSame)
    #expect(played.pictureHash == pixels)
  }

  @Test("keys of the sandbox between the touches change nothing for the recording")
  func sandboxKeys() throws {
    let script = InputRecording.random(header(77), frames: 100)
    let press = [20: "Escape", 40: "F12", 41: "X", 60: "Escape", 80: "F12"]
    let (recorded, trace, _) = try live(script, press: press)
    let played = try report(recorded)
    let isSame = played.trace == trace
    #expect(isSame)
  }

  @Test("the same recording gives the same trace and the same pixels", arguments: 100..<112)
  func repeated(seed: Int) throws {
    let recording = InputRecording.random(header(UInt64(seed)), frames: 80)
    let first = try report(recording)
    let second = try report(try RecordingReader(recording.encoded()).recording)
    let isSame = first.trace == second.trace
    #expect(isSame)
    #expect(first.pictureHash == second.pictureHash)
    #expect(first.pictureCount > 1)
  }

  @Test("stopping on the way shows what was shown then")
  func stopped() throws {
    let recording = InputRecording.random(header(5), frames: 80)
    var whole = try report(recording)
    var part = try PlayReport(recording, of: startBusyScene, parts: .picture, renderer: renderer)
    try part.play(until: 0.5)
    let position = part.player.position
    #expect(position > 0)
    #expect(position < recording.frames.count)
    #expect(part.player.time - recording.header.startTime <= 0.5)
    try part.play()
    try whole.play()
    let plain = try PlayReport(recording, of: startBusyScene, parts: .picture, renderer: renderer)
    #expect(plain.player.position == 0)
    #expect(part.player.isAtEnd)
  }

  @Test("a recorded stylus leans in the scene as it did, and is written again byte for byte")
  func stylus() throws {
    let place = #""finger":[7,1],"at":[100,120]"#
    let lines = [
      #"{"format":"touch-recording","version":1,"scene":"x","size":[320,240],"scale":1}"#,
      #"{"t":0.5,"touch":"began",\#(place),"tool":"pencil","altitude":0.75,"azimuth":4}"#,
      #"{"frame":0.5,"line":3}"#,
      #"{"t":0.6,"touch":"moved",\#(place),"force":2,"tool":"pencil","azimuth":1}"#,
      #"{"frame":0.6,"line":5}"#,
      #"{"end":true,"events":2,"frames":2}"#,
    ]
    let text = lines.joined(separator: "\n") + "\n"
    let recording = try RecordingReader(Data(text.utf8)).recording
    var angles: [[CGFloat]] = []
    let player = Player(
      recording,
      of: { size, time in
        let application = UIApplication()
        application.send(.event(.window(.resized(size), timestamp: time)))
        let window = StylusWindow(frame: CGRect(origin: .zero, size: size))
        window.note = { angles.append([$0.altitudeAngle, $0.azimuthAngle(in: nil)]) }
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return StartedApplication(application, with: window)
      },
      measuring: renderer
    )
    player.play()
    #expect(angles.map { $0.map { ($0 * 1000).rounded() } } == [[750, 4000], [1571, 1000]])
    let written = String(decoding: recording.encoded(), as: UTF8.self).split(separator: "\n")
    #expect(written.count == 6 && written[1] == lines[1] && written[3] == lines[3])
  }

  @Test("input against the law is put right, as in the window")
  func unlawful() throws {
    let finger = ContactID(device: 1, finger: 1)
    func touch(_ phase: ContactSample.Phase, _ time: TimeInterval) -> InputEvent {
      .contact(
        ContactSample(id: finger, phase: phase, location: CGPoint(x: 50, y: 50), timestamp: time)
      )
    }
    var recording = InputRecording(header: header(0))
    recording.frames = [
      RecordedFrame(events: [touch(.moved, 3), touch(.ended, 2)], time: 1),
      RecordedFrame(events: [touch(.began, 9), touch(.began, 4)], time: 0),
      RecordedFrame(
        events: [touch(.moved, 1e300), .window(.hidden, timestamp: -5)],
        time: .infinity
      ),
    ]
    #expect(try report(recording).traceHash == report(recording).traceHash)
  }
}

/// A sink that keeps the trace as JSON Lines.
private final class TraceCollector: TraceSink {
  private var json = TraceJSON()
  private(set) var lines = ""

  func record(_ record: TraceRecord) {
    lines += json.line(of: record) + "\n"
  }
}

/// A window that forwards each touch of an event.
private final class StylusWindow: UIWindow {
  var note: (UITouch) -> Void = { _ in }

  override func sendEvent(_ event: UIEvent) {
    event.allTouches?.forEach(note)
    super.sendEvent(event)
  }
}
