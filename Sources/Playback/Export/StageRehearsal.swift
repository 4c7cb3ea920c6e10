import DispatchTracing
import Foundation
import PointerInput
import TouchKit

/// What the stage of an exported test will see and tell.
///
/// The stage belongs to the test kit, with which no program that is delivered is linked. So this is
/// an application set up as the stage sets its own up: one window that fills a screen, and a clock
/// that begins at zero and moves when told. `Examples/Exported` holds both against each other.
final class StageRehearsal {
  let application = UIApplication()
  private let window: UIWindow
  private let recorder = Recorder()
  private(set) var time: TimeInterval = 0
  /// Where fingers are that are down, by their numbers.
  private var fingers: [Int: CGPoint] = [:]

  init(size: CGSize, root: () -> UIViewController) {
    application.send(.event(.window(.resized(size), timestamp: 0)))
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = root()
    window.makeKeyAndVisible()
    application.traceSink = recorder
  }

  /// Lets time pass up to a moment, in seconds from the beginning.
  func advance(to moment: TimeInterval) {
    time += max(0, moment - time)
    application.advance(to: time)
  }

  /// Lets fingers act within one event.
  func perform(_ actions: [StageCalls.FingerAction]) {
    application.send(.contacts(actions.compactMap(change)))
  }

  private func change(_ action: StageCalls.FingerAction) -> ContactChange? {
    // A finger that the platform takes away says nothing new of its place.
    let point = action.phase == .cancelled ? fingers[action.finger] : action.point
    guard let point else { return nil }
    fingers[action.finger] = action.phase.isFinal ? nil : point
    return ContactChange(
      sample: ContactSample(
        id: ContactID(device: 1, finger: Int64(action.finger)),
        phase: action.phase,
        location: point,
        timestamp: time
      )
    )
  }

  /// The chosen parts of what happened; broken promises of delivery stand in front.
  func transcript(_ detail: Transcript.Detail) -> String {
    let violations = recorder.verifier.violations.map(\.description)
    let story = Transcript(detail: detail).text(of: recorder.log.records)
    return (violations + (story.isEmpty ? [] : [story])).joined(separator: "\n")
  }

  /// Keeps what the application traces, and checks it as it comes.
  nonisolated private final class Recorder: TraceSink {
    let log = TraceLog()
    private(set) var verifier = StreamVerifier()

    func record(_ record: TraceRecord) {
      log.record(record)
      verifier.check(record)
    }
  }
}
