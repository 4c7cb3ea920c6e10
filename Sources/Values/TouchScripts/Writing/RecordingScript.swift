public import TouchInput
import Foundation

/// A recording as a touch script: the same input at the same times, in the same frames.
///
/// The result is meant for reading and editing. When played, the script produces the same trace.
public struct RecordingScript {
  private var fingers: [ContactID: Int] = [:]
  private var lines: [String] = []

  /// Returns the script's text; the expectations follow as separate lines.
  public static func text(of recording: InputRecording, expecting expectations: [String]) -> String
  {
    var writer = RecordingScript(recording.header)
    for frame in recording.wellFormedFrames {
      for event in frame.events { writer.add(event) }
      writer.lines.append("frame \(seconds(frame.time))")
    }
    writer.lines += expectations
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private init(_ header: RecordingHeader) {
    lines = [
      "scene \(ScriptText.word(header.scene))",
      "size \(ScriptText.number(header.size.width))x\(ScriptText.number(header.size.height))",
    ]
    if header.startTime != 0 { lines.append("start \(Self.seconds(header.startTime))") }
    lines.append("")
  }

  private mutating func add(_ event: InputEvent) {
    lines.append("at \(Self.seconds(event.timestamp)) \(step(event))")
  }

  private mutating func step(_ event: InputEvent) -> String {
    switch event {
    case .contact(let sample): step(sample)
    case .hover(let location, _): "hover \(ScriptText.pair(location.x, location.y))"
    case .wheel(let location, let deltaX, let deltaY, _):
      "wheel \(ScriptText.pair(location.x, location.y)) by \(ScriptText.pair(deltaX, deltaY))"
    case .key(let stroke): step(stroke)
    case .text(let text, _): "text \(ScriptText.quoted(text))"
    case .command(let command, _): "command \(command.rawValue)"
    case .window(let change, _): "window \(ScriptText.change(change))"
    }
  }

  private mutating func step(_ sample: ContactSample) -> String {
    let place = ScriptText.pair(sample.location.x, sample.location.y)
    var words = ["finger", String(number(of: sample))]
    switch sample.phase {
    case .began: words += ["down", place]
    case .moved: words += ["move", "to", place]
    case .ended: words += ["up", "at", place]
    case .cancelled: return (words + ["cancel", "at", place]).joined(separator: " ")
    }
    for word in ContactWord.all {
      if let value = word.write(sample.attributes) { words += [word.name, value] }
    }
    return words.joined(separator: " ")
  }

  /// Returns the smallest number that no other finger has while it is down.
  private mutating func number(of sample: ContactSample) -> Int {
    let number = fingers[sample.id] ?? (1...).first { !fingers.values.contains($0) } ?? 1
    fingers[sample.id] = sample.phase.isFinal ? nil : number
    return number
  }

  private func step(_ stroke: KeyStroke) -> String {
    var words = [stroke.isDown ? "keyDown" : "keyUp", ScriptText.quoted(stroke.name)]
    if StepReader.usage(of: stroke.name) != stroke.usage { words += ["usage", "\(stroke.usage)"] }
    if !stroke.modifiers.isEmpty { words += ["with", String(stroke.modifiers.rawValue)] }
    if stroke.isRepeat { words.append("repeated") }
    return words.joined(separator: " ")
  }

  private static func seconds(_ time: TimeInterval) -> String { ScriptText.number(time) + "s" }
}
