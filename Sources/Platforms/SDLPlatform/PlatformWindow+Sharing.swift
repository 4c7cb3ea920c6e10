public import Foundation
internal import CSDL2

/// The exchange with other programs of the desktop: the clipboard, and drops by the mouse.
extension PlatformWindow {
  /// The text on the desktop's clipboard.
  ///
  /// It is nil without a text, or if the program that copied it does not respond within a second.
  public var clipboardText: String? {
    guard let text = sdl.SDL_GetClipboardText() else { return nil }
    defer { sdl.SDL_free(text) }
    let string = String(cString: text)
    return string.isEmpty ? nil : string
  }

  /// Puts a text on the desktop's clipboard; returns whether the desktop accepted it.
  public func setClipboardText(_ text: String) -> Bool { sdl.SDL_SetClipboardText(text) == 0 }

  /// Puts a picture on the desktop's clipboard, as PNG; returns whether the desktop accepted it.
  ///
  /// SDL2 copies only text, so this needs `wl-copy` (wl-clipboard) or `xclip`, depending on the desktop.
  public func setClipboardPicture(_ png: Data) -> Bool {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? png.write(to: file)) != nil else { return false }
    let isWayland = ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"]?.isEmpty == false
    let programs = [
      ["wl-copy", "--type", "image/png"], ["xclip", "-selection", "clipboard", "-t", "image/png"],
    ]
    return (isWayland ? programs : programs.suffix(1)).contains { Self.run($0, reading: file) }
  }

  /// Runs a program that reads a file; returns whether it ended without an error.
  private static func run(_ arguments: [String], reading file: URL) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = try? FileHandle(forReadingFrom: file)
    // The program keeps running to serve the picture, so it must not keep this process's output open.
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Accepts files and texts that are dropped on the window; without this call the desktop offers no drop.
  public func acceptDrops() {
    for type in Self.dropTypes { _ = sdl.SDL_EventState(type.rawValue, SDL_ENABLE) }
  }

  /// Returns the drops since the last call; a drop ends the wait for input.
  public func takeDrops() -> [WindowDrop] { drops.takeAll() }

  static let dropTypes = [SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE]

  /// Keeps a part of a drop; returns whether the event is one.
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

  /// Passes on the text of a drop event and frees it, because the receiver of the event owns it.
  private func take(_ event: SDL_DropEvent, _ put: (inout DropCollector, String) -> Void) {
    guard let text = event.file else { return }
    put(&drops, String(cString: text))
    sdl.SDL_free(text)
  }
}
