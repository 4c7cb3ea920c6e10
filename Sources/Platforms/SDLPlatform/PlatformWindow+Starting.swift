import CLibraryTables
import CSDL2
import Foundation

extension PlatformWindow {
  static func startSystem() throws(PlatformError) {
    guard let drivers else { throw .noDisplay }
    // Without this check the first call of a function would end the program.
    if let problem = library_problem(library_sdl2) {
      throw .failed(action: "be loaded", message: String(cString: problem))
    }
    sdl.SDL_SetMainReady()
    DisplayLoss.watch()
    // By default SDL would open a window that the user cannot see.
    _ = sdl.SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers)
    for (name, value) in hints { _ = sdl.SDL_SetHint(name, value) }
    // A named screen that cannot be opened counts as no screen.
    guard sdl.SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .noDisplay }
    for type in ignoredTypes { _ = sdl.SDL_EventState(type.rawValue, SDL_IGNORE) }
  }

  private static let hints = [
    // Pixels go directly to the window instead of through OpenGL, which takes ten times as long where OpenGL is
    // software.
    (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
    // SDL must not create mouse events from fingers, nor finger events from the mouse.
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    // SDL also reports the end of a drag that leaves the window.
    (SDL_HINT_MOUSE_AUTO_CAPTURE, "1"),
    // A click that also focuses the window stays a click; SDL would drop it, but only if it is quick.
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    // Closing the window is one request to close, not two.
    (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
    // SDL is made for games, but a developer's tool must keep neither the screen nor the compositor awake.
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
  ]

  /// The events that SDL does not deliver.
  ///
  /// Gestures come with nearly every motion of two fingers, and are not used here. Drops must be requested with
  /// `acceptDrops()`.
  private static let ignoredTypes = [SDL_MULTIGESTURE] + dropTypes

  /// The drivers for the screens that the environment names, or the drivers that it demands.
  private static var drivers: String? {
    let environment = ProcessInfo.processInfo.environment
    func names(_ variable: String) -> Bool { !(environment[variable] ?? "").isEmpty }
    if names("SDL_VIDEODRIVER") { return environment["SDL_VIDEODRIVER"] }
    let drivers = [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")]
      .filter { names($0.0) }
      .map(\.1)
    return drivers.isEmpty ? nil : drivers.joined(separator: ",")
  }
}
