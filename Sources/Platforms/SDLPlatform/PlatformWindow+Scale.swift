internal import CSDL2
import Foundation

/// The scale of points, and the sizes that depend on it.
extension PlatformWindow {
  /// The factor by which the desktop enlarges everything; 1 if it reports none.
  static var desktopScale: Double {
    guard let driver = sdl.SDL_GetCurrentVideoDriver(), String(cString: driver) == "x11",
      let display = XOpenDisplay(nil)
    else { return 1 }
    defer { XCloseDisplay(display) }
    // SDL2 does not report the desktop's size of text.
    guard let text = XGetDefault(display, "Xft", "dpi") else { return 1 }
    return WindowScale.desktopScale(dotsPerInch: Double(String(cString: text)) ?? 0)
  }

  /// Opens a window of a size in points, limited to the screen's room if it has to fit there.
  static func create(
    _ title: String,
    _ size: CGSize,
    _ scale: WindowScale,
    _ fitsScreen: Bool
  ) -> OpaquePointer? {
    var (width, height) = (scale.units(size.width), scale.units(size.height))
    var room = SDL_Rect()
    if fitsScreen, sdl.SDL_GetDisplayUsableBounds(0, &room) == 0, room.w > 0, room.h > 0 {
      (width, height) = (min(width, room.w), min(height, room.h))
    }
    let flags: [SDL_WindowFlags] = [
      SDL_WINDOW_RESIZABLE, SDL_WINDOW_SHOWN, SDL_WINDOW_ALLOW_HIGHDPI,
    ]
    return sdl.SDL_CreateWindow(
      title,
      sandbox_window_centered,
      sandbox_window_centered,
      width,
      height,
      flags.reduce(0) { $0 | $1.rawValue }
    )
  }

  /// Updates the size from the present window, in units, pixels and points.
  func followUnits() {
    var (width, height): (Int32, Int32) = (0, 0)
    sdl.SDL_GetWindowSize(handle, &width, &height)
    followUnits(width: width, height: height, pixelsPerUnit: pixelsPerUnit)
  }

  /// Updates the size from an event's size in units.
  func followUnits(width: Int32, height: Int32, pixelsPerUnit: Double) {
    let scale = WindowScale(
      demanded: wantedScale.demanded,
      desktop: wantedScale.desktop,
      pixelsPerUnit: pixelsPerUnit
    )
    translator.scale = scale
    translator.windowSize = CGSize(width: Int(width), height: Int(height))
    let pixels = scale.pixelsPerPoint / scale.unitsPerPoint
    pixelSize = (
      Int((Double(width) * pixels).rounded()), Int((Double(height) * pixels).rounded())
    )
  }

  /// The present number of pixels per unit.
  var pixelsPerUnit: Double {
    var (width, pixelWidth): (Int32, Int32) = (0, 0)
    sdl.SDL_GetWindowSize(handle, &width, nil)
    sdl.SDL_GetWindowSizeInPixels(handle, &pixelWidth, nil)
    return width > 0 ? Double(pixelWidth) / Double(width) : 1
  }
}
