import Drawing
import Foundation
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Frosted glass")
struct EffectViewTests {
  private let stage = Stage()

  @Test("The content fills the glass and takes its touches")
  func content() {
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    glass.frame = rect(10, 10, 100, 100)
    stage.rootView.addSubview(glass)
    stage.application.layoutIfNeeded()
    #expect(glass.contentView.frame == rect(0, 0, 100, 100))
    let button = UIButton(type: .system)
    button.frame = rect(20, 20, 40, 40)
    glass.contentView.addSubview(button)
    #expect(stage.window.hitTest(CGPoint(x: 40, y: 40), with: nil) === button)
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === glass.contentView)
  }

  @Test("The glass is a colour that changes with its effect, within an animation gradually")
  func veil() {
    let glass = UIVisualEffectView(effect: nil)
    glass.frame = rect(0, 0, 50, 50)
    stage.rootView.addSubview(glass)
    let clear = stage.application.picture().dump()
    UIView.animate(withDuration: 1) { glass.effect = UIBlurEffect(style: .dark) }
    stage.advance(by: 0.5)
    let half = stage.application.picture().dump()
    stage.advance(by: 1)
    let whole = stage.application.picture().dump()
    #expect(Set([clear, half, whole]).count == 3)
    glass.effect = nil
    #expect(stage.application.picture().dump() == clear)
  }

  @Test("What stands on the glass has the glass's tint")
  func vibrancy() {
    let blur = UIBlurEffect(style: .systemMaterial)
    let words = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel)
    )
    #expect(words.contentView.tintColor == .secondaryLabel)
    words.effect = blur
    #expect(words.contentView.tintColor != .secondaryLabel)
  }
}
