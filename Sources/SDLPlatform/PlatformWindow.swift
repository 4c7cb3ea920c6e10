internal import CSDL2
public import Foundation
internal import Logging
public import PointerInput

/// A window on the desktop: where input comes from and pixels go.
///
/// What it reports is a legal stream: contacts begin once and end once, and those that the window
/// system forgot (focus lost, window hidden, release never told) are cancelled.
///
/// SDL must be used from the thread on which the process started, and so must this. There can be
/// one window at a time.
@MainActor
public final class PlatformWindow {
  /// The window's size in points, as of the latest event that was reported.
  public var size: CGSize { translator.windowSize }

  /// What had to be dropped or repaired in the input so far.
  public var inputCounters: ContactTable.Counters { contacts.counters }

  let handle: OpaquePointer
  var translator: EventTranslator
  var contacts = ContactTable()
  var mouseRepair = MouseRepair()
  var hasWarnedOfLimit = false
  let logger = Logger(label: "touch-sandbox.window")

  /// Opens a window of a size in points, which the window system may change at once.
  ///
  /// One that fits the screen is made smaller where the screen has less room.
  public init(
    title: String,
    size wanted: CGSize,
    fitsScreen: Bool = false
  ) throws(PlatformError) {
    let size = wanted
    let sides: ClosedRange<CGFloat> = 1...16_384
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw .failed(
        action: "open a window of \(size.width) by \(size.height) points",
        message: "each side must be 1 to 16384 points long"
      )
    }
    try PlatformWindow.startSystem()
    let room = fitsScreen ? PlatformWindow.screenRoom : nil
    let created = SDL_CreateWindow(
      title,
      sandbox_window_centered,
      sandbox_window_centered,
      Int32(min(size.width, room?.width ?? size.width)),
      Int32(min(size.height, room?.height ?? size.height)),
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_SHOWN.rawValue
    )
    guard let created else {
      let error = PlatformWindow.failure("open a window")
      SDL_Quit()
      throw error
    }
    handle = created
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    translator = EventTranslator(
      windowSize: PlatformWindow.size(of: created),
      fingerUnit: FingerUnit(videoDriver: driver)
    )
  }

  isolated deinit {
    SDL_DestroyWindow(handle)
    SDL_Quit()
  }

  private static func size(of handle: OpaquePointer) -> CGSize {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    return CGSize(width: Int(width), height: Int(height))
  }

  /// How much of the first screen windows may cover; nil where that is not known.
  private static var screenRoom: CGSize? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else {
      return nil
    }
    return CGSize(width: Int(bounds.w), height: Int(bounds.h))
  }

  static func failure(_ action: String) -> PlatformError {
    .failed(action: action, message: String(cString: SDL_GetError()))
  }
}
