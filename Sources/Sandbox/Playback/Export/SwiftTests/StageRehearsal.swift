import TouchTrace
import FingerPaths
import Foundation
import Geometry
import TouchInput
import TouchKit

/// A simulation of the stage of an exported test, with its events and its transcript.
///
/// The stage belongs to the test kit, which no delivered program links. Therefore this is
/// an application with the same setup: one window that fills a screen, and a clock. The clock
/// begins at zero and only moves on request. `Examples/Exported` compares both.
final class StageRehearsal {
  /// The details in the transcript of a test.
  static let detail: Transcript.Detail = [
    .assignments, .deliveries, .gestureActions, .controlEvents,
  ]

  let application = UIApplication()
  let window: UIWindow
  private let recorder = Recorder()
  private(set) var time: TimeInterval = 0
  /// The positions of the fingers that are down, by their numbers.
  private var fingers: [Int: CGPoint] = [:]

  init(_ scene: SwiftTestScene, size: CGSize) {
    application.send(.event(.window(.resized(size), timestamp: 0)))
    window = scene.makeWindow(CGRect(origin: .zero, size: size))
    window.rootViewController = scene.makeRoot()
    window.makeKeyAndVisible()
    application.traceSink = recorder
  }

  /// Returns the view that has the touch of a finger that is down.
  func view(under finger: Int) -> UIView? {
    application.touch(of: ContactID(device: 1, finger: Int64(finger + 1)))?.view
  }

  /// The events in the words of a test; violated delivery rules come first.
  var outline: String {
    let violations = recorder.verifier.violations.map(\.description)
    let story = Transcript(detail: Self.detail).outline(of: recorder.log.records)
    return (violations + (story.isEmpty ? [] : [story])).joined(separator: "\n")
  }

  /// Performs calls.
  func perform(_ steps: [StageStep]) {
    for step in steps { perform(step) }
  }

  /// Performs a call.
  func perform(_ step: StageStep) {
    switch step {
    case .wait(let time): advance(by: time)
    case .tap(let place, let count, let hold):
      for tap in 0..<count {
        if tap > 0 { advance(by: 0.1) }
        guard comesDown(on: place) else { return }
        advance(by: hold)
        lift([0])
      }
    case .drag(let place, let offset, let time):
      guard comesDown(on: place), let start = fingers[0] else { return }
      let end = CGPoint(x: start.x + offset.dx, y: start.y + offset.dy)
      lead([(0, .line(from: start, to: end))], over: time)
      lift([0])
    case .dragTo(let place, let end, let time):
      guard comesDown(on: place), let start = fingers[0] else { return }
      application.finishFrame()
      if let end = end.point(in: window) {
        lead([(0, .line(from: start, to: end))], over: time)
      }
      lift([0])
    case .down(let landings):
      application.finishFrame()
      act(
        landings.compactMap { landing in
          landing.place.point(in: window).map {
            .init(finger: landing.finger, phase: .began, point: $0)
          }
        }
      )
    case .lift(let fingers): lift(fingers)
    case .move(let ways, let time): move(ways, over: time)
    case .perform(let actions): act(actions)
    case .event(let event): deliver(.event(event.moved(to: time)))
    }
  }

  // MARK: - As the stage does it

  private func advance(by interval: TimeInterval) {
    application.finishFrame()
    time += interval
    application.advance(to: time)
    application.finishFrame()
  }

  private func deliver(_ batch: InputBatch) {
    application.finishFrame()
    application.send(batch)
    application.finishFrame()
  }

  private func comesDown(on place: StagePlace) -> Bool {
    application.finishFrame()
    guard let point = place.point(in: window) else { return false }
    act([.init(finger: 0, phase: .began, point: point)])
    return true
  }

  private func lift(_ numbers: [Int]) {
    act(
      numbers.compactMap { number in
        fingers[number].map { .init(finger: number, phase: .ended, point: $0) }
      }
    )
  }

  private func move(_ ways: [StageStep.Way], over time: TimeInterval) {
    let paths = ways.compactMap { way -> (Int, FingerPath)? in
      guard let start = fingers[way.finger] else { return nil }
      if ways.count == 1, way.points.count == 1 {
        return (way.finger, .line(from: start, to: way.points[0]))
      }
      return FingerPath.bends(through: [start] + way.points).map { (way.finger, $0) }
    }
    lead(paths, over: time)
  }

  private func lead(_ ways: [(finger: Int, path: FingerPath)], over duration: TimeInterval) {
    let count = FingerPath.stepCount(over: duration)
    for step in 1...count {
      advance(by: max(0, duration) / Double(count))
      let part = CGFloat(step) / CGFloat(count)
      act(ways.map { .init(finger: $0.finger, phase: .moved, point: $0.path.point(at: part)) })
    }
  }

  /// Applies the actions of fingers within one event.
  private func act(_ actions: [StageStep.FingerAction]) {
    let changes = actions.compactMap(change).flatMap { $0.merged + [$0.sample] }
    for batch in InputBatcher().batches(from: changes.map { .contact($0) }) { deliver(batch) }
  }

  private func change(_ action: StageStep.FingerAction) -> ContactChange? {
    // A cancelled finger has no new position.
    let point = action.phase == .cancelled ? fingers[action.finger] : action.point
    guard let point else { return nil }
    fingers[action.finger] = action.phase.isFinal ? nil : point
    return ContactChange(
      sample: ContactSample(
        id: ContactID(device: 1, finger: Int64(action.finger + 1)),
        phase: action.phase,
        location: point,
        timestamp: time
      )
    )
  }

  /// Stores the application's trace, and checks each record.
  nonisolated private final class Recorder: TraceSink {
    let log = TraceLog()
    private(set) var verifier = StreamVerifier()

    func record(_ record: TraceRecord) {
      log.record(record)
      verifier.check(record)
    }
  }
}

extension InputEvent {
  /// Returns the same event at another time.
  fileprivate func moved(to time: TimeInterval) -> InputEvent {
    switch self {
    case .contact(var sample):
      sample.timestamp = time
      return .contact(sample)
    case .hover(let location, _): return .hover(location: location, timestamp: time)
    case .wheel(let location, let x, let y, _):
      return .wheel(location: location, deltaX: x, deltaY: y, timestamp: time)
    case .key(var stroke):
      stroke.timestamp = time
      return .key(stroke)
    case .text(let text, _): return .text(text, timestamp: time)
    case .command(let command, _): return .command(command, timestamp: time)
    case .window(let change, _): return .window(change, timestamp: time)
    }
  }
}
