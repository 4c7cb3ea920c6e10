import Foundation
package import Geometry

extension Audience {
  /// Shows guests a picture of the scene, of which only some rectangles changed, as soon as their pages
  /// are ready for it.
  ///
  /// `scale` is how many pixels a point of the scene has. The picture is kept, and read again when a
  /// page that was slow has use for more.
  package func show(_ picture: any PagePicture, scale: Double, damage: [PixelRectangle]) {
    (shown.picture, shown.scale) = (picture, scale)
    let changes = shown.shadow.changes(of: picture, in: damage)
    for index in members.indices {
      for rectangle in changes { members[index].damage.add(rectangle) }
    }
    showWhatIsDue()
  }

  /// Sends what changed to the pages that have use for it: packed once for all that miss the same.
  func showWhatIsDue() {
    guard let picture = shown.picture else { return }
    for (damage, indices) in groups(in: picture.bounds) {
      var damage = damage
      send(damage.takeSheets(), of: picture, to: indices)
      for index in indices { members[index].damage = PixelDamage() }
    }
  }

  /// The most different sheets that are packed at once; our choice.
  ///
  /// Pages that are behind in yet other ways get all that any of them misses.
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
