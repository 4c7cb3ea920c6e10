import Foundation
import PointerInput
@_spi(Benchmarks) import SandboxHost

/// The workbench with everything open, and any moment of a long recording.
@MainActor
enum PanelBenchmarks {
  private static let screen = CGSize(width: 1280, height: 800)
  private static let tabs = ["V", "I", "G", "E", "Y"]

  static func run() -> [Comparison] {
    do {
      return try [redraw("nested-colours"), drag(), opening(), manyRows()]
    } catch {
      print("the window could not be made: \(error)")
      return []
    }
  }

  /// Any moment of a long recording.
  static func runReplay() -> [Comparison] {
    do {
      return try [moments()]
    } catch {
      print("the window could not be made: \(error)")
      return []
    }
  }

  private static func redraw(_ scene: String) throws -> Comparison {
    let loop = try MeasuredLoop.scene(
      scene,
      size: screen,
      frames: [
        InputEvent.press("W"), [.finger(.began, 400, 300)], [.finger(.moved, 420, 310)],
        [.finger(.moved, 440, 320)],
      ]
    )
    try loop.runUntilOver()
    return Comparison(
      "\(scene) in the workbench, 1280x800, full redraw",
      against: "memcpy of a frame",
      runs: 60,
      product: { try? loop.redraw() },
      floor: copyFrame()
    )
  }

  /// A finger that moves over nested views, with each tab of the inspector in turn.
  private static func drag() throws -> Comparison {
    var frames: [[InputEvent]] = [InputEvent.press("A"), [.finger(.began, 300, 200)]]
    for step in 0..<3_000 {
      let angle = Double(step) / 40
      if step.isMultiple(of: 600) { frames.append(InputEvent.press(tabs[step / 600 % 4])) }
      frames.append([.finger(.moved, 300 + 150 * cos(angle), 240 + 150 * sin(angle))])
    }
    let loop = try MeasuredLoop.scene("nested-colours", size: screen, frames: frames)
    try loop.runUntilOver()
    return comparison("nested-colours in the workbench, a finger moves, a frame", loop.durations)
  }

  /// Tabs of the inspector, gallery, inspector, time line and help, opened and closed.
  private static func opening() throws -> Comparison {
    let keys = tabs + ["?", "Escape", "M", "M", "F10", "F10"]
    var frames: [[InputEvent]] = [[.finger(.began, 300, 200)], [.finger(.ended, 300, 200)]]
    let first = frames.count
    for _ in 0..<12 { for key in keys { frames.append(InputEvent.press(key)) } }
    let loop = try MeasuredLoop.scene("nested-colours", size: screen, frames: frames)
    try loop.runUntilOver()
    return comparison("a panel is opened or closed", Array(loop.durations.dropFirst(first)))
  }

  private static func comparison(_ name: String, _ durations: [Double]) -> Comparison {
    let times = durations.sorted()
    var comparison = Comparison(
      name,
      against: "memcpy of a frame",
      runs: 20,
      product: {},
      floor: copyFrame()
    )
    comparison.product = times[times.count / 2]
    comparison.note = "(median; longest \(milliseconds(times[times.count - 1])))"
    return comparison
  }

  /// A finger that moves over ten thousand views, with a hundred thousand rows in the log.
  private static func manyRows() throws -> Comparison {
    var frames: [[InputEvent]] = [[.finger(.began, 300, 240)]]
    for step in 0..<6_000 {
      let angle = Double(step) / 40
      frames.append([.finger(.moved, 300 + 200 * cos(angle), 240 + 200 * sin(angle))])
    }
    let loop = try MeasuredLoop.scene("stress", size: screen, frames: frames)
    try loop.runUntilOver()
    return comparison(
      "stress (10 000 views) in the workbench with \(loop.logRowCount) rows, a finger moves",
      Array(loop.durations.suffix(600))
    )
  }

  /// Ten minutes of two fingers that draw without rest, and a hand that jumps about on the time line.
  private static func moments() throws -> Comparison {
    let recording = tenMinutes()
    let size = recording.header.size
    let loop = try MeasuredLoop.scene("nested-colours", size: size, replaying: recording)
    let clock = ContinuousClock()
    let making = clock.measure { try? loop.runUntilOver() }
    var times: [Double] = []
    var random = SeededRandom(seed: 7)
    for _ in 0..<400 {
      let moment = Double.random(in: 0...recording.duration, using: &random)
      let (seconds, attoseconds) = clock.measure { try? loop.showMoment(moment) }.components
      times.append(Double(seconds) + Double(attoseconds) * 1e-18)
    }
    times.sort()
    var comparison = Comparison(
      "a moment of 10 minutes (\(recording.frames.count) frames), picture and time line",
      against: "memcpy of a frame",
      runs: 20,
      product: {},
      floor: copyFrame()
    )
    comparison.product = times[times.count / 2]
    let made = Double(making.components.seconds) + Double(making.components.attoseconds) * 1e-18
    comparison.note =
      "(median of 400; longest \(milliseconds(times[times.count - 1])); prepared in "
      + "\(milliseconds(made)), \(residentMegabytes()) MB)"
    return comparison
  }

  private static func tenMinutes() -> InputRecording {
    let header = RecordingHeader(scene: "nested-colours", size: screen)
    var recording = InputRecording(header: header)
    var time = 0.0
    for frame in 0..<36_000 {
      time = Double(frame + 1) / 60
      let (step, angle) = (frame % 120, Double(frame) / 30)
      let phase: ContactSample.Phase? =
        step == 0 ? .began : step < 100 ? .moved : step == 100 ? .ended : nil
      let events = (phase.map { [$0, $0] } ?? []).enumerated().map { finger, phase in
        InputEvent.contact(
          ContactSample(
            id: ContactID(device: 7, finger: Int64(finger)),
            phase: phase,
            location: CGPoint(
              x: 640 + Double(300 + 100 * finger) * cos(angle + Double(finger)),
              y: 400 + Double(200 + 60 * finger) * sin(angle)
            ),
            timestamp: time - 0.005
          )
        )
      }
      recording.frames.append(RecordedFrame(events: events, time: time))
    }
    return recording
  }

  private static func copyFrame() -> () -> Void {
    var target = [UInt32](repeating: 0, count: 1280 * 800)
    let source = [UInt32](repeating: 1, count: 1280 * 800)
    return {
      target.withUnsafeMutableBytes { bytes in
        source.withUnsafeBytes { bytes.copyMemory(from: $0) }
      }
    }
  }

  private static func milliseconds(_ seconds: Double) -> String {
    String(format: "%.1f ms", seconds * 1e3)
  }

  /// How much memory the process has, as the system counts it.
  private static func residentMegabytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096 / 1_000_000
  }
}
