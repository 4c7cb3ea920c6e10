public import TouchTrace
public import Foundation
public import TouchInput
public import TouchKit

/// An application with one window, a clock that moves when told, and a record of what happened.
///
/// Each test builds its own stage, so that tests know nothing of each other and run side by side. A
/// test puts views on the stage, touches them as a user does, lets time pass, and compares what
/// happened with one literal:
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
/// **Workflow.** ``init(size:root:)`` shows a plain root controller, or the one that a test is about.
/// Views go into ``rootView``. ``finger`` does what one finger does (`tap`, `longPress`, `drag`,
/// `swipe`), the stage what several do (`tap(_:touches:)`, `pinch`, `rotate`, `pan`, `draw`);
/// ``makeFinger()`` makes fingers for anything else, and `mouse` and `keyboard` stand beside them. A
/// verb points at a view, a part of one, a point, or an accessibility identifier. Verbs let the time
/// of the gesture pass and no more: ``advance(by:)`` lets a delay run out, `settle(within:)`
/// everything. ``transcript`` then tells who was called; ``transcript(_:)`` also what recognizers and
/// controls did; probes log calls of one view or recognizer. After a touch that went elsewhere,
/// ``lastMiss`` and `explanation(of:in:)` say why.
///
/// **What is as on a device.** Frames: before and after each event, and whenever time passes, what
/// waits is laid out and drawn. Touches go the whole way: queue, application, window, hit test,
/// recognizers, responders, controls. Events come 60 times a second, and their moments are the
/// stage's. Timers, multiple taps, long presses, delayed touches, animations and scroll views that
/// slow down follow that clock, so every run is the same, however slow the machine.
///
/// **What is not.** Nothing waits: a second passes at once. A finger has neither radius nor force, and
/// its path is straight and even, where a hand trembles. It lifts where its movement ends, without a
/// rest before. There is no status bar, no keyboard on the screen, and no system gesture at the edges.
///
/// What cannot be done, such as touching a view that is in no window, fails the test at the line that
/// asked for it, in Swift Testing and XCTest, and stands in front of the transcript.
@preconcurrency @MainActor
public final class Stage {
  /// The application under test.
  public let application: UIApplication

  /// The window that fills the stage.
  public let window: UIWindow

  /// What the application traced.
  public var log: TraceLog { recorder.log }

  private let recorder = StageRecorder()

  /// The present time, in seconds from the start of the test.
  public private(set) var time: TimeInterval = 0

  /// The size of the screen, in points.
  private(set) var screenSize: CGSize

  /// How many fingers were made; a finger keeps its number.
  var fingerCount = 0

  var firstFinger: Finger?

  /// What the test asked for that cannot be; the transcript begins with it.
  public internal(set) var faults: [String] = []

  /// Which view was hit instead, and why the target was not, when the latest touch missed it.
  public internal(set) var lastMiss: String?

  // On no actor, as all classes here: an optimizer may place an object in the frame of an asynchronous
  // test, which is gone by the time at which the main actor would run its end.
  nonisolated deinit {}

  /// Creates a stage of a size in points; the root is made once its application is current.
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

  /// Runs work in which new stages have no trace sink, so that their transcripts stay empty.
  package static func withoutSink(_ work: () async throws -> Void) async rethrows {
    try await $hasSink.withValue(false) { try await work() }
  }

  /// The root controller's view.
  public var rootView: UIView { window.rootViewController?.view ?? window }

  /// Lets time pass, in seconds.
  ///
  /// A frame follows: what is to be laid out and drawn then has been.
  public func advance(by interval: TimeInterval) {
    application.finishFrame()
    time += interval
    application.advance(to: time)
    application.finishFrame()
  }

  /// Lets time pass up to a moment, in seconds from the start of the test.
  public func advance(to moment: TimeInterval) {
    advance(by: max(0, moment - time))
  }

  /// Delivers what happened to fingers at this moment.
  ///
  /// As one event, unless a finger comes down after another one lifted, or does two things: then as
  /// several, as a window does, since an event has no room for it.
  public func send(_ changes: [ContactChange]) {
    let samples = changes.flatMap { $0.merged + [$0.sample] }
    for batch in InputBatcher().batches(from: samples.map { .contact($0) }) { deliver(batch) }
  }

  /// Delivers an event that is not a contact.
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

  /// The calls so far, one line each: `card.began [f1]`.
  public var transcript: String { transcript(.deliveries) }

  /// The chosen parts of what happened, one line each.
  ///
  /// Broken promises of delivery stand in front, so that no comparison can miss them.
  public func transcript(_ detail: Transcript.Detail) -> String {
    told(Transcript(detail: detail).text(of: log.records))
  }

  /// The same, but what only repeats while fingers move is told once: `card.moved [f1]`.
  ///
  /// It does not depend on how many events a movement took.
  public func outline(_ detail: Transcript.Detail = .deliveries) -> String {
    told(Transcript(detail: detail).outline(of: log.records))
  }

  private func told(_ story: String) -> String {
    let faults = self.faults.map { "impossible: " + $0 } + violations.map(\.description)
    return (faults + (story.isEmpty ? [] : [story])).joined(separator: "\n")
  }

  /// The promises of delivery that were broken since the stage was made.
  public var violations: [StreamVerifier.Violation] { recorder.verifier.violations }

  /// Responders that still wait for a touch to end; ask when every finger is up.
  public var unfinishedTouches: [String] { recorder.verifier.unfinished() }

  /// Forgets what happened so far.
  public func clear() { log.removeAll() }
}
