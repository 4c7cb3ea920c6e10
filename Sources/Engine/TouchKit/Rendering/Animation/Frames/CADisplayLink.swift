public import Foundation
import TouchInput

/// A link that calls a method once per frame.
///
/// Frames are due sixty times per second of the application's time, whether or not anything is drawn. The link retains
/// its target, and the run loop retains the link, until `invalidate()` (Apple: CADisplayLink).
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var target: Any?
  private let selector: Selector
  @WeakApplication private var application: UIApplication?
  private var modes: Set<RunLoop.Mode> = []
  private var ticket: TimerQueue.Ticket?
  private var frameTime: CFTimeInterval = 0

  /// Creates a link that calls a method on a target, and passes the link if the method takes it.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
    super.init()
  }

  /// Creates a link that calls a method on a target, and passes the link if the method takes it.
  public convenience init<Target, each Argument>(
    target: Any,
    selector: @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      target: target,
      selector: Selector(mention: selector, at: SourcePlace(fileID, line, column))
    )
  }

  /// Creates a link that calls a method on a target, and passes the link if the method takes it.
  public convenience init<Target: AnyObject, each Argument>(
    target: Any,
    selector: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      target: target,
      selector: Selector(mention: selector, at: SourcePlace(fileID, line, column))
    )
  }

  // Explicit so that subclasses in any module can have their own deinit.
  nonisolated deinit {}

  // MARK: - Running

  /// Begins to call the target; every run loop and every mode follow the application's time.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode)
    application = application ?? UIApplication.shared
    application?.displayLinks.insert(self)
    awaitFrame()
  }

  /// Stops calling the target in a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { rest() }
  }

  /// Stops calling the target and releases it.
  open func invalidate() {
    modes = []
    target = nil
    rest()
  }

  /// Whether the calls are paused; false by default.
  open var isPaused = false {
    didSet { awaitFrame() }
  }

  // MARK: - Rate

  /// The number of calls per second; 0, the default, for every frame.
  open var preferredFramesPerSecond = 0 {
    didSet { awaitFrame() }
  }

  /// The wanted range of calls per second; only its preferred rate counts, or without one its highest.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.wanted) }
  }

  /// The number of calls per second: every frame, every second frame, every third and so on.
  ///
  /// It is the nearest possible rate to the wanted one.
  private var rate: Double {
    guard preferredFramesPerSecond > 0 else { return FramePeriod.rate }
    let step = (FramePeriod.rate / Double(preferredFramesPerSecond)).rounded()
    return FramePeriod.rate / max(1, step)
  }

  // MARK: - Times

  /// The time of the present frame, in seconds on the application's clock; 0 before the first.
  open var timestamp: CFTimeInterval { frameTime }

  /// The time of the next frame, in seconds on the application's clock.
  open var targetTimestamp: CFTimeInterval {
    frameTime == 0 ? 0 : FrameGrid.next(after: frameTime, rate: rate)
  }

  /// The time from one frame of the screen to the next, in seconds; 0 before the first.
  open var duration: CFTimeInterval { frameTime == 0 ? 0 : FramePeriod.seconds }

  // MARK: - Frames

  private func rest() {
    application?.cancel(ticket)
    ticket = nil
    application?.displayLinks.remove(self)
  }

  private func awaitFrame() {
    application?.cancel(ticket)
    ticket = nil
    guard let application, !isPaused, !modes.isEmpty else { return }
    ticket = application.schedule(at: application.nextFrame(rate: rate)) { self.tick() }
  }

  private func tick() {
    guard let target, let application else { return }
    frameTime = application.currentTime
    awaitFrame()
    _ = selector.perform(on: target, sender: self, event: nil)
  }
}

extension UIApplication {
  /// Returns the time of the next frame after now, in seconds on the input clock.
  ///
  /// When hours pass at once, as after the machine slept, nearly all of their frames are dropped.
  package final func nextFrame(rate: Double = FramePeriod.rate) -> TimeInterval {
    FrameGrid.next(after: earliestToCatchUp, rate: rate)
  }

  /// The time from which frames and timers catch up one by one, in seconds on the input clock.
  final var earliestToCatchUp: TimeInterval {
    max(currentTime, queue.goal - Self.longestCatchingUp)
  }

  /// The longest time for which frames catch up one by one, in seconds (our choice).
  private static let longestCatchingUp: TimeInterval = 3600
}
