internal import CSDL2
public import Foundation
internal import Logging
public import TouchInput

extension PlatformWindow: InputSource {
  /// The present moment on the clock of the events' timestamps, in seconds.
  public var now: TimeInterval { PlatformClock.now }

  /// Waits for input and returns all events so far; with a nil timeout it waits without limit and uses no
  /// processor time.
  ///
  /// The result can be empty even without a timeout, after an event that the sandbox does not use.
  public func nextEvents(timeout: TimeInterval?) -> [InputEvent] {
    defer { compareMouse() }
    var first = SDL_Event()
    guard sdl.SDL_WaitEventTimeout(&first, PlatformWindow.milliseconds(timeout)) == 1 else {
      return releaseThatWasMissed()
    }
    return drain(from: first) + releaseThatWasMissed()
  }

  /// Whether the left mouse button is down anywhere on the desktop.
  public var isMouseButtonDown: Bool {
    sdl.SDL_GetGlobalMouseState(nil, nil) & sandbox_left_button_mask != 0
  }

  /// Starts the delivery of text; key events are delivered in any case.
  public func startTextInput() { sdl.SDL_StartTextInput() }

  private static func milliseconds(_ timeout: TimeInterval?) -> Int32 {
    guard let timeout else { return -1 }
    guard timeout > 0 else { return 0 }
    return Int32(min(timeout * 1000, Double(Int32.max)).rounded(.up))
  }
}

extension PlatformWindow {
  private func drain(from first: SDL_Event?) -> [InputEvent] {
    translator.ticks = sdl.SDL_GetTicks64()
    var events: [InputEvent] = []
    var count = 0
    var event = first ?? SDL_Event()
    var isThere = first != nil || sdl.SDL_PollEvent(&event) == 1
    while isThere {
      count += 1
      events += admit(event)
      isThere = sdl.SDL_PollEvent(&event) == 1
    }
    return events + contactsLostInFlood(of: count)
  }

  private func admit(_ event: SDL_Event) -> [InputEvent] {
    guard isOnScreen(event), !collectDrop(event) else { return [] }
    followSize(event)
    guard let meaning = translator.translate(event) else { return [] }
    defer { warnOfLimit() }
    return contacts.admit(repair(meaning))
  }

  /// Follows the window's size at the time of each event, because a resize can come between two fingers.
  private func followSize(_ event: SDL_Event) {
    guard event.type == SDL_WINDOWEVENT.rawValue,
      SDL_WindowEventID(UInt32(event.window.event)) == SDL_WINDOWEVENT_SIZE_CHANGED
    else { return }
    followUnits(
      width: event.window.data1,
      height: event.window.data2,
      pixelsPerUnit: pixelsPerUnit
    )
  }

  private func repair(_ meaning: InputEvent) -> [InputEvent] {
    guard case .contact(let sample) = meaning, sample.id == .mouse, !contacts.isLive(.mouse) else {
      return [meaning]
    }
    return mouseRepair.repair(sample) { isMouseButtonDown }
  }

  private func compareMouse() {
    guard !contacts.isLive(.mouse) else { return }
    let believed = sdl.SDL_GetMouseState(nil, nil) & sandbox_left_button_mask != 0
    mouseRepair.compare(believed: believed) { isMouseButtonDown }
  }

  /// Returns whether a finger is on the screen; fingers on a trackpad do not count.
  private func isOnScreen(_ event: SDL_Event) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      switch sdl.SDL_GetTouchDeviceType(event.tfinger.touchId) {
      case SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE, SDL_TOUCH_DEVICE_INDIRECT_RELATIVE: false
      default: true
      }
    default: true
    }
  }

  /// Cancels the mouse contact if SDL considers the button pressed although it is up.
  ///
  /// X11 reports no release while the window is hidden or another program has the pointer. Without this the drag
  /// would never end.
  private func releaseThatWasMissed() -> [InputEvent] {
    guard contacts.isLive(.mouse), !isMouseButtonDown else { return [] }
    // Usually the release is still on its way. After this call it has arrived, or it never will.
    let events = drain(from: nil)
    guard contacts.isLive(.mouse), !isMouseButtonDown else { return events }
    return events + contacts.cancel(.mouse, at: PlatformClock.now)
  }

  /// Cancels all contacts after a flood of events, because SDL drops events beyond its queue, possibly a release.
  private func contactsLostInFlood(of count: Int) -> [InputEvent] {
    guard count >= 65_535 else { return [] }
    logger.warning("the input queue is full: all contacts are cancelled")
    return contacts.cancelAll(at: PlatformClock.now)
  }

  private func warnOfLimit() {
    guard !hasWarnedOfLimit, contacts.counters.overLimit > 0 else { return }
    hasWarnedOfLimit = true
    logger.warning("more than \(contacts.limit) fingers at once: additional fingers are ignored")
  }
}
