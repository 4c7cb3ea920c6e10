import Foundation
package import Geometry

extension BrowserWindow {
  /// Shows a picture of which only some rectangles changed, on every page as soon as it is ready.
  ///
  /// The picture is kept, and read again when a page that was slow has use for more.
  package func present(_ picture: any PagePicture, damage: [PixelRectangle]) {
    shown.picture = picture
    // Who joins later gets all of it.
    let changes = shown.shadow.changes(of: picture, in: damage)
    for index in viewers.indices {
      for rectangle in changes { viewers[index].damage.add(rectangle) }
    }
    showWhatIsDue()
  }

  /// Sends what changed to the pages that show all that they were sent before.
  func showWhatIsDue() {
    guard let picture = shown.picture, picture.bounds == pageSize.pixels || isCutOff(picture) else {
      return
    }
    for index in viewers.indices where viewers[index].isReady { show(picture, index) }
  }

  /// Whether the page is larger than any picture, so that a part of it alone is shown.
  private func isCutOff(_ picture: any PagePicture) -> Bool {
    let whole = pageSize.pixels
    return whole.contains(picture.bounds) && whole.width * whole.height > Self.mostPixels
  }

  /// The most pixels of a picture.
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
