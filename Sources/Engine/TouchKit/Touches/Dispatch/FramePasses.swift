import TouchTrace
import Drawing
import Foundation
import Geometry
import TouchInput

/// The engine's order of work, from input to picture.
///
/// The engine starts all its work here, in the order of this file. Its driver sends input and time, and then asks for a
/// picture:
///
/// | when | passes, in their order |
/// |---|---|
/// | `send(_:)`, `advance(to:)` | turns: one for each batch, timer and interruption (`run()`) |
/// | a turn | lost views · gesture news · cancellations · what is due · time · input (`runNext()`) |
/// | input | layout · touches, keys, pointer or window (`handle(_:)`) |
/// | touches | intake · `sendEvent` · settling · the end of fingers · resets, releases (`deliver`) |
/// | `sendEvent`, in a window | recognizers · decisions, actions · earlier ends · views (`deliver(_:to:)`) |
/// | the end of a turn | observers of values · implicit transactions (`endTurn()`) |
/// | `layoutIfNeeded()` | layout (`layOut()`) |
/// | `finishFrame()` | layout · animations · drawing (`finishFrame()`) |
/// | `passFrame()` | layout · animations · drawing · damage (`passFrame()`) |
/// | `takeDamage()`, `picture(in:)` | animations · damage or drawing (`damage()`, `picture(in:)`) |
///
/// Callbacks may do anything during any pass. Their effects (removed views, changed recognizers, further input) are
/// queued in the `EventQueue` and handled in later turns.
@MainActor
struct FramePasses {
  let application: UIApplication

  // MARK: - Turns

  /// Handles a batch of input that can run at once, and then all queued work.
  func run(_ batch: InputBatch, at time: TimeInterval) {
    let turn = begin()
    application.reach(time)
    handle(batch)
    finish(turn)
  }

  /// Does all queued work, each item in its own turn.
  func run() { finish(begin()) }

  private func begin() -> CurrentApplication.Turn {
    application.isWorking = true
    let turn = CurrentApplication.begin(application)
    TransactionStack.endTurn()
    return turn
  }

  private func finish(_ turn: CurrentApplication.Turn) {
    endTurn()
    while application.hasWork {
      runNext()
      endTurn()
    }
    CurrentApplication.end(turn)
    application.isWorking = false
  }

  /// Does the most urgent queued work.
  private func runNext() {
    if application.queue.takeLostViews() {
      loseViews()
    } else if application.gestures.isUnconcluded {
      application.settlement.run()
    } else if let cause = application.queue.takeInterruption() {
      cancel(cause)
    } else if let work = application.queue.next() {
      perform(work)
    }
  }

  private func endTurn() {
    ValueObservers.noteAll()
    TransactionStack.endTurn()
  }

  // MARK: - Interruptions

  /// Ends touches, presses and hovering of views that left their window.
  private func loseViews() {
    application.router.cancelTouchesOfLostViews()
    application.settlement.run()
    application.keys.cancelPressesOfLostResponders()
    application.hover.leaveLostViews()
  }

  /// Cancels every touch; also hovering and keys, unless the application only ignores interaction events.
  private func cancel(_ cause: CancellationCause) {
    cancelTouches(cause)
    application.hover.leave()
    if cause != .ignoringInteraction { application.keys.cancelAll() }
  }

  // MARK: - Time and input

  private func perform(_ work: EventQueue.Work) {
    switch work {
    case .fire(let timer):
      application.reach(timer.time)
      timer.work()
    case .reach(let time): application.reach(time)
    case .handle(let batch): handle(batch)
    }
  }

  /// Handles one batch of input.
  private func handle(_ batch: InputBatch) {
    // On a device a frame passes between two events, so views are laid out before touches arrive.
    layOut()
    switch batch {
    case .contacts(let changes): deliver(changes)
    case .event(let event): handle(event)
    }
  }

  private func handle(_ event: InputEvent) {
    switch event {
    case .window(let change, _): application.handleWindowChange(change)
    case .key(let stroke): application.keys.deliver(stroke)
    case .text(let text, _): application.keys.deliver(text: text)
    case .command(let command, _):
      application.sendEvent(DeviceEvent(command, application: application))
    case .hover(let location, _): application.hover.move(to: location)
    case .wheel(let location, let deltaX, let deltaY, _):
      application.turnWheel(at: location, by: CGVector(dx: deltaX, dy: deltaY))
    case .contact: break
    }
  }

  // MARK: - Touches

  /// Delivers one batch of contacts as one event.
  private func deliver(_ changes: [ContactChange]) {
    guard application.router.updateTouches(with: changes, at: application.trace.time) else {
      return
    }
    application.sendEvent(application.touchesEvent)
    finishTouches()
  }

  /// Cancels every touch in one event.
  private func cancelTouches(_ cause: CancellationCause) {
    let router = application.router
    guard router.cancelAll(cause) else { return }
    if router.hasTouches { application.sendEvent(router.event) }
    // Includes recognizers without a cancelled touch, which wait for another tap or ignore touches.
    application.gestures.giveUpAll()
    finishTouches()
  }

  /// Delivers a window's part of a touch event.
  ///
  /// The window's `sendEvent(_:)` calls it.
  func deliver(_ event: UIEvent, to window: UIWindow) {
    GesturePhase(application: application).deliver(event, to: window)
    application.settlement.settle()
    application.settlement.releaseLifted()
    ViewDelivery(application: application).deliver(event, to: window)
  }

  private func finishTouches() {
    application.settlement.settle()
    application.router.noteSettled()
    let ended = application.router.forgetFinished()
    application.settlement.conclude()
    // Releases the ended touches only now, because their deinitializers may run client code.
    extendLifetime(ended)
  }

  // MARK: - The picture

  /// Runs the pending layout.
  func layOut() {
    guard application.hasPendingLayout else { return }
    application.hasPendingLayout = false
    CurrentApplication.with(application) {
      for window in application.windows { window.layoutIfNeeded() }
    }
  }

  /// Lays out and runs pending drawing code, without making a picture.
  func finishFrame() {
    layOut()
    noteLostWindows()
    guard application.damage.takeNews() else { return }
    application.animations.showLooks()
    drawWhatIsDue()
  }

  /// Lays out, collects the damage and runs drawing code; returns whether anything changed.
  func passFrame() -> Bool {
    layOut()
    let changes = damage()
    if !changes.isEmpty { drawWhatIsDue() }
    return !changes.isEmpty
  }

  private func drawWhatIsDue() {
    let news = DrawingNews.count
    guard application.drawingNews != news else { return }
    application.drawingNews = news
    CurrentApplication.with(application) {
      for window in application.windows where !window.isHidden { window.drawWhatIsDue() }
    }
  }

  /// Marks the whole screen as damaged if a window went away.
  private func noteLostWindows() {
    if application.registry.takeLosses() { application.damage.addEverything() }
  }

  /// Returns the rectangles that changed on the screen since the last call, in points.
  func damage() -> [CGRect] {
    noteLostWindows()
    application.animations.showLooks()
    return application.damage.drain(
      clippedTo: CGRect(origin: .zero, size: application.screenSize)
    )
  }

  /// Returns the picture of the visible windows; with a region, at least the content inside it.
  func picture(in region: [CGRect]?) -> DisplayList {
    noteLostWindows()
    application.animations.showLooks()
    guard region == nil else { return paint(PicturePainter(region: region)) }
    // Removed from the application during the call, because drawing code may also ask for a picture.
    var kept = application.keptPicture
    let length = kept.length
    let list = kept.picture(of: application) { paint(PicturePainter(expecting: length)) }
    application.keptPicture = kept
    return list
  }

  private func paint(_ painter: PicturePainter) -> DisplayList {
    var (painter, list) = (painter, DisplayList())
    CurrentApplication.with(application) {
      for window in application.windows { painter.paint(.view(window)) }
      list = painter.finish()
    }
    return list
  }
}
