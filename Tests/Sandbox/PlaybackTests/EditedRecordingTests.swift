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
@Suite("Recordings of what people do in the window")
struct EditedRecordingTests {
  private let renderer = CairoRenderer()
  private let header = RecordingHeader(
    scene: "busy",
    size: CGSize(width: 320, height: 240),
    startTime: 77.7
  )

  /// Plays a user at a window: frames of events, and keys of the sandbox between them.
  private func live(
    _ frames: [[InputEvent]],
    edit: @escaping (SceneTools, Int) -> Void = { _, _ in }
  ) throws -> (recorded: InputRecording, trace: String) {
    let folder = try TemporaryFolder()
    let script = InputRecording(
      header: header,
      frames: frames.enumerated().map { index, events in
        RecordedFrame(events: events, time: 78 + Double(index) / 60)
      }
    )
    let window = ScriptedWindow(script)
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
    // The loop retains the window.
    window.beforeEvents = { [unowned loop] round in
      if round < frames.count { edit(loop.session.tools, round) }
    }
    let lines = TraceLines()
    application?.traceSink = TraceFork([application?.traceSink, lines].compactMap(\.self))
    try loop.runUntilOver()
    let data = try #require(FileManager.default.contents(atPath: folder.file("live.touchrec")))
    let reader = try RecordingReader(data)
    #expect(reader.flaw == nil)
    return (reader.recording, lines.text)
  }

  private func played(_ recording: InputRecording) throws -> PlayReport {
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

  private func key(_ name: String, _ usage: Int, _ isDown: Bool) -> InputEvent {
    .key(
      KeyStroke(
        usage: usage,
        name: name,
        modifiers: isDown ? (name == "Left Alt" ? .alternate : .control) : [],
        isDown: isDown,
        timestamp: 0
      )
    )
  }

  private func mouse(_ phase: ContactSample.Phase, _ x: Double, _ y: Double) -> InputEvent {
    .contact(
      ContactSample(id: .mouse, phase: phase, location: CGPoint(x: x, y: y), timestamp: 0)
    )
  }

  @Test(
    "two fingers made with Alt or Ctrl are played bit by bit",
    arguments: ["Left Alt", "Left Ctrl"]
  )
  func pinches(modifier: String) throws {
    let usage = modifier == "Left Alt" ? 0xE2 : 0xE0
    var frames: [[InputEvent]] = [
      [.hover(location: CGPoint(x: 120, y: 90), timestamp: 0)], [key(modifier, usage, true)],
      [mouse(.began, 120, 100)],
    ]
    for step in 1...30 {
      frames.append([mouse(.moved, 120 - Double(step) * 2, 100 - Double(step))])
    }
    frames += [[mouse(.ended, 60, 70)], [key(modifier, usage, false)], [], []]
    let (recorded, trace) = try live(frames)
    let fingers = recorded.frames.flatMap(\.events).compactMap { event in
      if case .contact(let sample) = event, sample.phase == .began { sample.id } else { nil }
    }
    #expect(Set(fingers).count == 2)
    #expect(trace.contains("UIPinchGestureRecognizer"))
    let report = try played(recorded)
    let isSame = report.trace == trace
    #expect(isSame)
    // The window also shows the hand that makes the fingers, so pictures are compared with pictures.
    let again = try played(try RecordingReader(recorded.encoded()).recording)
    #expect(again.pictureHash == report.pictureHash)
    #expect(report.pictureCount > 20)
  }

  @Test("changes made by hand are part of the recording, undone and made again too")
  func edits() throws {
    var frames: [[InputEvent]] = Array(repeating: [], count: 40)
    for start in [5, 15, 25, 35] {
      frames[start] = [mouse(.began, 40, 50)]
      frames[start + 2] = [mouse(.ended, 40, 50)]
    }
    let (recorded, trace) = try live(frames) { tools, frame in
      let card = tools.application.windows.first?.subviews.first?.subviews.first
      guard let card else { return }
      let off = PropertyEdit(
        node: card.traceID,
        value: .viewFlag(.isUserInteractionEnabled, false)
      )
      switch frame {
      case 10: tools.apply(off)
      case 20: tools.undo()
      case 22: tools.apply(PropertyEdit(node: card.traceID, value: .alpha(0.25)))
      case 24:
        tools.apply(
          PropertyEdit(
            node: card.traceID,
            value: .transform(CGAffineTransform(rotationAngle: 0.5))
          )
        )
      case 30: tools.redo()
      case 32:
        let pan = card.gestureRecognizers?.first?.snapshot().id
        if let pan {
          tools.apply(PropertyEdit(node: pan, value: .recognizerFlag(.isEnabled, false)))
        }
      default: break
      }
    }
    let edits = recorded.frames.flatMap(\.edits)
    #expect(
      edits.map(\.property)
        == [
          "isUserInteractionEnabled", "isUserInteractionEnabled", "alpha", "transform",
          "isEnabled",
        ]
    )
    #expect(edits.map(\.name).first == "card0")
    #expect(edits.last?.recognizer == 0)
    let report = try played(recorded)
    let isSame = report.trace == trace
    #expect(isSame)
    let again = try played(try RecordingReader(recorded.encoded()).recording)
    #expect(again.pictureHash == report.pictureHash)
    // Without the edits, other views are touched.
    var bare = recorded
    for index in bare.frames.indices { bare.frames[index].edits = [] }
    #expect(try played(bare).trace != trace)
  }

  @Test("a change of what is not there is left out")
  func strangers() throws {
    let edits = [
      RecordedEdit(view: [0, 9, 9], name: "x", property: "alpha", values: [0]),
      RecordedEdit(view: [7], name: "x", property: "alpha", values: [0]),
      RecordedEdit(view: [0], name: "x", property: "colour", values: [1]),
      RecordedEdit(view: [0], name: "x", property: "frame", values: [1, 2]),
      RecordedEdit(view: [0], recognizer: 3, name: "x", property: "isEnabled", values: [0]),
      RecordedEdit(view: [0, 0], name: "x", property: "alpha", values: [.infinity]),
    ]
    let frames = [RecordedFrame(edits: edits, events: [], time: 78), RecordedFrame(time: 79)]
    let report = try played(InputRecording(header: header, frames: frames))
    let plain = try played(
      InputRecording(header: header, frames: [RecordedFrame(time: 78), RecordedFrame(time: 79)])
    )
    #expect(report.pictureHash == plain.pictureHash)
  }
}

/// A log of the trace, in the form of recordings.
private final class TraceLines: TraceSink {
  private(set) var text = ""
  private var json = TraceJSON()

  func record(_ record: TraceRecord) { text += json.line(of: record) + "\n" }
}
