internal import CSDL2
public import Foundation
internal import Logging
public import TouchInput
internal import TextFormats

/// A window on the desktop, with its input and its output.
///
/// It reports a well-formed stream. Contacts begin once and end once. The window cancels contacts that the window
/// system forgot: after a lost focus, a hidden window, or a missing release.
///
/// SDL must be used on the thread on which the process started, and so must this class. There can be one window at
/// a time.
@MainActor
public final class PlatformWindow {
  /// The window's size in points, as of the latest reported event.
  public var size: CGSize {
    translator.scale.points(
      width: Int32(translator.windowSize.width),
      height: Int32(translator.windowSize.height)
    )
  }

  /// The counts of dropped and repaired input so far.
  public var inputCounters: ContactTable.Counters { contacts.counters }

  /// The number of pixels per point: what the user demands, or the desktop's factor.
  public var scale: Double { translator.scale.pixelsPerPoint }

  /// The size of the picture that fills the window, in pixels, as of the latest event.
  public internal(set) var pixelSize: (width: Int, height: Int)

  let handle: OpaquePointer
  /// The scale that the user demands, and that of the desktop.
  let wantedScale: (demanded: Double?, desktop: Double)
  var translator: EventTranslator
  var contacts = ContactTable()
  var mouseRepair = MouseRepair()
  var drops = DropCollector()
  var hasWarnedOfLimit = false
  let logger = Logger(label: "touch-sandbox.window")

  /// Opens a window of a size in points, which the window system may change at once.
  ///
  /// A window that has to fit the screen is made smaller if the screen has less room. `scale` is the number of
  /// pixels per point, from 1 to 4; nil for the desktop's.
  public init(
    title: String,
    size: CGSize,
    scale: Double? = nil,
    fitsScreen: Bool = false
  ) throws(PlatformError) {
    let sides: ClosedRange<CGFloat> = 1...16_384
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw .failed(
        action: "open a window of \(size.width) by \(size.height) points",
        message: "each side must be 1 to 16384 points long"
      )
    }
    try PlatformWindow.startSystem()
    wantedScale = (scale, PlatformWindow.desktopScale)
    let created = PlatformWindow.create(
      PlainText(title).description,
      size,
      WindowScale(demanded: scale, desktop: wantedScale.desktop, pixelsPerUnit: 1),
      fitsScreen
    )
    guard let created else {
      let error = PlatformWindow.failure("open a window")
      sdl.SDL_Quit()
      throw error
    }
    handle = created
    let driver = sdl.SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    translator = EventTranslator(
      windowSize: size,
      fingerUnit: FingerUnit(videoDriver: driver)
    )
    pixelSize = (1, 1)
    followUnits()
  }

  isolated deinit {
    sdl.SDL_DestroyWindow(handle)
    sdl.SDL_Quit()
  }

  static func failure(_ action: String) -> PlatformError {
    .failed(action: action, message: sdl.SDL_GetError().map { String(cString: $0) } ?? "")
  }
}
