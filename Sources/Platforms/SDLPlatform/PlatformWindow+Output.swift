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
  /// The picture may be of the upper left part of a window of a size; nil for all of it.
  /// Pixels are blue, green, red, unused. Answers false when the window has another size by now;
  /// a resize event is under way then, and after it the whole picture has to be shown.
  @discardableResult
  public func present(
    pixels: UnsafeRawPointer,
    bytesPerRow: Int,
    bounds: PixelRectangle,
    damage: [PixelRectangle],
    ofWindow size: PixelRectangle? = nil
  ) throws(PlatformError) -> Bool {
    // Fetched each time, because a resize makes the earlier one invalid.
    guard let surface = sdl.SDL_GetWindowSurface(handle) else {
      throw PlatformWindow.failure("reach the window's pixels")
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
  /// Whether it covers the whole screen, or all that windows may cover.
  public var fillsScreen: Bool {
    sdl.SDL_GetWindowFlags(handle)
      & (SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_MAXIMIZED.rawValue) != 0
  }

  /// Sets the title of the window.
  public func setTitle(_ title: String) {
    // In the locale C, Xlib leaves a title with letters beyond Latin as it was.
    let former = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
    setlocale(LC_CTYPE, "C.UTF-8")
    sdl.SDL_SetWindowTitle(handle, PlainText(title).description)
    setlocale(LC_CTYPE, former ?? "C")
  }

  /// Covers the whole screen, or becomes a window again; the event about its size follows.
  public func toggleFullScreen() {
    let mask = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    let isFull = sdl.SDL_GetWindowFlags(handle) & mask == mask
    _ = sdl.SDL_SetWindowFullscreen(handle, isFull ? 0 : mask)
  }

  /// Asks for another size in points, within what the display has room for, and moves the window as
  /// far as it has to be moved to lie within that room.
  ///
  /// Answers the size that the window has then; its event follows.
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

  /// Moves the window if it sticks out on the right or below; only `resize(to:)` may do so.
  private func bring(width: Int32, height: Int32, within room: SDL_Rect) {
    var (x, y): (Int32, Int32) = (0, 0)
    sdl.SDL_GetWindowPosition(handle, &x, &y)
    let (nearest, highest) = (
      max(room.x, min(x, room.x + room.w - width)), max(room.y, min(y, room.y + room.h - height))
    )
    if nearest != x || highest != y { sdl.SDL_SetWindowPosition(handle, nearest, highest) }
  }
}
