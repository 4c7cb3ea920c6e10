import Foundation
import Geometry
import Inspector
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("What a learner reads after a guess")
struct GuessReasonTests {
  private let stage = Stage(size: CGSize(width: 400, height: 300))
  private let blue: UIView
  private let yellow: UIView
  private let red: UIView

  init() {
    stage.rootView.accessibilityIdentifier = "root"
    blue = plain("blue", rect(40, 40, 200, 200), in: stage.rootView)
    yellow = plain("yellow", rect(60, 60, 80, 80), in: blue)
    red = plain("red", rect(200, 160, 100, 100), in: stage.rootView)
  }

  private func explanation(_ x: CGFloat, _ y: CGFloat) -> Explanation {
    let application = stage.application
    return Explanation(
      reports: application.hitTestReports(at: CGPoint(x: x, y: y)),
      tree: application.treeSnapshot()
    )
  }

  private func reason(_ guess: UIView?, _ x: CGFloat, _ y: CGFloat) -> String {
    explanation(x, y).reason(forGuess: guess?.traceID).english
  }

  @Test("The outcome names the receiver in both languages")
  func outcome() {
    #expect(explanation(50, 50).outcome == Phrase("blue gets it.", "收到触摸的是 blue。"))
    stage.application.windows.first?.isUserInteractionEnabled = false
    #expect(explanation(50, 50).outcome.english == "no view gets it.")
  }

  @Test("A wrong guess: the reason is about the guessed view, and names the sides")
  func outside() {
    #expect(reason(yellow, 90, 150) == "(90, 150) is left of yellow's bounds.")
    #expect(reason(yellow, 50, 50) == "(50, 50) is above and left of yellow's bounds.")
    #expect(reason(yellow, 120, 190) == "(120, 190) is below yellow's bounds.")
    #expect(
      explanation(90, 150).reason(forGuess: yellow.traceID).chinese
        == "(90, 150) 在 yellow 的 bounds 左侧。"
    )
  }

  @Test("A turned view has no left side on the screen")
  func turned() {
    yellow.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(reason(yellow, 50, 50) == "(50, 50) is outside yellow's bounds.")
    yellow.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(reason(yellow, 50, 150) == "(50, 150) is left of yellow's bounds.")
  }

  @Test("A guessed view that contains the point: a deeper one, or one in front, takes the touch")
  func deeper() {
    #expect(
      reason(blue, 120, 120)
        == "blue contains (120, 120), but so does yellow inside it, which is deeper."
    )
    #expect(
      reason(blue, 220, 200) == "red is in front of blue, and receives the touch first."
    )
  }

  @Test("A guessed view that gets no touches: its property, or that of the view around it")
  func dead() {
    yellow.isUserInteractionEnabled = false
    #expect(
      reason(yellow, 120, 120)
        == "yellow gets no touches, because its isUserInteractionEnabled is false."
    )
    yellow.isUserInteractionEnabled = true
    blue.alpha = 0
    #expect(
      reason(yellow, 120, 120)
        == "yellow is inside blue, which rejects the point. blue gets no touches, because "
        + "its alpha is 0."
    )
  }

  @Test("A right guess: nothing in front contains the point, or what does gets no touches")
  func right() {
    #expect(reason(blue, 50, 50) == "No view in front of blue contains (50, 50).")
    #expect(reason(nil, 50, 50) == "No view in front of blue contains (50, 50).")
    yellow.isHidden = true
    #expect(reason(blue, 120, 120) == "yellow gets no touches, because it is hidden.")
  }
}
