import TouchTrace
import Drawing
import Foundation
import TouchInput
import SandboxHost
import SandboxScenes
import TouchKit
import TouchRecorder

/// A play of recorded input, with or without a recorder.
@MainActor struct Performance {
  /// The trace of everything but the recorder, with times.
  let transcript: [String]
  /// The recorder's session; empty without a recorder.
  let session: Data

  init(
    of frames: [RecordedFrame],
    size: CGSize,
    from startTime: TimeInterval = 0,
    recorded: Bool,
    options: TouchRecorder.Options = .byHand,
    start: (CGSize, TimeInterval) -> StartedApplication
  ) {
    let notes = Notes()
    let started = start(size, startTime)
    let run = ApplicationRun(
      started,
      size: size,
      settings: AnnotationSettings(showsOverlay: false),
      measuring: EstimatedText(),
      listener: notes
    )
    let recorder = recorded ? Self.makeRecorder(started.application, options) : nil
    let header = RecordingHeader(scene: "", size: size, startTime: startTime)
    let recording = InputRecording(header: header, frames: frames.flatMap(\.eachEvent))
    let stepper = FrameStepper(run, reading: RecordingSource(recording))
    _ = run.nextFrame()
    for frame in recording.frames {
      _ = stepper.step(after: frame.edits)
      if !frame.events.isEmpty { recorder?.settle() }
    }
    recorder?.stop()
    transcript = notes.lines
    session = recorder?.session ?? Data()
  }

  private static func makeRecorder(
    _ application: UIApplication,
    _ options: TouchRecorder.Options
  ) -> TouchRecorder? {
    guard let window = application.windows.first else { return nil }
    let recorder = TouchRecorder.start(in: window, options: options)
    for other in application.windows.dropFirst() { recorder.watch(other) }
    return recorder
  }

  /// Plays a scene's recording.
  init(_ recording: InputRecording, of scene: SandboxScene, recorded: Bool) {
    self.init(
      of: recording.frames,
      size: recording.header.size,
      from: recording.header.startTime,
      recorded: recorded
    ) { scene.begin(on: $0, at: $1) }
  }

  /// Plays random input.
  init(seed: UInt64, recorded: Bool) {
    self.init(
      of: RandomFingers(seed: seed).frames,
      size: RandomScreen.size,
      recorded: recorded
    ) { size, time in
      let application = UIApplication()
      application.send(.event(.window(.resized(size), timestamp: time)))
      return StartedApplication(application, with: RandomScreen(seed: seed))
    }
  }
}

extension RecordedFrame {
  /// A frame for each event, because a device handles one before the next one comes.
  fileprivate var eachEvent: [RecordedFrame] {
    var groups: [[InputEvent]] = [[]]
    for event in events {
      if InputBatcher().batches(from: groups[groups.count - 1] + [event]).count > 1 {
        groups.append([])
      }
      groups[groups.count - 1].append(event)
    }
    return groups.enumerated().map { place, events in
      RecordedFrame(edits: place == 0 ? edits : [], events: events, time: time)
    }
  }
}

private final class Notes: TraceSink {
  private(set) var lines: [String] = []
  private let transcript = Transcript(detail: .everything)

  func record(_ record: TraceRecord) {
    for line in transcript.lines(for: record.event) where !line.contains("SessionRecognizer") {
      lines.append("\(record.time) \(line)")
    }
  }
}

extension TouchRecorder.Options {
  /// Options of a recorder that reads states only when the test asks for it.
  static var byHand: Self {
    var options = Self()
    options.afterEvent = { _ in }
    return options
  }
}

extension SandboxScene {
  /// Starts the scene as the program does.
  @MainActor fileprivate func begin(on size: CGSize, at time: TimeInterval) -> StartedApplication {
    let application = UIApplication()
    application.send(.event(.window(.resized(size), timestamp: time)))
    let window = makeWindow(CGRect(origin: .zero, size: size))
    window.rootViewController = makeRootViewController()
    window.makeKeyAndVisible()
    return StartedApplication(application, with: window)
  }
}
