package import Foundation
package import TouchInput

/// The input of a session, in the form of a recording.
package struct SessionInput {
  /// The name of a tree change in a recording; its value is the change's number.
  package static let treeEdit = "sessionTree"

  /// The name of a picture of the device's screen; its value is the picture's number.
  package static let pictureEdit = "sessionPicture"

  /// The input, frame by frame; changes of the tree are manual edits.
  package private(set) var frames: [RecordedFrame] = []
  /// The number of omitted touches, because the session does not contain their beginning.
  package private(set) var unbegunTouches = 0
  /// The time at which the scene begins, in seconds on the device's clock.
  package let startTime: TimeInterval

  private var live: Set<Int> = []
  private var treeCount = 0
  private var pictureCount = 0
  private var pending: [RecordedEdit] = []

  /// Reads the input of a session; the first tree is the initial state of the scene.
  package init(_ session: TouchSession) {
    let first = session.steps.first { if case .touches = $0.content { true } else { false } }
    startTime = max(0, (first?.time ?? 0) - FramePeriod.seconds)
    for step in session.steps { add(step) }
    flush(at: session.steps.last?.time ?? startTime)
  }

  private mutating func add(_ step: TouchSession.Step) {
    switch step.content {
    case .tree:
      flush(at: step.time)
      if treeCount > 0 {
        // Animations run up to this time, and only the remaining differences become edits. An edit
        // during an animation would add to it, and the animation would continue from there.
        frames.append(RecordedFrame(events: [], time: step.time))
        pending.append(Self.edit(Self.treeEdit, treeCount))
      }
      treeCount += 1
    case .touches(let touches):
      // A touch that lands after another one lifted would be a separate event.
      let lifts: Set<SessionTouch.Phase> = [.ended, .cancelled]
      let ordered =
        touches.filter { !lifts.contains($0.phase) }
        + touches.filter { lifts.contains($0.phase) }
      let events = ordered.compactMap { event($0, at: step.time) }
      frames.append(frame(events, at: step.time))
    case .picture:
      if pictureCount > 0 { pending.append(Self.edit(Self.pictureEdit, pictureCount)) }
      pictureCount += 1
    case .states, .control: break
    }
  }

  /// Adds a frame for changes without a touch.
  private mutating func flush(at time: TimeInterval) {
    if !pending.isEmpty { frames.append(frame([], at: time)) }
  }

  private mutating func frame(_ events: [InputEvent], at time: TimeInterval) -> RecordedFrame {
    defer { pending = [] }
    return RecordedFrame(edits: pending, events: events, time: time)
  }

  private static func edit(_ property: String, _ number: Int) -> RecordedEdit {
    RecordedEdit(view: [0], name: "", property: property, values: [Double(number)])
  }

  private mutating func event(_ touch: SessionTouch, at time: TimeInterval) -> InputEvent? {
    if touch.phase == .began {
      live.insert(touch.id)
    } else if !live.contains(touch.id) {
      unbegunTouches += 1
      return nil
    }
    if touch.phase == .ended || touch.phase == .cancelled { live.remove(touch.id) }
    let phases: [SessionTouch.Phase: ContactSample.Phase] = [
      .began: .began, .moved: .moved, .ended: .ended, .cancelled: .cancelled,
    ]
    return .contact(
      ContactSample(
        id: ContactID(device: 1, finger: Int64(touch.id)),
        phase: phases[touch.phase] ?? .moved,
        location: touch.place,
        timestamp: time,
        attributes: touch.attributes
      )
    )
  }

  /// Returns the recording; `scene` is the name of its scene.
  package func recording(
    scene: String,
    header: TouchSession.Header
  ) -> InputRecording {
    InputRecording(
      header: RecordingHeader(
        scene: scene,
        size: header.screen,
        scale: min(max(Int(header.scale.rounded()), 1), 4),
        startTime: startTime
      ),
      frames: frames
    )
  }
}
