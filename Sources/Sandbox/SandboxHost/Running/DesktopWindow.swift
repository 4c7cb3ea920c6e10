package import BrowserPlatform
package import CairoRenderer
package import Foundation
package import Geometry
package import TouchInput
package import SDLPlatform
import TextFormats

/// A window as the loop needs it: input comes from it, and pictures go to it.
package protocol DesktopWindow: InputSource {
  /// The size in points.
  var size: CGSize { get }

  /// How many pixels a point has.
  var scale: Double { get }

  /// The picture that fills the window.
  var pixels: PixelRectangle { get }

  /// Does what the program put off to its main thread; tells in how many seconds there is more.
  func runMainThreadWork() -> TimeInterval?

  /// Takes another size in points if that is possible; answers the size that it has then.
  func resize(to size: CGSize) -> CGSize

  /// Whether it covers the whole screen, or all that windows may cover.
  var fillsScreen: Bool { get }

  /// Covers the whole screen, or becomes a window again.
  func toggleFullScreen()

  /// Sets the title of the window.
  func setTitle(_ title: String)

  /// The text on the desktop's clipboard; nil where there is none.
  var clipboardText: String? { get }

  /// Puts a text on the desktop's clipboard; tells whether the desktop took it.
  func setClipboardText(_ text: String) -> Bool

  /// Puts a picture on the desktop's clipboard, as PNG; tells whether the desktop took it.
  func setClipboardPicture(_ png: Data) -> Bool

  /// Tells it whether text is awaited, so that a screen without keys can show some.
  ///
  /// The loop calls it after each frame.
  func follow(isTyping: Bool)

  /// Those who look at it from pages of their own; nil for a window that only its user sees.
  var audience: Audience? { get }

  /// What the user dropped on it since the last call.
  func takeDrops() -> [WindowDrop]

  /// Whether it can offer the workbench as buttons and words too.
  var hasOutline: Bool { get }

  /// Offers the workbench as buttons and words, as JSON.
  func show(outline: Data)

  /// The buttons of the outline that were pressed since the last call.
  func takePresses() -> [String]

  /// Has something done when the window system goes away; it ends the program.
  func whenDisplayIsLost(_ end: @escaping @MainActor () -> Never)

  /// What the user is told when that happens, after "Error: ".
  var loss: String { get }

  /// Shows a picture of which only some rectangles changed; false when it has the wrong size.
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

  package var loss: String { "the display is gone, or has taken the window. Open it again." }
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
        // Of a window that is too large for a picture, one of its part is the right one.
        ofWindow: self.pixels.shownPart == bitmap.bounds ? self.pixels : bitmap.bounds
      )
    }
  }
}
