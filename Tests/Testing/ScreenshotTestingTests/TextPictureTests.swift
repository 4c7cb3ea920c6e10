import CairoRenderer
import Foundation
import ScreenshotTesting
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Pictures of text")
struct TextPictureTests {
  private let stage = Stage(size: CGSize(width: 220, height: 120))

  init() { stage.rootView.backgroundColor = .white }

  private func show(_ attributes: [NSAttributedString.Key: Any], at place: CGPoint) {
    let label = UILabel(frame: CGRect(origin: place, size: CGSize(width: 110, height: 40)))
    let font = UIFont.boldSystemFont(ofSize: 28)
    label.attributedText = NSAttributedString(
      string: "Touch",
      attributes: attributes.merging([.font: font]) { own, _ in own }
    )
    stage.rootView.addSubview(label)
  }

  @Test("Letters cast shadows, have lines around them and lean")
  func decoration() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.red
    show([.shadow: shadow], at: CGPoint(x: 8, y: 8))
    show([.strokeWidth: 4, .strokeColor: UIColor.blue], at: CGPoint(x: 116, y: 8))
    let filled: [NSAttributedString.Key: Any] = [
      .strokeWidth: -6, .strokeColor: UIColor.black, .foregroundColor: UIColor.yellow,
    ]
    show(filled, at: CGPoint(x: 8, y: 64))
    show([.obliqueness: 0.4], at: CGPoint(x: 116, y: 64))
    assertScreenshot(of: stage, named: "decoration")
  }
}
