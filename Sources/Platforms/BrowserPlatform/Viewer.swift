import Foundation
import Geometry

/// A page that looks at the window: what it shows, and what is on its way.
struct Viewer {
  /// Its number, as the server has it.
  let number: UInt32
  /// How large the page is.
  var size: PageSize
  var translator: PageTranslator
  /// What changed since the last picture that was sent.
  var damage = PixelDamage()
  /// The number of the last picture that was sent, and of the last that the page shows.
  private(set) var (sent, shown): (UInt32, UInt32) = (0, 0)

  /// How many pictures may be on their way.
  ///
  /// While one is unpacked the next travels; with more, a slow page would show what is long past.
  static let mostUnderWay = 2

  init(number: UInt32, size: PageSize) {
    (self.number, self.size) = (number, size)
    translator = PageTranslator(viewer: number)
  }

  /// Whether the page would have use for a picture.
  var isReady: Bool { !damage.isEmpty && sent - shown < Self.mostUnderWay }

  /// The number of the next picture.
  mutating func nextPicture() -> UInt32 {
    sent += 1
    return sent
  }

  /// The page shows a picture; numbers that were never sent are ignored.
  mutating func show(_ picture: UInt32) {
    guard picture <= sent, picture > shown else { return }
    shown = picture
  }
}
