import Foundation
package import Geometry

extension BrowserWindow {
  /// Shows a picture of which only some rectangles changed, on every page as soon as it is ready.
  ///
  /// The picture is kept, and read again when a page that was slow has use for more.
  package func present(_ picture: any PagePicture, damage: [PixelRectangle]) {
    self.picture = picture
    // Who joins later gets all of it.
    let changes = shadow.changes(of: picture, in: damage)
    for index in viewers.indices {
      for rectangle in changes { viewers[index].damage.add(rectangle) }
    }
    showWhatIsDue()
  }

  /// Sends what changed to the pages that show all that they were sent before.
  func showWhatIsDue() {
    guard let picture, picture.bounds == pageSize.pixels || isCutOff(picture) else { return }
    for index in viewers.indices where viewers[index].isReady { show(picture, index) }
  }

  /// Whether the page is larger than any picture, so that a part of it alone is shown.
  private func isCutOff(_ picture: any PagePicture) -> Bool {
    let whole = pageSize.pixels
    return whole.contains(picture.bounds) && whole.width * whole.height > Self.mostPixels
  }

  /// The most pixels of a picture.
  private static let mostPixels = 8192 * 8192
  /// The most pixels of one packed rectangle, and the most bytes of a message before the next begins.
  private static let (bandPixels, messageBytes) = (4 << 20, 16 << 20)

  private func show(_ picture: any PagePicture, _ index: Int) {
    viewers[index].damage.clip(to: picture.bounds)
    var parts: [(PixelRectangle, Data)] = []
    var size = 0
    for part in viewers[index].damage.takeAll(bandsOf: Self.bandPixels) {
      guard let data = picture.packed(part) else { continue }
      if size > 0, size + data.count > Self.messageBytes {
        send(parts, of: picture.bounds, to: index)
        (parts, size) = ([], 0)
      }
      parts.append((part, data))
      size += data.count
    }
    if !parts.isEmpty { send(parts, of: picture.bounds, to: index) }
  }

  private func send(
    _ parts: [(PixelRectangle, Data)],
    of bounds: PixelRectangle,
    to index: Int
  ) {
    let number = viewers[index].nextPicture()
    send(66, to: viewers[index].number) { writer in
      writer.add(number)
      writer.addShort(bounds.width)
      writer.addShort(bounds.height)
      writer.add(pageSize.scale)
      writer.addShort(parts.count)
      for (part, data) in parts {
        for side in [part.x, part.y, part.width, part.height] { writer.addShort(side) }
        writer.add(UInt32(data.count))
        writer.add(data)
      }
    }
  }
}
