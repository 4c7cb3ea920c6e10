import Foundation
import TouchInput
import Testing
import TouchScripts

@Suite("Recordings as touch scripts")
struct RecordingScriptTests {
  @Test("what any user does at random can be written and read", arguments: 0..<20 as Range<UInt64>)
  func readable(seed: UInt64) throws {
    let header = RecordingHeader(
      scene: "busy scene",
      size: CGSize(width: 320, height: 240),
      seed: seed,
      startTime: 1234.567
    )
    let recording = InputRecording.random(header, frames: 100)
    let text = RecordingScript.text(of: recording, expecting: ["expect card0 got began"])
    let script = try TouchScriptReader.script(in: Data(text.utf8))
    #expect(script.scene == "busy scene")
    #expect(script.startTime == 1234.567)
    let frames = script.lines.filter { if case .frame = $0.step { true } else { false } }
    #expect(frames.count == recording.frames.count)
  }

  @Test("S12, S22: control characters are written as numbers, and read as what they were")
  func controlCharacters() throws {
    let text = "a\u{1B}[31m\u{202E}\u{9B}b\u{7}"
    let recording = InputRecording(
      header: RecordingHeader(scene: "\u{1B}x", size: CGSize(width: 320, height: 240)),
      frames: [RecordedFrame(events: [.text(text, timestamp: 0)], time: 0)]
    )
    let written = RecordingScript.text(of: recording, expecting: [])
    #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || (0x20..<0x7F).contains($0.value) })
    let script = try TouchScriptReader.script(in: Data(written.utf8))
    #expect(script.scene == "\u{1B}x")
    #expect(RecordingScript.text(of: recording, expecting: []).contains(#"\u{202E}"#))
  }

  @Test("force, tools, buttons, odd keys and texts are kept")
  func details() throws {
    var sample = ContactSample(
      id: .mouse,
      phase: .began,
      location: CGPoint(x: 1.25, y: -0.5),
      timestamp: 0.1
    )
    sample.attributes = ContactAttributes(
      force: 0.3,
      tool: .pencil,
      altitude: 0.1,
      azimuth: 6.2,
      buttons: .secondary
    )
    let key = KeyStroke(
      usage: 200,
      name: "ß\"\r\n",
      modifiers: [.shift, .init(rawValue: 1 << 9)],
      isDown: true,
      isRepeat: true,
      timestamp: 0.1
    )
    let recording = InputRecording(
      header: RecordingHeader(scene: "x", size: CGSize(width: 320, height: 240)),
      frames: [
        RecordedFrame(
          events: [.contact(sample), .key(key), .text("#no comment", timestamp: 0.1)],
          time: 0.2
        )
      ]
    )
    let text = RecordingScript.text(of: recording, expecting: [])
    #expect(
      text == #"""
        scene x
        size 320x240

        at 0.1s finger 1 down 1.25,-0.5 force 0.3 tool pencil altitude 0.1 azimuth 6.2 buttons 2
        at 0.1s keyDown "ß\"\r\n" usage 200 with 513 repeated
        at 0.1s text "#no comment"
        frame 0.2s

        """#
    )
    let steps = try TouchScriptReader.script(in: Data(text.utf8)).lines.map(\.step)
    guard case .finger(1, .down(_, sample.attributes)) = steps[0] else {
      Issue.record("\(steps)")
      return
    }
    guard case .key(let read) = steps[1] else {
      Issue.record("\(steps)")
      return
    }
    #expect(read.name == key.name)
    #expect(read.modifiers == key.modifiers)
    #expect(read.isRepeat)
  }
}
