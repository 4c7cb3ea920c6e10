import CairoRenderer
import Drawing
import Foundation
import Geometry
import Testing

@Suite("Hostile pictures")
struct HostileInputTests {
  private static let oddNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e30, 1e9, -1e9, 1e-300, -0.0, 0, 40_000, 3,
  ]

  /// Expects that a plain square is painted correctly after any commands.
  private func expectSquareAfter(_ commands: [DrawCommand]) throws {
    let renderer = CairoRenderer()
    let bitmap = try Bitmap(width: 60, height: 40)
    let square: [DrawCommand] = [
      .fill(Path(rect: CGRect(x: 0, y: 0, width: 99, height: 99)), .white),
      .fill(Path(rect: CGRect(x: 10, y: 10, width: 20, height: 20)), Color(hex: 0x336699)),
    ]
    renderer.draw([DisplayList(commands), DisplayList(square)], on: bitmap)
    #expect(bitmap.color(x: 20, y: 20) == 0x336699, "\(commands)")
    #expect(bitmap.color(x: 50, y: 5) == 0xFFFFFF, "\(commands)")
    // The same renderer must also paint the next picture.
    renderer.draw(DisplayList(square), on: bitmap, damage: [bitmap.bounds])
    #expect(bitmap.color(x: 20, y: 20) == 0x336699, "\(commands)")
  }

  @Test("numbers that are none, infinite or huge spoil nothing that follows", arguments: oddNumbers)
  func numbers(_ number: CGFloat) throws {
    for other in HostileInputTests.oddNumbers {
      let rect = CGRect(x: number, y: other, width: other, height: number)
      let transform = CGAffineTransform(a: number, b: other, c: 0, d: 1, tx: other, ty: number)
      let path = Path(ellipseIn: rect)
      let run = TextRun(
        "Text",
        font: FontDescription(size: number),
        color: .black,
        maximumWidth: other
      )
      let outline = TextRun.Outline(width: number, color: .black, fills: true)
      let outlined = TextRun(
        "Text",
        font: FontDescription(size: 20),
        color: .black,
        outline: outline
      )
      let commands: [DrawCommand] = [
        .fillRect(rect, .black), .fill(path, .black), .text(run, at: rect.origin),
        .text(outlined, at: .zero),
        .strokeRect(rect, .black, StrokeStyle(width: other, dashes: [number, 1])),
        .stroke(path, .black, StrokeStyle(width: number)),
        .stroke(path, .black, StrokeStyle(width: 3, dashes: [other, number])),
      ]
      for command in commands { try expectSquareAfter([command]) }
      try expectSquareAfter(
        [.concatenate(transform)] + commands + [.clip(rect)] + commands
          + [.beginGroup(.init(bounds: rect, opacity: number, mask: path))] + commands
      )
      for scale in [number, other] {
        CairoRenderer().draw(
          DisplayList(commands),
          on: try Bitmap(width: 20, height: 20),
          scale: scale
        )
      }
    }
  }

  @Test("a colour cannot leave its range")
  func colors() throws {
    var color = Color.white
    color.red = .nan
    color.green = 7
    color.alpha = -1
    #expect(color == Color(red: 0, green: 1, blue: 1, alpha: 0))
    try expectSquareAfter([.fillRect(CGRect(x: 0, y: 0, width: 9, height: 9), color)])
  }

  @Test("huge rectangles cover the picture")
  func hugeRectangles() throws {
    let bitmap = try Bitmap(width: 60, height: 40)
    let huge = CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
    for command in [
      DrawCommand.fillRect(huge, .white), .fillRect(huge.offsetBy(dx: 0.3, dy: 0.3), .white),
      .fillRect(.infinite, .white),
    ] {
      CairoRenderer().draw(DisplayList([command]), on: bitmap)
      #expect(bitmap.color(x: 0, y: 0) == 0xFFFFFF, "\(command)")
      #expect(bitmap.color(x: 59, y: 39) == 0xFFFFFF, "\(command)")
    }
  }

  @Test("ends without beginnings and beginnings without ends are repaired")
  func imbalance() throws {
    let turn = DrawCommand.concatenate(CGAffineTransform(rotationAngle: 1))
    let clip = DrawCommand.clip(CGRect(x: 0, y: 0, width: 5, height: 5))
    let group = DrawCommand.beginGroup(
      .init(bounds: CGRect(x: 0, y: 0, width: 9, height: 9), opacity: 0.5)
    )
    try expectSquareAfter([.restore, .endGroup, .restore])
    try expectSquareAfter([.save, group, turn, clip, .restore, .endGroup, .endGroup])
    try expectSquareAfter([group, .save, turn, clip, .save, group, clip, .endGroup])
    try expectSquareAfter([turn, clip, turn, clip])
  }

  @Test("ten thousand levels of anything are no problem")
  func depth() throws {
    let all = CGRect(x: 0, y: 0, width: 60, height: 40)
    let turn = DrawCommand.concatenate(CGAffineTransform(rotationAngle: 0.001))
    let levels: [[DrawCommand]] = [
      [.save], [.save, .clip(all)], [.beginGroup(.init(bounds: all, opacity: 0.999))],
      [.beginGroup(.init(bounds: all, mask: Path(ellipseIn: all)))], [.save, turn, .clip(all)],
    ]
    for level in levels {
      let deep = Array(repeating: level, count: 10_000).flatMap { $0 }
      try expectSquareAfter(deep + [.fill(Path(ellipseIn: all), .black)])
    }
  }

  @Test("text of any length and any characters is set in reasonable time")
  func text() throws {
    let renderer = CairoRenderer()
    let strings = [
      String(repeating: "long ", count: 100_000), "a\0b", "\u{202E}\u{0301}\u{FEFF}",
      String(repeating: "\n", count: 5000), String(repeating: "e\u{0301}\u{0302}", count: 2000), "",
    ]
    for string in strings {
      let run = TextRun(string, font: FontDescription(size: 12), color: .black)
      let size = renderer.size(of: run)
      #expect(size.width.isFinite && size.height > 0)
      renderer.draw(
        DisplayList([.text(run, at: .zero)]),
        on: try Bitmap(width: 60, height: 40)
      )
    }
  }

  @Test("dashes finer than pixels are drawn as a line, at once")
  func fineDashes() throws {
    try expectSquareAfter([
      .stroke(
        Path(polyline: [CGPoint(x: -30_000, y: 5), CGPoint(x: 30_000, y: 6)]),
        .black,
        StrokeStyle(width: 1, dashes: [1e-9])
      )
    ])
  }
}
