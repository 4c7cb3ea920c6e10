import Drawing
import Foundation
import Geometry
import Testing

@Suite("The text of a display list")
struct DisplayListDumpTests {
  @Test("every instruction is one line, indented by depth")
  func allCommands() {
    var list = DisplayList()
    list.append(.save)
    list.append(.concatenate(CGAffineTransform(translationX: 10, y: 0.1 + 0.2)))
    list.append(.clip(CGRect(x: 0, y: 0, width: 100, height: 50)))
    list.append(.fillRect(CGRect(x: -0.0, y: 1.0 / 3, width: 2, height: 3), Color(hex: 0xFF8800)))
    list.append(
      .strokeRect(
        CGRect(x: 0.5, y: 0.5, width: 9, height: 9),
        .black,
        StrokeStyle(width: 1, dashes: [4, 2])
      )
    )
    list.append(
      .beginGroup(
        .init(
          bounds: CGRect(x: 0, y: 0, width: 8, height: 8),
          opacity: 0.5,
          mask: Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        )
      )
    )
    list.append(.fill(Path(polyline: [.zero]), Color(hex: 0x0000FF, alpha: 0.25)))
    list.append(.stroke(Path(polyline: [.zero]), .white, StrokeStyle(width: 2)))
    list.append(.endGroup)
    let run = TextRun(
      "你好 \"A\"\n",
      font: FontDescription(size: 14, weight: .bold),
      color: .black,
      maximumWidth: 100
    )
    list.append(.text(run, at: CGPoint(x: 4, y: 4)))
    list.append(.restore)
    #expect(
      list.dump() == """
        save
          transform [1 0 0 1 10 0.3]
          clip (0 0 100 50)
          fill rect (0 0.333 2 3) #FF8800
          stroke rect (0.5 0.5 9 9) #000000 width 1 dashes 4 2
          group (0 0 8 8) opacity 0.5 mask M0,0 L1,0 L1,1 L0,1 Z
            fill path M0,0 #0000FF@0.25
            stroke path M0,0 #FFFFFF width 2
          end group
          text "你好 \\"A\\"\\n" 14 bold #000000 within 100 at (4 4)
        restore

        """
    )
  }

  @Test("numbers that are none are named, and too many ends do no harm")
  func oddities() {
    var list = DisplayList()
    list.append(.restore)
    list.append(.endGroup)
    list.append(.fillRect(CGRect(x: CGFloat.nan, y: .infinity, width: 1e300, height: -1), .clear))
    #expect(
      list.dump() == "restore\nend group\nfill rect (nan inf 1e+300 -1) #000000@0\n"
    )
  }

  @Test("ten thousand levels stay readable and small")
  func deepNesting() {
    let list = DisplayList(Array(repeating: .save, count: 10_000))
    #expect(list.dump().utf8.count < 1_000_000)
  }
}
