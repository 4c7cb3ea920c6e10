package import CairoRenderer
import TouchTrace
import FingerPaths
package import Foundation
import Geometry
package import TouchInput
package import SandboxHost
import TextFormats
import TouchKit
package import TouchScripts

/// Plays a touch script, headless, on the script's own clock.
///
/// Steps without a duration happen in the same frame. A frame ends with a `wait`, with a step that
/// has a duration, or before an expectation. The played input is also a recording.
package final class ScriptRunner {
  /// The script.
  package let script: TouchScript
  /// The input played so far.
  package var recording: InputRecording { source.recording }
  /// The current time on the script's clock, in seconds.
  package private(set) var time: TimeInterval

  let run: ApplicationRun
  let log: ScriptLog
  private let source: RecordingSource
  private let stepper: FrameStepper
  private let canvas: Canvas?
  private var pending: [InputEvent] = []
  /// The positions of the fingers that are down, by their numbers in the script.
  private var fingers: [Int: CGPoint] = [:]
  private var gestureFingers: Int64 = 0
  private let wantsTrees: Bool

  /// The default size of the screen, for a scene of any size.
  package static let usualSize = CGSize(width: 640, height: 480)

  /// Starts the scene of a script; `start` creates an application of a size at a time.
  ///
  /// `designedSize` is the size that the scene is made for. The size in the script has priority.
  package init(
    _ script: TouchScript,
    of start: (CGSize, TimeInterval) -> StartedApplication,
    designedSize: CGSize? = nil,
    showsOverlay: Bool = false,
    scale: Int = 1,
    renderer: CairoRenderer = CairoRenderer()
  ) throws(ProgramError) {
    self.script = script
    let size = script.size ?? designedSize ?? Self.usualSize
    time = script.startTime
    let header = RecordingHeader(
      scene: script.scene ?? "",
      size: size,
      scale: scale,
      startTime: script.startTime
    )
    source = RecordingSource(InputRecording(header: header))
    log = ScriptLog(keepsAllScenes: script.lines.contains { $0.step.asksForReasons })
    run = ApplicationRun(
      start(size, script.startTime),
      size: size,
      settings: AnnotationSettings(showsOverlay: showsOverlay),
      measuring: renderer,
      listener: log
    )
    stepper = FrameStepper(run, reading: source)
    wantsTrees = script.lines.contains { if case .expect = $0.step { true } else { false } }
    let hasPictures = script.lines.contains { if case .snapshot = $0.step { true } else { false } }
    canvas = hasPictures ? try Canvas(size: size, scale: scale, renderer: renderer) : nil
    try paint(run.nextFrame())
  }

  // MARK: - Time

  /// Ends the frame at a time.
  func endFrame(at moment: TimeInterval) throws(ProgramError) {
    let frame = RecordedFrame(events: pending, time: moment)
    pending = []
    time = moment
    source.append(frame)
    if wantsTrees, frame.events.contains(where: \.isLanding) {
      run.application.layoutIfNeeded()
      log.noteLanding(on: ViewFinder(run.application))
    }
    try paint(stepper.step())
  }

  /// Ends the frame now if there is pending input.
  func flush() throws(ProgramError) {
    if !pending.isEmpty { try endFrame(at: time) }
  }

  func wait(_ duration: TimeInterval) throws(ProgramError) {
    try pass(duration) { _ in }
  }

  /// Advances the time frame by frame; `act` receives the elapsed fraction.
  private func pass(
    _ duration: TimeInterval,
    _ act: (Double) -> Void
  ) throws(ProgramError) {
    let start = time
    let steps = FingerPath.stepCount(over: duration)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let moment = start + duration * part
      time = moment
      act(part)
      try endFrame(at: moment)
    }
  }

  private func paint(_ frame: Frame?) throws(ProgramError) {
    guard let canvas else { return }
    if canvas.size != run.size { try canvas.resize(to: run.size) }
    if let frame { _ = canvas.paint(frame) }
  }

  /// Returns the current picture as the bytes of a PNG file.
  func png() throws(ProgramError) -> Data {
    try flush()
    return try canvas?.png() ?? Data()
  }

  // MARK: - Input

  /// Adds an event to the current frame.
  func addInput(_ event: InputEvent) {
    pending.append(event)
    if case .window(let change, _) = event, change.endsContacts { fingers.removeAll() }
  }

  func place(_ place: ScriptPlace) throws(SourceProblem) -> CGPoint {
    var point = CGPoint.zero
    if case .view(let name, let anchor) = place.origin {
      run.application.layoutIfNeeded()
      let view = try ViewFinder(run.application).view(name, at: place.position)
      let bounds = view.bounds
      point = view.convert(
        CGPoint(
          x: bounds.minX + bounds.width * anchor.x,
          y: bounds.minY + bounds.height * anchor.y
        ),
        to: nil
      )
    }
    return CGPoint(x: point.x + place.offset.dx, y: point.y + place.offset.dy)
  }

  private func contact(
    _ id: ContactID,
    _ phase: ContactSample.Phase,
    _ point: CGPoint,
    _ attributes: ContactAttributes = ContactAttributes(),
    at moment: TimeInterval? = nil
  ) {
    addInput(
      .contact(
        ContactSample(
          id: id,
          phase: phase,
          location: point,
          timestamp: moment ?? time,
          attributes: attributes
        )
      )
    )
  }

  // MARK: - Fingers

  func perform(
    _ number: Int,
    _ step: FingerStep,
    _ line: TouchScript.Line
  ) throws {
    let id = ContactID(device: 1, finger: Int64(number))
    let place = fingers[number]
    if case .down(let target, let attributes) = step {
      guard place == nil else { throw fault(number, "already down; lift it first", line) }
      let point = try self.place(target)
      fingers[number] = point
      return contact(id, .began, point, attributes, at: line.time)
    }
    guard let place else { throw fault(number, "up; put it down first", line) }
    switch step {
    case .down: break
    case .move(let way, let pace, let attributes):
      let end = try self.end(of: way, from: place)
      fingers[number] = end
      guard pace.duration > 0 else { return contact(id, .moved, end, attributes, at: line.time) }
      try flush()
      let path = FingerPath.line(from: place, to: end)
      try pass(pace.duration) { part in
        contact(id, .moved, path.point(at: pace.easing.part(part)), attributes)
      }
    case .up(let target, let attributes):
      contact(id, .ended, try target.map(self.place) ?? place, attributes, at: line.time)
      fingers[number] = nil
    case .cancel(let target):
      contact(id, .cancelled, try target.map(self.place) ?? place, at: line.time)
      fingers[number] = nil
    }
  }

  private func end(of way: ScriptWay, from start: CGPoint) throws(SourceProblem) -> CGPoint {
    switch way {
    case .by(let vector): CGPoint(x: start.x + vector.dx, y: start.y + vector.dy)
    case .to(let place): try self.place(place)
    }
  }

  private func fault(_ number: Int, _ what: String, _ line: TouchScript.Line) -> SourceProblem {
    SourceProblem("finger \(number) is \(what)", at: line.position)
  }

  // MARK: - Gestures

  func perform(_ gesture: ScriptGesture) throws {
    try flush()
    let middle = try place(gesture.place)
    switch gesture.kind {
    case .taps(let count, let hold):
      let row = FingerPath.row(of: gesture.fingers, around: middle)
      for tap in 0..<count {
        if tap > 0 { try wait(ScriptGesture.tapPause) }
        try lead(along: row, after: hold, ScriptPace(0))
      }
    case .drag(let way, let rest):
      let end = try self.end(of: way, from: middle)
      let offset = CGVector(dx: end.x - middle.x, dy: end.y - middle.y)
      let row = FingerPath.row(of: gesture.fingers, around: middle, by: offset)
      try lead(along: row, after: rest, gesture.pace)
    case .pinch(let scale, let distance):
      let paths = FingerPath.pinch(around: middle, scale: scale, distance: distance)
      try lead(along: paths, gesture.pace)
    case .rotate(let angle, let distance):
      let paths = FingerPath.rotation(around: middle, by: angle, distance: distance)
      try lead(along: paths, gesture.pace)
    }
  }

  /// Moves new fingers: they come down, rest, follow their paths, and lift.
  private func lead(
    along paths: [FingerPath],
    after rest: TimeInterval = 0,
    _ pace: ScriptPace
  ) throws(ProgramError) {
    let ways = paths.map { path in
      gestureFingers += 1
      return (id: ContactID(device: 2, finger: gestureFingers), path: path)
    }
    for way in ways { contact(way.id, .began, way.path.point(at: 0)) }
    try flush()
    if rest > 0 { try wait(rest) }
    if pace.duration > 0 {
      try pass(pace.duration) { part in
        for way in ways { contact(way.id, .moved, way.path.point(at: pace.easing.part(part))) }
      }
    }
    for way in ways { contact(way.id, .ended, way.path.point(at: 1)) }
    try flush()
  }
}

extension InputEvent {
  nonisolated fileprivate var isLanding: Bool {
    if case .contact(let sample) = self { sample.phase == .began } else { false }
  }
}

extension ScriptStep {
  fileprivate var asksForReasons: Bool {
    if case .expect(let expectation) = self, case .rejected = expectation.claim { return true }
    return false
  }
}
