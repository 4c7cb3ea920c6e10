internal import CSDL2
public import Foundation
public import Geometry
internal import TextFormats

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension PlatformWindow {
  /// Shows a picture of the window's size in pixels, of which only some rectangles changed.
  ///
  /// The picture can also be the upper left part of a window of a given size; nil for the whole window. Pixels are
  /// blue, green, red, unused. Returns false if the window's size has changed. A resize event then follows, and
  /// after it the whole picture must be shown.
  @discardableResult
  public func present(
    pixels: UnsafeRawPointer,
    bytesPerRow: Int,
    bounds: PixelRectangle,
    damage: [PixelRectangle],
    ofWindow size: PixelRectangle? = nil
  ) throws(PlatformError) -> Bool {
    // The surface is fetched each time, because a resize invalidates the earlier one.
    guard let surface = sdl.SDL_GetWindowSurface(handle) else {
      throw PlatformWindow.failure("access the window's pixels")
    }
    let window = PixelRectangle(
      x: 0,
      y: 0,
      width: Int(surface.pointee.w),
      height: Int(surface.pointee.h)
    )
    let expected = size ?? bounds
    guard window.width == expected.width, window.height == expected.height else { return false }
    let inside = PixelRectangle(x: 0, y: 0, width: bounds.width, height: bounds.height)
      .intersection(window)
    let visible = damage.map { $0.intersection(inside) }.filter { !$0.isEmpty }
    guard !visible.isEmpty else { return true }
    let source = PixelSource(pixels: pixels, bytesPerRow: bytesPerRow)
    for rectangle in visible { source.copy(rectangle, to: surface) }
    let rectangles = visible.map(SDL_Rect.init)
    guard sdl.SDL_UpdateWindowSurfaceRects(handle, rectangles, Int32(rectangles.count)) == 0 else {
      throw PlatformWindow.failure("show the picture")
    }
    return true
  }
}

extension SDL_Rect {
  /// SDL's form of a rectangle of pixels.
  fileprivate init(_ rectangle: PixelRectangle) {
    self.init(
      x: Int32(clamping: rectangle.x),
      y: Int32(clamping: rectangle.y),
      w: Int32(clamping: rectangle.width),
      h: Int32(clamping: rectangle.height)
    )
  }
}

extension PlatformWindow {
  /// Whether the window covers the whole screen, or the whole area for windows.
  public var fillsScreen: Bool {
    sdl.SDL_GetWindowFlags(handle)
      & (SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_MAXIMIZED.rawValue) != 0
  }

  /// Sets the title of the window.
  public func setTitle(_ title: String) {
    // In the locale C, Xlib does not set a title with letters beyond Latin.
    let former = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
    setlocale(LC_CTYPE, "C.UTF-8")
    sdl.SDL_SetWindowTitle(handle, PlainText(title).description)
    setlocale(LC_CTYPE, former ?? "C")
  }

  /// Switches between full screen and a window; the event about the size follows.
  public func toggleFullScreen() {
    let mask = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    let isFull = sdl.SDL_GetWindowFlags(handle) & mask == mask
    _ = sdl.SDL_SetWindowFullscreen(handle, isFull ? 0 : mask)
  }

  /// Requests another size in points, limited to the room of the display.
  ///
  /// Moves the window as far as necessary to keep it within that room. Returns the new size of the window; its
  /// event follows.
  public func resize(to size: CGSize) -> CGSize {
    var width = translator.scale.units(size.width)
    var height = translator.scale.units(size.height)
    let room = room
    if let room {
      width = min(width, room.w)
      height = min(height, room.h)
    }
    sdl.SDL_SetWindowSize(handle, max(1, width), max(1, height))
    sdl.SDL_GetWindowSize(handle, &width, &height)
    if let room { bring(width: width, height: height, within: room) }
    return translator.scale.points(width: width, height: height)
  }

  /// The part of the display that windows may cover, in its own units; nil if it is unknown.
  private var room: SDL_Rect? {
    var room = SDL_Rect()
    let display = sdl.SDL_GetWindowDisplayIndex(handle)
    return sdl.SDL_GetDisplayUsableBounds(display, &room) == 0 ? room : nil
  }

  /// Moves the window if it extends beyond the right or bottom edge; only `resize(to:)` may do so.
  private func bring(width: Int32, height: Int32, within room: SDL_Rect) {
    var (x, y): (Int32, Int32) = (0, 0)
    sdl.SDL_GetWindowPosition(handle, &x, &y)
    let (nearest, highest) = (
      max(room.x, min(x, room.x + room.w - width)), max(room.y, min(y, room.y + room.h - height))
    )
    if nearest != x || highest != y { sdl.SDL_SetWindowPosition(handle, nearest, highest) }
  }
}
