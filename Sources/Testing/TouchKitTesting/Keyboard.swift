public import TouchInput
import TouchKit

/// The keyboard of a stage; its keys go to the first responder, as those of a window do.
public final class Keyboard {
  private unowned let stage: Stage

  // Isolated to no actor, for the reason given in `Stage`.
  nonisolated deinit {}

  init(stage: Stage) { self.stage = stage }

  /// Types text all at once, as an input method does.
  public func type(_ text: String) {
    stage.deliver(.event(.text(text, timestamp: stage.time)))
  }

  /// Presses and releases a key, by its USB HID usage and its name.
  public func press(_ name: String, usage: Int, _ modifiers: KeyStroke.Modifiers = []) {
    down(name, usage: usage, modifiers)
    up(name, usage: usage, modifiers)
  }

  /// Presses a key.
  public func down(_ name: String, usage: Int, _ modifiers: KeyStroke.Modifiers = []) {
    send(name, usage, modifiers, isDown: true)
  }

  /// Releases a key.
  public func up(_ name: String, usage: Int, _ modifiers: KeyStroke.Modifiers = []) {
    send(name, usage, modifiers, isDown: false)
  }

  private func send(_ name: String, _ usage: Int, _ modifiers: KeyStroke.Modifiers, isDown: Bool) {
    let stroke = KeyStroke(
      usage: usage,
      name: name,
      modifiers: modifiers,
      isDown: isDown,
      timestamp: stage.time
    )
    stage.deliver(.event(.key(stroke)))
  }
}

/// The mouse of a stage, for hovering and the wheel.
///
/// With its button down the mouse is a finger; use a `Finger` for that.
public final class Mouse {
  private unowned let stage: Stage

  // Isolated to no actor, for the reason given in `Stage`.
  nonisolated deinit {}

  init(stage: Stage) { self.stage = stage }

  /// Moves to a target with no button down.
  public func hover(
    _ target: any TouchTarget,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    guard let point = stage.locate(target, at: place) else { return }
    stage.deliver(.event(.hover(location: point, timestamp: stage.time)))
  }

  /// Turns the wheel over a target by a number of lines; positive `deltaY` scrolls down.
  public func wheel(
    _ target: any TouchTarget,
    deltaX: Double = 0,
    deltaY: Double,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    guard let point = stage.locate(target, at: place) else { return }
    stage.deliver(
      .event(.wheel(location: point, deltaX: deltaX, deltaY: deltaY, timestamp: stage.time))
    )
  }
}

extension Stage {
  /// The keyboard.
  public var keyboard: Keyboard { Keyboard(stage: self) }

  /// The mouse, for hovering and the wheel.
  public var mouse: Mouse { Mouse(stage: self) }
}
