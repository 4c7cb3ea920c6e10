import Foundation
@_spi(Components) import TouchKit

/// A caret that blinks in the application's time.
@MainActor
final class TextCaret {
  /// Whether the caret is visible at this moment of its blinking.
  private(set) var isShown = false
  private var ticket: TimerQueue.Ticket?
  @WeakApplication private var application: UIApplication?
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  /// Shows the caret and begins to blink it.
  func startBlinking(in application: UIApplication?) {
    stop()
    guard let application else { return }
    self.application = application
    isShown = true
    wait(in: application)
    onChange()
  }

  /// Stops the blinking and hides the caret.
  func hide() {
    stop()
    isShown = false
    onChange()
  }

  private func stop() {
    application?.cancel(ticket)
    ticket = nil
  }

  private func wait(in application: UIApplication) {
    let next = application.currentTime + TextFieldMetrics.blinkInterval
    ticket = application.schedule(at: next) { [weak self] in self?.blink() }
  }

  private func blink() {
    ticket = nil
    guard let application else { return }
    isShown.toggle()
    wait(in: application)
    onChange()
  }
}
