import Foundation
import Geometry

/// A page that shows the window, with the pictures that it shows and waits for.
struct Viewer {
  /// The number of the viewer on the server.
  let number: UInt32
  /// The size of the page.
  var size: PageSize
  var translator: PageTranslator
  /// The changes since the last picture that was sent.
  var damage = PixelDamage()
  /// The number of the last picture that was sent, and of the last one that the page shows.
  private(set) var (sent, shown): (UInt32, UInt32) = (0, 0)

  /// The maximum number of pictures that are sent but not yet shown.
  ///
  /// While the page unpacks one picture, the next one travels. With more, a slow page would show old content.
  static let mostUnderWay = 2

  init(number: UInt32, size: PageSize) {
    (self.number, self.size) = (number, size)
    translator = PageTranslator(viewer: number)
  }

  /// Whether the page can receive a picture and needs one.
  var isReady: Bool { !damage.isEmpty && sent - shown < Self.mostUnderWay }

  /// Returns the number of the next picture.
  mutating func nextPicture() -> UInt32 {
    sent += 1
    return sent
  }

  /// Notes that the page shows a picture; numbers that were never sent are ignored.
  mutating func show(_ picture: UInt32) {
    guard picture <= sent, picture > shown else { return }
    shown = picture
  }
}
