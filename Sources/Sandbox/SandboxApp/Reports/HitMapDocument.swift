import TouchTrace
import Foundation
import Inspector

/// A hit map, for other programs.
nonisolated struct HitMapDocument {
  /// A view that receives touches, or reacts to them.
  struct Entry {
    let row: HitMap.Row
    let cuts: [Cut]
  }

  /// A dead part of a view.
  struct Cut {
    let code: String
    let by: String?
    let share: Double
  }

  /// The largest number of dead parts that an entry lists.
  static let mostCuts = 16

  let size: [Double]
  let entries: [Entry]
  /// The fraction of the screen on which no view receives touches, 0…1.
  let unclaimed: Double
  let knowsTouchMethods: Bool
  /// The number of hit-tested points; nil if every point was tested.
  let askedPoints: Int?
  let text: String

  init(_ map: HitMap, in language: Language) {
    let names = ViewNames(map.tree)
    let scale = map.grid.scale
    size = [Double(map.grid.width / scale), Double(map.grid.height / scale)]
    entries = map.rows(names).map { row in
      let cuts = row.target.map { target in
        target.cuts.prefix(HitMapDocument.mostCuts).map { cut in
          let by = cut.cause.other.map { names[$0] }
          return Cut(code: cut.cause.code, by: by, share: target.share(of: cut.pixels))
        }
      }
      return Entry(row: row, cuts: cuts ?? [])
    }
    unclaimed = map.share(of: map.unclaimed)
    askedPoints = map.grid.askedPixels
    knowsTouchMethods = map.knowsTouchMethods
    text = map.text(in: language)
  }
}
