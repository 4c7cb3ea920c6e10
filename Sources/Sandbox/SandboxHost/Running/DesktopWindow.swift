package import BrowserPlatform
package import CairoRenderer
package import Foundation
package import Geometry
package import TouchInput
package import SDLPlatform
import TextFormats

/// The window's interface for the loop: a source of input and a destination of pictures.
package protocol DesktopWindow: InputSource {
  /// The size in points.
  var size: CGSize { get }

  /// The number of pixels per point.
  var scale: Double { get }

  /// The picture that fills the window.
  var pixels: PixelRectangle { get }

  /// Runs queued main-thread work; returns the seconds until there is more.
  func runMainThreadWork() -> TimeInterval?

  /// Resizes to a size in points if possible; returns the new size.
  func resize(to size: CGSize) -> CGSize

  /// Whether the window is full screen or maximized.
  var fillsScreen: Bool { get }

  /// Enters or leaves full screen.
  func toggleFullScreen()

  /// Sets the title of the window.
  func setTitle(_ title: String)

  /// The text on the desktop's clipboard; nil if missing.
  var clipboardText: String? { get }

  /// Copies a text to the desktop's clipboard; returns whether the desktop accepted it.
  func setClipboardText(_ text: String) -> Bool

  /// Copies a PNG picture to the desktop's clipboard; returns whether the desktop accepted it.
  func setClipboardPicture(_ png: Data) -> Bool

  /// Notifies the window whether a text is edited, so that a touch screen can show a keyboard.
  ///
  /// The loop calls it after each frame.
  func follow(isTyping: Bool)

  /// The viewers with pages of their own; nil for a window that only its user sees.
  var audience: Audience? { get }

  /// Returns the items that the user dropped on it since the last call.
  func takeDrops() -> [WindowDrop]

  /// Whether it can also present the workbench as buttons and text.
  var hasOutline: Bool { get }

  /// Presents the workbench as buttons and text, as JSON.
  func show(outline: Data)

  /// Returns the pressed buttons of the outline since the last call.
  func takePresses() -> [String]

  /// Sets the closure that is called when the display is lost; it ends the program.
  func whenDisplayIsLost(_ end: @escaping @MainActor () -> Never)

  /// The error message for a lost display, after "Error: ".
  var loss: String { get }

  /// Shows a picture with some changed rectangles; returns false if it has the wrong size.
  func showPicture(_ bitmap: Bitmap, damage: [PixelRectangle]) throws(ProgramError) -> Bool
}

extension DesktopWindow {
  package var fillsScreen: Bool { false }

  package var hasOutline: Bool { false }

  package func show(outline: Data) {}

  package func takePresses() -> [String] { [] }

  package var scale: Double { 1 }

  package var pixels: PixelRectangle {
    PixelRectangle(
      x: 0,
      y: 0,
      width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded())
    )
  }

  package func resize(to size: CGSize) -> CGSize { self.size }

  package func toggleFullScreen() {}

  package func setTitle(_ title: String) {}

  package var clipboardText: String? { nil }

  package func setClipboardText(_ text: String) -> Bool { false }

  package func setClipboardPicture(_ png: Data) -> Bool { false }

  package func follow(isTyping: Bool) {}

  package var audience: Audience? { nil }

  package func takeDrops() -> [WindowDrop] { [] }

  package func whenDisplayIsLost(_ end: @escaping @MainActor () -> Never) {}

  package var loss: String {
    "the display closed the window or its connection. Start the program again."
  }
}

extension PlatformWindow: DesktopWindow {
  package var pixels: PixelRectangle {
    PixelRectangle(x: 0, y: 0, width: pixelSize.width, height: pixelSize.height)
  }

  package func showPicture(_ bitmap: Bitmap, damage: [PixelRectangle]) throws(ProgramError) -> Bool
  {
    do throws(PlatformError) {
      return try present(bitmap, damage)
    } catch {
      throw ProgramError(.software, "\(error). Start the program again.")
    }
  }

  private func present(
    _ bitmap: Bitmap,
    _ damage: [PixelRectangle]
  ) throws(PlatformError) -> Bool {
    try bitmap.withUnsafePixels { (pixels) throws(PlatformError) -> Bool in
      guard let base = pixels.baseAddress else { return false }
      return try present(
        pixels: base,
        bytesPerRow: bitmap.bytesPerRow,
        bounds: bitmap.bounds,
        damage: damage,
        // For a window that is too large for a picture, a picture of a part of it is correct.
        ofWindow: self.pixels.shownPart == bitmap.bounds ? self.pixels : bitmap.bounds
      )
    }
  }
}
