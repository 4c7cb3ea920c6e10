public import TouchTrace
public import Foundation
public import TouchInput
public import TouchKit

/// A test environment: an application with one window, a manual clock, and a record of events.
///
/// Each test creates its own stage, so tests are independent and can run in parallel. A test adds views to the
/// stage, touches them as a user does, advances time, and compares the events with one literal:
///
/// ```swift
/// @MainActor @Test func buttonInFront() {
///   let stage = Stage()
///   let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
///   button.accessibilityIdentifier = "button"
///   stage.rootView.addSubview(button)
///   stage.finger.tap(button)
///   #expect(stage.transcript == "button.began [f1]\nbutton.ended [f1]")
/// }
/// ```
///
/// **Workflow.** ``init(size:root:)`` shows a plain root controller, or the one under test. Views go into
/// ``rootView``. ``finger`` makes gestures of one finger (`tap`, `longPress`, `drag`, `swipe`). The stage makes
/// those of several fingers (`tap(_:touches:)`, `pinch`, `rotate`, `pan`, `draw`). ``makeFinger()`` creates
/// further fingers, and there are also `mouse` and `keyboard`. The target of a gesture is a view, a part of one, a
/// point, or an accessibility identifier.
///
/// Gestures advance time by their own duration only. ``advance(by:)`` waits for one delay, and `settle(within:)`
/// for all of them. ``transcript`` then lists the called responders, and ``transcript(_:)`` also recognizers and
/// controls. Probes log the calls of one view or recognizer. After a touch that another view received,
/// ``lastMiss`` and `explanation(of:in:)` give the reason.
///
/// **What is as on a device.** Layout and drawing run in frames: before and after each event, and whenever time
/// advances. Touches go through queue, application, window, hit test, recognizers, responders and controls. Events
/// come 60 times per second, and their moments are the stage's. Timers, multiple taps, long presses, delayed
/// touches, animations and scroll views that slow down use the stage's clock. So every run is the same, also on a
/// slow machine.
///
/// **What is not.** Nothing waits, because a second passes at once. A finger has neither radius nor force. Its
/// path is straight and even, unlike that of a hand. It lifts where its movement ends, without a rest before.
/// There is no status bar, no keyboard on the screen, and no system gesture at the edges.
///
/// An impossible request, such as a touch on a view without a window, fails the test at its line, in Swift Testing
/// and XCTest. The transcript begins with it.
@preconcurrency @MainActor
public final class Stage {
  /// The application under test.
  public let application: UIApplication

  /// The window that fills the stage.
  public let window: UIWindow

  /// The trace of the application.
  public var log: TraceLog { recorder.log }

  private let recorder = StageRecorder()

  /// The present time, in seconds from the start of the test.
  public private(set) var time: TimeInterval = 0

  /// The size of the screen, in points.
  private(set) var screenSize: CGSize

  /// The number of fingers so far; a finger keeps its number.
  var fingerCount = 0

  var firstFinger: Finger?

  /// The impossible requests of the test; the transcript begins with them.
  public internal(set) var faults: [String] = []

  /// The view that was hit instead, and the reason why the target was not, if the latest touch missed it.
  public internal(set) var lastMiss: String?

  // The deinitializer is isolated to no actor, as in all classes here. An optimizer may place an object in the
  // frame of an asynchronous test. That frame is gone by the time at which the main actor would run the
  // deinitializer.
  nonisolated deinit {}

  /// Creates a stage of a size in points; the root is created once its application is current.
  public convenience init(
    size: CGSize = CGSize(width: 414, height: 896),
    root: @autoclosure () -> UIViewController = UIViewController()
  ) {
    self.init(size: size, application: UIApplication(), root: root())
  }

  /// Creates a stage around an application and window of the test's own classes.
  public init(
    size: CGSize = CGSize(width: 414, height: 896),
    application: UIApplication,
    window makeWindow: (CGRect) -> UIWindow = { UIWindow(frame: $0) },
    root: @autoclosure () -> UIViewController = UIViewController()
  ) {
    self.application = application
    screenSize = size
    application.send(.event(.window(.resized(size), timestamp: 0)))
    window = makeWindow(CGRect(origin: .zero, size: size))
    window.rootViewController = root()
    window.makeKeyAndVisible()
    if Stage.hasSink { application.traceSink = recorder }
  }

  /// Whether new stages trace; false only in tests of the untraced engine.
  @TaskLocal private static var hasSink = true

  /// Runs a closure in which new stages have no trace sink, so that their transcripts stay empty.
  package static func withoutSink(_ work: () async throws -> Void) async rethrows {
    try await $hasSink.withValue(false) { try await work() }
  }

  /// The root controller's view.
  public var rootView: UIView { window.rootViewController?.view ?? window }

  /// Advances time, in seconds.
  ///
  /// A frame follows, in which pending layout and drawing run.
  public func advance(by interval: TimeInterval) {
    application.finishFrame()
    time += interval
    application.advance(to: time)
    application.finishFrame()
  }

  /// Advances time to a moment, in seconds from the start of the test.
  public func advance(to moment: TimeInterval) {
    advance(by: max(0, moment - time))
  }

  /// Delivers the changes of fingers at this moment.
  ///
  /// They are one event, unless a finger comes down after another one lifted, or does two things. Then they are
  /// several events, as in a window, because one event cannot contain them.
  public func send(_ changes: [ContactChange]) {
    let samples = changes.flatMap { $0.merged + [$0.sample] }
    for batch in InputBatcher().batches(from: samples.map { .contact($0) }) { deliver(batch) }
  }

  /// Delivers a change of the window.
  public func send(_ change: WindowChange) {
    if case .resized(let size) = change { screenSize = size }
    deliver(.event(.window(change, timestamp: time)))
  }

  /// Delivers one batch between two frames.
  func deliver(_ batch: InputBatch) {
    application.finishFrame()
    application.send(batch)
    application.finishFrame()
  }

  /// The calls so far, one per line: `card.began [f1]`.
  public var transcript: String { transcript(.deliveries) }

  /// Returns chosen parts of the trace, one per line.
  ///
  /// The text begins with violations of delivery rules, so that no comparison can miss them.
  public func transcript(_ detail: Transcript.Detail) -> String {
    told(Transcript(detail: detail).text(of: log.records))
  }

  /// Returns the same text, but lists the repeated calls of a movement once: `card.moved [f1]`.
  ///
  /// It does not depend on the number of events in a movement.
  public func outline(_ detail: Transcript.Detail = .deliveries) -> String {
    told(Transcript(detail: detail).outline(of: log.records))
  }

  private func told(_ story: String) -> String {
    let faults = self.faults.map { "impossible: " + $0 } + violations.map(\.description)
    return (faults + (story.isEmpty ? [] : [story])).joined(separator: "\n")
  }

  /// The violations of delivery rules since the stage was created.
  public var violations: [StreamVerifier.Violation] { recorder.verifier.violations }

  /// The responders that still wait for a touch to end; read it when every finger is up.
  public var unfinishedTouches: [String] { recorder.verifier.unfinished() }

  /// Discards the trace so far.
  public func clear() { log.removeAll() }
}
