import Foundation
package import Geometry

extension BrowserWindow {
  /// Shows a picture of which only some rectangles changed, on every page as soon as the page is ready.
  ///
  /// The window keeps the picture, and reads it again when a slow page is ready for more.
  package func present(_ picture: any PagePicture, damage: [PixelRectangle]) {
    shown.picture = picture
    // A viewer who joins later gets the whole picture.
    let changes = shown.shadow.changes(of: picture, in: damage)
    for index in viewers.indices {
      for rectangle in changes { viewers[index].damage.add(rectangle) }
    }
    showWhatIsDue()
  }

  /// Sends the changes to the pages that are ready for another picture.
  func showWhatIsDue() {
    guard let picture = shown.picture, picture.bounds == pageSize.pixels || isCutOff(picture) else {
      return
    }
    for index in viewers.indices where viewers[index].isReady { show(picture, index) }
  }

  /// Whether the page is larger than any picture, so that only a part of it has a picture.
  private func isCutOff(_ picture: any PagePicture) -> Bool {
    let whole = pageSize.pixels
    return whole.contains(picture.bounds) && whole.width * whole.height > Self.mostPixels
  }

  /// The maximum number of pixels of a picture.
  private static let mostPixels = 8192 * 8192

  private func show(_ picture: any PagePicture, _ index: Int) {
    viewers[index].damage.clip(to: picture.bounds)
    for sheet in viewers[index].damage.takeSheets() {
      guard let data = picture.packed(sheet) else { continue }
      let number = viewers[index].nextPicture()
      send(66, to: viewers[index].number) { writer in
        writer.addPicture(number, picture.bounds, scale: pageSize.scale, sheet, data)
      }
    }
  }
}
