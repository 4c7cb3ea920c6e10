internal import CSDL2

/// What the desktop's programs give each other: the clipboard, and what is dragged with the mouse.
extension PlatformWindow {
  /// The text on the desktop's clipboard; nil where there is none, or where the program that copied
  /// it does not answer within a second.
  public var clipboardText: String? {
    guard let text = sdl.SDL_GetClipboardText() else { return nil }
    defer { sdl.SDL_free(text) }
    let string = String(cString: text)
    return string.isEmpty ? nil : string
  }

  /// Puts a text on the desktop's clipboard; tells whether the desktop took it.
  public func setClipboardText(_ text: String) -> Bool { sdl.SDL_SetClipboardText(text) == 0 }

  /// Lets files and texts be dropped on the window; without this call the desktop does
  /// not offer it to the user.
  public func acceptDrops() {
    for type in Self.dropTypes { _ = sdl.SDL_EventState(type.rawValue, SDL_ENABLE) }
  }

  /// What was dropped since the last call; waiting for input ends when something is.
  public func takeDrops() -> [WindowDrop] { drops.takeAll() }

  static let dropTypes = [SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE]

  /// Keeps a part of a drop; tells whether the event is one.
  func collectDrop(_ event: SDL_Event) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_DROPBEGIN: break
    case SDL_DROPFILE: take(event.drop) { $0.takeFile($1) }
    case SDL_DROPTEXT: take(event.drop) { $0.takeLine($1) }
    case SDL_DROPCOMPLETE: drops.end()
    default: return false
    }
    return true
  }

  /// The text of such an event belongs to the reader that takes it.
  private func take(_ event: SDL_DropEvent, _ put: (inout DropCollector, String) -> Void) {
    guard let text = event.file else { return }
    put(&drops, String(cString: text))
    sdl.SDL_free(text)
  }
}
