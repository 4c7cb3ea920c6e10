internal import CSDL2
public import Foundation
internal import Logging
public import TouchInput

extension PlatformWindow: InputSource {
  /// The present moment on the clock on which events are stamped, in seconds.
  public var now: TimeInterval { PlatformClock.now }

  /// Waits for input and takes all there is; nil waits as long as it takes, using no processor.
  ///
  /// The answer may be empty even then: something came in that means nothing here.
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

  /// Starts the delivery of text; keys alone come in any case.
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

  /// Size and position belong to the moment: a resize may lie between two fingers.
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

  /// Fingers on a trackpad are no fingers on this window.
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

  /// A mouse that SDL takes for pressed although its button is up.
  ///
  /// X11 tells nothing of a release while the window is not shown or another program has the
  /// pointer; the drag would go on for ever.
  private func releaseThatWasMissed() -> [InputEvent] {
    guard contacts.isLive(.mouse), !isMouseButtonDown else { return [] }
    // Usually the release is only under way. By now it has arrived, or it never will.
    let events = drain(from: nil)
    guard contacts.isLive(.mouse), !isMouseButtonDown else { return events }
    return events + contacts.cancel(.mouse, at: PlatformClock.now)
  }

  /// SDL drops what does not fit into its queue; among that may have been a release.
  private func contactsLostInFlood(of count: Int) -> [InputEvent] {
    guard count >= 65_535 else { return [] }
    logger.warning("more input than fits into the queue: all contacts are cancelled")
    return contacts.cancelAll(at: PlatformClock.now)
  }

  private func warnOfLimit() {
    guard !hasWarnedOfLimit, contacts.counters.overLimit > 0 else { return }
    hasWarnedOfLimit = true
    logger.warning("more than \(contacts.limit) fingers at once: the others are ignored")
  }
}
