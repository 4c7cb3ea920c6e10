import Drawing
import Foundation
import Geometry
import ScreenshotTesting
import Testing

@Suite("Pictures as they were accepted")
struct ReferenceTests {
  @Test("all kinds of shapes look as ever, in debug and in release")
  func shapes() throws {
    var list = DisplayList()
    let place = CGAffineTransform(rotationAngle: 0.3)
      .concatenating(CGAffineTransform(translationX: 40, y: 10))
    let card = CGRect(x: 0, y: 0, width: 70, height: 50)
    list.append(.save)
    list.append(.concatenate(place))
    list.append(.clip(card))
    list.append(.fillRect(card.insetBy(dx: -30, dy: -30), Color(hex: 0xFFDD55)))
    list.append(
      .fill(
        Path(ellipseIn: CGRect(x: 40, y: 20, width: 60, height: 60)),
        Color(hex: 0xCC3344)
      )
    )
    list.append(.restore)
    let pair = CGRect(x: 110, y: 10, width: 80, height: 60)
    list.append(
      .beginGroup(
        .init(bounds: pair, opacity: 0.6, mask: Path(roundedRect: pair, cornerRadius: 16))
      )
    )
    list.append(.fillRect(CGRect(x: 110, y: 10, width: 50, height: 60), Color(hex: 0x33AA66)))
    list.append(.fillRect(CGRect(x: 140, y: 30, width: 50, height: 60), Color(hex: 0x3366CC)))
    list.append(.endGroup)
    list.append(
      .stroke(
        Path(roundedRect: CGRect(x: 10, y: 90, width: 80, height: 50), cornerRadius: 12),
        .black,
        StrokeStyle(width: 2, dashes: [6, 4])
      )
    )
    list.append(
      .strokeRect(
        CGRect(x: 110.5, y: 90.5, width: 80, height: 50),
        Color(hex: 0, alpha: 0.5),
        StrokeStyle(width: 1)
      )
    )
    list.append(
      .stroke(
        Path(polyline: [
          CGPoint(x: 120, y: 130), CGPoint(x: 150, y: 100), CGPoint(x: 180, y: 130),
        ]),
        Color(hex: 0xCC3344, alpha: 0.6),
        StrokeStyle(width: 6)
      )
    )
    try verifyScreenshot(
      of: list,
      size: CGSize(width: 200, height: 150),
      scale: 1.5,
      named: "shapes"
    )
  }
}
