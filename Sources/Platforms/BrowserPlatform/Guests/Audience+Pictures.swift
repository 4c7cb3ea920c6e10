import Foundation
package import Geometry

extension Audience {
  /// Shows guests a picture of the scene, of which only some rectangles changed, as soon as their pages are ready.
  ///
  /// `scale` is the number of pixels per point of the scene. The audience keeps the picture, and reads it again
  /// when a slow page is ready for more.
  package func show(_ picture: any PagePicture, scale: Double, damage: [PixelRectangle]) {
    (shown.picture, shown.scale) = (picture, scale)
    let changes = shown.shadow.changes(of: picture, in: damage)
    for index in members.indices {
      for rectangle in changes { members[index].damage.add(rectangle) }
    }
    showWhatIsDue()
  }

  /// Sends the changes to the pages that are ready; pages that miss the same changes share one packed picture.
  func showWhatIsDue() {
    guard let picture = shown.picture else { return }
    for (damage, indices) in groups(in: picture.bounds) {
      var damage = damage
      send(damage.takeSheets(), of: picture, to: indices)
      for index in indices { members[index].damage = PixelDamage() }
    }
  }

  /// The maximum number of different sheets that are packed at once; our choice.
  ///
  /// Further pages with other changes share the last sheet, which then has the changes of all of them.
  private static let mostGroups = 3

  private func groups(in bounds: PixelRectangle) -> [(damage: PixelDamage, indices: [Int])] {
    var groups: [(damage: PixelDamage, indices: [Int])] = []
    for index in members.indices {
      members[index].damage.clip(to: bounds)
      guard members[index].isReady else { continue }
      let damage = members[index].damage
      if let same = groups.firstIndex(where: { $0.damage == damage }) {
        groups[same].indices.append(index)
      } else if groups.count < Self.mostGroups {
        groups.append((damage, [index]))
      } else {
        for rectangle in damage.rectangles { groups[Self.mostGroups - 1].damage.add(rectangle) }
        groups[Self.mostGroups - 1].indices.append(index)
      }
    }
    return groups
  }

  private func send(_ sheets: [PictureSheet], of picture: any PagePicture, to indices: [Int]) {
    let numbers = indices.map { members[$0].guest.number }
    for sheet in sheets {
      guard let data = picture.packed(sheet) else { continue }
      shown.count += 1
      for index in indices { members[index].send(shown.count) }
      send(66, to: numbers) { writer in
        writer.addPicture(shown.count, picture.bounds, scale: shown.scale, sheet, data)
      }
    }
  }
}
