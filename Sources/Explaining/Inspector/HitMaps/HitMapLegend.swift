import TouchTrace
public import Drawing
public import Foundation
import Geometry

/// The legend of a hit map: a chip with each number in the colour of its area, and the view's name.
///
/// It is a separate picture for the space below the map or for a panel.
public struct HitMapLegend {
  /// The picture, from the upper left corner.
  public let picture: DisplayList
  /// The size, in points.
  public let size: CGSize

  private static let chip: CGFloat = 20
  private static let rowHeight: CGFloat = 28
  private static let gap: CGFloat = 8
  private static let space: CGFloat = 20
  /// The maximum number of names; further ones are only counted.
  private static let mostNames = 40
  private static let font = FontDescription(size: 12)

  /// Lays out a legend in rows of a width, in a text colour that is readable on its background.
  ///
  /// It has as many names as fit into a height, and counts the others.
  public init(
    of map: HitMap,
    width: CGFloat,
    height: CGFloat = .infinity,
    text: Color,
    measuring: any TextMeasuring,
    language: Language = .english
  ) {
    var count = Self.mostNames
    self.init(Self.entries(of: map, count, language), width, text, measuring)
    while size.height > height, count > 1 {
      count = min(count, map.areas.count) - 1
      self.init(Self.entries(of: map, count, language), width, text, measuring)
    }
  }

  private init(
    _ entries: [Entry],
    _ width: CGFloat,
    _ text: Color,
    _ measuring: any TextMeasuring
  ) {
    var flow = Flow(width: width)
    var list = DisplayList()
    for entry in entries {
      let longest = max(1, width - Self.chip - Self.gap)
      let run = TextRun(
        OverlayText.label(entry.name),
        font: Self.font,
        color: text,
        maximumWidth: Double(longest)
      )
      let size = measuring.size(of: run)
      let chip = entry.color == nil ? 0 : Self.chip + Self.gap
      let origin = flow.place(width: chip + min(size.width, longest))
      if let color = entry.color {
        Self.addChip(entry.number, color, at: origin, measuring, to: &list)
      }
      list.append(
        .text(run, at: CGPoint(x: origin.x + chip, y: origin.y + (Self.chip - size.height) / 2))
      )
    }
    picture = list
    size = CGSize(width: width, height: flow.height)
  }

  private struct Entry {
    let number: String
    let name: String
    /// The chip's colour; nil without a chip.
    let color: Color?
  }

  private static func entries(of map: HitMap, _ mostNames: Int, _ language: Language) -> [Entry] {
    let names = ViewNames(map.tree)
    var entries = map.areas.prefix(mostNames).map { area in
      Entry(
        number: String(area.number),
        name: names[area.receiver],
        color: HitMapColors.color(of: area)
      )
    }
    let rest = map.areas.count - entries.count
    if rest > 0 {
      entries.append(
        Entry(number: "", name: language("and \(rest) more", "及另外 \(rest) 个"), color: nil)
      )
    }
    if map.unclaimed > 0 {
      let name = language("nobody", "无")
      entries.append(Entry(number: "–", name: name, color: HitMapColors.nobody))
    }
    return entries
  }

  private static func addChip(
    _ number: String,
    _ color: Color,
    at origin: CGPoint,
    _ measuring: any TextMeasuring,
    to list: inout DisplayList
  ) {
    let box = CGRect(x: origin.x, y: origin.y, width: chip, height: chip)
    let path = Path(roundedRect: box, cornerRadius: 4)
    list.append(.fill(path, color))
    let font = FontDescription(size: number.count > 2 ? 8 : 10.5, weight: .bold)
    let run = TextRun(number, font: font, color: color.counterpart)
    let size = measuring.size(of: run)
    let corner = CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
    list.append(.text(run, at: corner))
  }

  /// Places items one after the other in rows.
  private struct Flow {
    let width: CGFloat
    private var x: CGFloat = 0
    private var row: CGFloat = 0

    init(width: CGFloat) { self.width = width }

    var height: CGFloat { x > 0 || row > 0 ? row + HitMapLegend.chip : 0 }

    mutating func place(width needed: CGFloat) -> CGPoint {
      if x > 0, x + needed > width { (x, row) = (0, row + HitMapLegend.rowHeight) }
      defer { x += needed + HitMapLegend.space }
      return CGPoint(x: x, y: row)
    }
  }
}
