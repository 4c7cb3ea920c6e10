import TouchTrace
import Drawing
import Foundation
import Geometry
import TouchInput

/// The order of work, from input to picture: what the engine does by itself starts here, and is done
/// in the order in which it stands here.
///
/// Whatever drives the application lets input and time in, and then asks for a picture:
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
/// Callbacks may do anything at any of these places. What they cause (views that leave, recognizers
/// that change, more input) is noted in the `EventQueue` and waits for a turn of its own.
@MainActor
struct FramePasses {
  let application: UIApplication

  // MARK: - Turns

  /// Handles a batch of input for which nothing has to wait, and then what is waiting.
  func run(_ batch: InputBatch, at time: TimeInterval) {
    let turn = begin()
    application.reach(time)
    handle(batch)
    finish(turn)
  }

  /// Does what is waiting, each in a turn.
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

  /// Does the most urgent thing that waits.
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

  /// Cancels every touch; hovering and keys too, unless touches are merely being ignored.
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
    // On a device a frame lies between two events, so touches meet views in their places.
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

  /// Ends every touch as cancelled, as one event.
  private func cancelTouches(_ cause: CancellationCause) {
    let router = application.router
    guard router.cancelAll(cause) else { return }
    if router.hasTouches { application.sendEvent(router.event) }
    // Also those that saw no cancellation: they wait for another tap, or do not listen.
    application.gestures.giveUpAll()
    finishTouches()
  }

  /// Shows a window its part of an event of touches; called by `sendEvent(_:)`.
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
    // Whatever goes away with them and whatever it does then: the lists are in order again.
    extendLifetime(ended)
  }

  // MARK: - The picture

  /// Runs the layout that is waiting.
  func layOut() {
    guard application.hasPendingLayout else { return }
    application.hasPendingLayout = false
    CurrentApplication.with(application) {
      for window in application.windows { window.layoutIfNeeded() }
    }
  }

  /// Lays out, and has everything drawn that waits for it, without making a picture.
  func finishFrame() {
    layOut()
    noteLostWindows()
    guard application.damage.takeNews() else { return }
    application.animations.showLooks()
    drawWhatIsDue()
  }

  /// Lays out, takes what changed on the screen, and has drawing code run; tells whether anything
  /// changed.
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

  /// What a window that went away left behind on the screen has to be painted over.
  private func noteLostWindows() {
    if application.registry.takeLosses() { application.damage.addEverything() }
  }

  /// What changed on the screen since the last call, in points.
  func damage() -> [CGRect] {
    noteLostWindows()
    application.animations.showLooks()
    return application.damage.drain(
      clippedTo: CGRect(origin: .zero, size: application.screenSize)
    )
  }

  /// What the visible windows show; with a region, at least what is seen inside of it.
  func picture(in region: [CGRect]?) -> DisplayList {
    noteLostWindows()
    application.animations.showLooks()
    guard region == nil else { return paint(PicturePainter(region: region)) }
    // Out of the application while it is made: drawing code may ask for a picture as well.
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
