import TouchTrace
public import Drawing
public import Foundation
import Geometry

/// Draws a hit map, a picture that replaces the scene.
///
/// It has one flat colour and a number for each view that receives touches, and dashes around visible dead parts.
public struct HitMapPainter {
  /// The text measurer.
  public var measuring: any TextMeasuring
  /// The language of all words.
  public var language: Language
  /// The factor by which numbers and words are larger than usual.
  public var textScale: CGFloat

  private static let border = StrokeStyle(width: 1)
  private static let dashes = StrokeStyle(width: 1.5, dashes: [4, 3])
  /// The maximum number of marks; more of them would cover the map.
  private static let mostMarks = 60
  private static let mostBorders = 400

  /// Creates a painter.
  public init(
    measuring: any TextMeasuring,
    language: Language = .english,
    textScale: CGFloat = 1
  ) {
    self.measuring = measuring
    self.language = language
    self.textScale = textScale
  }

  /// The radius of the disc around a number.
  private var radius: CGFloat { 9 * textScale }

  /// Returns the map in a rectangle with the aspect ratio of its screen.
  public func picture(of map: HitMap, in rect: CGRect) -> DisplayList {
    guard map.grid.width > 0, map.grid.height > 0, rect.width > 0, rect.height > 0 else {
      return DisplayList()
    }
    let place = HitMapPlace(of: map.grid, in: rect)
    let shapes = HitMapShapes(map)
    var list = DisplayList([.save, .clip(rect), .fillRect(rect, HitMapColors.nobody)])
    for (area, blocks) in zip(map.areas, shapes.blocks) {
      let color = HitMapColors.color(of: area)
      for block in blocks { list.append(.fillRect(place.rect(of: block), color)) }
    }
    if map.areas.count <= Self.mostBorders {
      list.append(.stroke(place.path(along: shapes.borders), .black, Self.border))
    }
    addNumbers(of: map, shapes, place, to: &list)
    addDeadParts(of: map, place, to: &list)
    list.append(.restore)
    return list
  }

  // MARK: - Numbers

  private func addNumbers(
    of map: HitMap,
    _ shapes: HitMapShapes,
    _ place: HitMapPlace,
    to list: inout DisplayList
  ) {
    for (area, blocks) in zip(map.areas, shapes.blocks) {
      let roomiest = blocks.enumerated().max { first, second in
        (first.element.room, second.offset) < (second.element.room, first.offset)
      }
      guard let block = roomiest?.element else { continue }
      let rect = place.rect(of: block)
      let isRoomy = min(rect.width, rect.height) >= radius * 2
      guard isRoomy || map.areas.count <= Self.mostMarks else { continue }
      addDisc(area.number, at: rect.middle, to: &list)
    }
  }

  private func addDisc(_ number: Int, at middle: CGPoint, to list: inout DisplayList) {
    let text = String(number)
    let font = FontDescription(size: (text.count > 2 ? 8 : 10.5) * Double(textScale), weight: .bold)
    let run = TextRun(text, font: font, color: .white)
    let size = measuring.size(of: run)
    let disc = CGRect(origin: middle, size: .zero).insetBy(dx: -radius, dy: -radius)
    list.append(.fill(Path(ellipseIn: disc), .black))
    list.append(
      .text(run, at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
    )
  }

  // MARK: - Dead parts

  private func addDeadParts(of map: HitMap, _ place: HitMapPlace, to list: inout DisplayList) {
    let dead = map.targets.filter { $0.dead > 0 }
    for target in dead.prefix(Self.mostBorders) {
      let lines = PixelBorders(of: target.deadArea).lines
      list.append(.stroke(place.path(along: lines), .black, Self.dashes))
    }
    let largest = dead.sorted { ($0.dead, $1.index) > ($1.dead, $0.index) }.prefix(Self.mostMarks)
    var obstacles = LabelObstacles()
    for target in largest { addShare(of: target, place, &obstacles, to: &list) }
  }

  /// Writes the dead fraction of a target beside the dead part, on the side with enough space.
  private func addShare(
    of target: HitMapTarget,
    _ place: HitMapPlace,
    _ obstacles: inout LabelObstacles,
    to list: inout DisplayList
  ) {
    let share = Measure.percent(target.deadShare)
    var run = TextRun(
      language("dead: \(share)", "失效：\(share)"),
      font: FontDescription(size: 10.5 * Double(textScale), weight: .semibold),
      color: .black
    )
    let size = measuring.size(of: run)
    let box = target.deadArea.blocks.reduce(CGRect.null) { $0.union(place.rect(of: $1)) }
    let frames = Self.frames(of: size, about: box).filter { place.rect.contains($0) }
    let free = frames.first { obstacles.cost(of: $0) == 0 } ?? frames.first
    guard let frame = free else { return }
    obstacles.add(frame)
    // A light outline makes the text readable on every colour.
    run.outline = TextRun.Outline(width: 4, color: .white, fills: false)
    list.append(.text(run, at: frame.origin))
    run.outline = nil
    list.append(.text(run, at: frame.origin))
  }

  private static func frames(of size: CGSize, about box: CGRect) -> [CGRect] {
    let (x, y) = (box.midX - size.width / 2, box.midY - size.height / 2)
    return [
      CGPoint(x: box.maxX + 6, y: y), CGPoint(x: x, y: box.maxY + 4),
      CGPoint(x: x, y: box.minY - 4 - size.height), CGPoint(x: box.minX - 6 - size.width, y: y),
      CGPoint(x: x, y: y),
    ]
    .map { CGRect(origin: $0, size: size) }
  }
}

extension PixelArea.Block {
  /// The ranking of a block as a place for a number; the shorter side counts first.
  fileprivate var room: Int { shortSide * 100_000 + min(count, 99_999) }
}
