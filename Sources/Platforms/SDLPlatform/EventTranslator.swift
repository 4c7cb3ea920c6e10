package import CSDL2
package import Foundation
package import TouchInput

/// Converts SDL events to `InputEvent`s.
///
/// The translation handles one event at a time. It does not remember earlier events, and makes no calls that need
/// a window. The caller sets values that depend on the moment before the call.
package struct EventTranslator: Sendable {
  /// The size of the window at the time of the event, in the window system's units.
  package var windowSize: CGSize

  /// The number of the window system's units per point.
  package var scale = WindowScale.natural

  /// The length of the window that a finger's coordinate of 1 stands for.
  package var fingerUnit: FingerUnit

  /// The present time, roughly, as SDL's 64-bit count of milliseconds.
  package var ticks: UInt64 = 0

  /// Creates a translator for a window of a size.
  package init(windowSize: CGSize, fingerUnit: FingerUnit = .lastPixel) {
    self.windowSize = windowSize
    self.fingerUnit = fingerUnit
  }

  /// Returns the input event of an SDL event; nil if the sandbox does not use it.
  package func translate(_ event: SDL_Event) -> InputEvent? {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN: button(event.button, .began)
    case SDL_MOUSEBUTTONUP: button(event.button, .ended)
    case SDL_MOUSEMOTION: motion(event.motion)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_FINGERDOWN: finger(event.tfinger, .began)
    case SDL_FINGERMOTION: finger(event.tfinger, .moved)
    case SDL_FINGERUP: finger(event.tfinger, .ended)
    case SDL_KEYDOWN, SDL_KEYUP: .key(KeyStroke(event.key, at: seconds(event.key.timestamp)))
    case SDL_TEXTINPUT: .text(event.text.string, timestamp: seconds(event.text.timestamp))
    case SDL_WINDOWEVENT: window(event.window)
    case SDL_QUIT: .window(.closeRequested, timestamp: seconds(event.quit.timestamp))
    default: nil
    }
  }

  /// Returns the seconds on the input clock.
  ///
  /// An event has 32 bits for its milliseconds, which overflow after 49.7 days. An event is always recent, so it
  /// belongs to the period that puts it nearest to the present.
  private func seconds(_ milliseconds: UInt32) -> TimeInterval {
    let difference = Int32(bitPattern: milliseconds &- UInt32(truncatingIfNeeded: ticks))
    return max(0, TimeInterval(ticks) + TimeInterval(difference)) / 1000
  }
}

// MARK: - Mouse

extension EventTranslator {
  private func button(
    _ event: SDL_MouseButtonEvent,
    _ phase: ContactSample.Phase
  ) -> InputEvent? {
    // SDL also sends the same finger as a finger event; it must not be counted twice.
    guard event.which != sandbox_touch_mouse_id else { return nil }
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT: return mouse(phase, event.x, event.y, event.timestamp)
    case SDL_BUTTON_RIGHT:
      return mouse(phase, event.x, event.y, event.timestamp, .secondaryButton, .secondary)
    case SDL_BUTTON_MIDDLE:
      return mouse(phase, event.x, event.y, event.timestamp, .middleButton, .middle)
    default: return nil
    }
  }

  private func motion(_ event: SDL_MouseMotionEvent) -> InputEvent? {
    guard event.which != sandbox_touch_mouse_id else { return nil }
    guard event.state & sandbox_left_button_mask == 0 else {
      return mouse(.moved, event.x, event.y, event.timestamp)
    }
    return .hover(
      location: point(event.x, event.y),
      timestamp: seconds(event.timestamp)
    )
  }

  private func mouse(
    _ phase: ContactSample.Phase,
    _ x: Int32,
    _ y: Int32,
    _ milliseconds: UInt32,
    _ id: ContactID = .mouse,
    _ buttons: PointerButtons = .primary
  ) -> InputEvent {
    .contact(
      ContactSample(
        id: id,
        phase: phase,
        location: point(x, y),
        timestamp: seconds(milliseconds),
        attributes: ContactAttributes(buttons: buttons)
      )
    )
  }

  /// Returns a place in the window, which SDL gives in units, in points.
  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: Double(x) / scale.unitsPerPoint, y: Double(y) / scale.unitsPerPoint)
  }

  private func wheel(_ event: SDL_MouseWheelEvent) -> InputEvent? {
    guard event.which != sandbox_touch_mouse_id else { return nil }
    // In SDL, turning away from the user is positive; content then scrolls up.
    return .wheel(
      location: point(event.mouseX, event.mouseY),
      deltaX: Double(event.preciseX),
      deltaY: -Double(event.preciseY),
      timestamp: seconds(event.timestamp)
    )
  }
}

// MARK: - Fingers and window

extension EventTranslator {
  private func finger(
    _ event: SDL_TouchFingerEvent,
    _ phase: ContactSample.Phase
  ) -> InputEvent? {
    guard event.touchId != SDL_MOUSE_TOUCHID else { return nil }
    return .contact(
      ContactSample(
        id: ContactID(device: event.touchId, finger: event.fingerId),
        phase: phase,
        location: CGPoint(
          x: fingerUnit.units(event.x, of: windowSize.width) / scale.unitsPerPoint,
          y: fingerUnit.units(event.y, of: windowSize.height) / scale.unitsPerPoint
        ),
        timestamp: seconds(event.timestamp),
        attributes: ContactAttributes(force: Double(event.pressure))
      )
    )
  }

  private func window(_ event: SDL_WindowEvent) -> InputEvent? {
    guard let change = WindowChange(event, scale) else { return nil }
    return .window(change, timestamp: seconds(event.timestamp))
  }
}

extension WindowChange {
  /// Creates the change of an SDL window event; nil if the sandbox does not use it.
  fileprivate init?(_ event: SDL_WindowEvent, _ scale: WindowScale) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: self = .shown
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: self = .hidden
    case SDL_WINDOWEVENT_EXPOSED: self = .exposed
    // `RESIZED` would report the same change again.
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      self = .resized(scale.points(width: event.data1, height: event.data2))
    case SDL_WINDOWEVENT_FOCUS_GAINED: self = .focusGained
    case SDL_WINDOWEVENT_FOCUS_LOST: self = .focusLost
    case SDL_WINDOWEVENT_LEAVE: self = .pointerLeft
    case SDL_WINDOWEVENT_CLOSE: self = .closeRequested
    default: return nil
    }
  }
}
