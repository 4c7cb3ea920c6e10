import Foundation
import Geometry
import TouchInput

/// The input of a recording, event by event, with small numbers for the fingers.
struct StageMoments {
  /// One event.
  struct Moment {
    /// The time, in seconds from the beginning.
    let time: TimeInterval
    let content: Content
  }

  enum Content {
    case fingers([StageStep.FingerAction])
    case event(InputEvent)
  }

  private(set) var moments: [Moment] = []
  /// The time when the last frame ended, in seconds from the beginning.
  private(set) var end: TimeInterval = 0

  /// The fingers that are down; the next finger reuses the number of a lifted one.
  private var fingers: [ContactID: Int] = [:]

  init(_ recording: InputRecording) {
    let start = recording.header.startTime
    for frame in recording.wellFormedFrames {
      for batch in InputBatcher().batches(from: frame.events) {
        end = max(end, batch.timestamp - start)
        switch batch {
        case .event(let event): moments.append(Moment(time: end, content: .event(event)))
        case .contacts(let changes):
          let actions = changes.map { action($0.sample) }
          moments.append(Moment(time: end, content: .fingers(actions)))
        }
      }
      end = max(end, frame.time - start)
    }
  }

  private mutating func action(_ sample: ContactSample) -> StageStep.FingerAction {
    let number = fingers[sample.id] ?? (0...).first { !fingers.values.contains($0) } ?? 0
    fingers[sample.id] = sample.phase.isFinal ? nil : number
    return StageStep.FingerAction(finger: number, phase: sample.phase, point: sample.location)
  }
}

extension StageMoments.Moment {
  /// Whether it is a change of the window without the user, or a hovering pointer.
  var isNoise: Bool {
    switch content {
    case .event(.hover): true
    case .event(.window(let change, _)): if case .resized = change { false } else { true }
    case .event, .fingers: false
    }
  }

  /// The step that repeats the event exactly.
  var exact: StageStep {
    switch content {
    case .fingers(let actions): .perform(actions)
    case .event(let event): .event(event)
    }
  }

  /// The action of the only finger in it; nil for no finger or several fingers.
  var only: StageStep.FingerAction? {
    guard case .fingers(let actions) = content, actions.count == 1 else { return nil }
    return actions[0]
  }
}
