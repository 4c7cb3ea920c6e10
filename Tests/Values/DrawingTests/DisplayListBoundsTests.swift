import Drawing
import Foundation
import Geometry
import Testing

@Suite("Where a display list paints")
struct DisplayListBoundsTests {
  /// A text measure of ten points per character.
  private struct TenPointsEach: TextMeasuring {
    func size(of run: TextRun) -> CGSize { CGSize(width: run.string.count * 10, height: 20) }
  }

  private let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("bounds are in window coordinates and end with the scope")
  func transforms() {
    let list = DisplayList([
      .save, .concatenate(CGAffineTransform(translationX: 5, y: 0)),
      .concatenate(CGAffineTransform(scaleX: 2, y: 2)), .fillRect(rect, .black), .restore,
      .fillRect(rect, .black),
    ])
    let bounds = list.commandBounds()
    #expect(bounds[3] == CGRect(x: 5, y: 0, width: 20, height: 20))
    #expect(bounds[5] == rect)
    #expect(bounds[0].isNull && bounds[4].isNull)
    #expect(list.bounds() == CGRect(x: 0, y: 0, width: 25, height: 20))
  }

  @Test("clips and groups limit what is inside")
  func limits() {
    let list = DisplayList([
      .save, .clip(CGRect(x: 4, y: 4, width: 100, height: 100)), .fillRect(rect, .black),
      .restore,
      .beginGroup(.init(bounds: CGRect(x: 0, y: 0, width: 3, height: 3))),
      .fillRect(rect, .black), .endGroup, .fillRect(rect, .black),
    ])
    let bounds = list.commandBounds()
    #expect(bounds[2] == CGRect(x: 4, y: 4, width: 6, height: 6))
    #expect(bounds[4] == CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(bounds[5] == bounds[4])
    #expect(bounds[7] == rect)
  }

  @Test("a restore cannot leave its group")
  func restoreInsideGroup() {
    let list = DisplayList([
      .save, .beginGroup(.init(bounds: CGRect(x: 0, y: 0, width: 5, height: 5))),
      .concatenate(CGAffineTransform(translationX: 2, y: 0)), .restore, .fillRect(rect, .black),
    ])
    #expect(list.commandBounds()[4] == CGRect(x: 2, y: 0, width: 3, height: 5))
  }

  @Test("lines have room for their width, text for what sticks out")
  func reach() {
    let list = DisplayList([
      .strokeRect(rect, .black, StrokeStyle(width: 4)),
      .text(
        TextRun("abc", font: FontDescription(size: 10), color: .black),
        at: CGPoint(x: 50, y: 50)
      ),
    ])
    let bounds = list.commandBounds(measuring: TenPointsEach())
    #expect(bounds[0] == CGRect(x: -3, y: -3, width: 16, height: 16))
    #expect(bounds[1] == CGRect(x: 45, y: 45, width: 40, height: 30))
  }
}
