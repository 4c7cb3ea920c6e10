import TouchTrace
import Foundation
import Inspector

/// A hit map, as other programs read it.
nonisolated struct HitMapDocument {
  /// A view that receives touches, or reacts to them.
  struct Entry {
    let row: HitMap.Row
    let cuts: [Cut]
  }

  /// A part of a view that is dead.
  struct Cut {
    let code: String
    let by: String?
    let share: Double
  }

  let size: [Double]
  let entries: [Entry]
  /// How much of the screen no view receives touches on, 0…1.
  let unclaimed: Double
  let knowsTouchMethods: Bool
  /// At how many points was asked; nil where every point was.
  let askedPoints: Int?
  let text: String

  init(_ map: HitMap, in language: Language) {
    let names = ViewNames(map.tree)
    let scale = map.grid.scale
    size = [Double(map.grid.width / scale), Double(map.grid.height / scale)]
    entries = map.rows(names).map { row in
      let cuts = row.target.map { target in
        target.cuts.map { cut in
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
