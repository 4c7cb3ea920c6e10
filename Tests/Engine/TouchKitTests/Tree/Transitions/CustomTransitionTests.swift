import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Custom transitions between controllers")
struct CustomTransitionTests {
  let stage = Stage(size: CGSize(width: 320, height: 640))
  let below = TransitionLogger("below")

  init() {
    stage.window.rootViewController = below
    stage.advance(by: 0.1)
    below.log = []
  }

  private func sheet(_ hand: SheetHand) -> TransitionLogger {
    let sheet = TransitionLogger("sheet")
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = hand
    return sheet
  }

  @Test("A presentation controller places the sheet, and the animator brings it there in time")
  func presentation() throws {
    let hand = SheetHand()
    let sheet = sheet(hand)
    var isDone = false
    below.present(sheet, animated: true) { isDone = true }
    let guardian = try #require(hand.guardian)
    #expect(sheet.presentationController === guardian && guardian.containerView != nil)
    #expect(sheet.isBeingPresented && sheet.presentingViewController === below)
    #expect(sheet.log == ["will appear animated"])
    #expect(hand.log == ["presentation will begin", "animate"])
    #expect(sheet.transitionCoordinator?.isAnimated == true)
    stage.advance(by: 0.25)
    #expect(!isDone && sheet.log == ["will appear animated"])
    let midway = try #require(sheet.view.layer.presentation()).frame.minY
    #expect(midway > 440 && midway < 640)
    stage.advance(by: 0.3)
    #expect(isDone && !sheet.isBeingPresented && sheet.transitionCoordinator == nil)
    #expect(sheet.log == ["will appear animated", "did appear animated"])
    #expect(hand.log.suffix(2) == ["presentation did end true", "animation ended true"])
    #expect(sheet.view.frame == CGRect(x: 0, y: 440, width: 320, height: 200))
    #expect(below.log == [])
  }

  @Test("What is animated along a presentation takes its time, and its completion comes last")
  func coordinator() throws {
    let hand = SheetHand()
    let sheet = sheet(hand)
    below.present(sheet, animated: true)
    let dim = try #require(hand.guardian?.dim)
    #expect(dim.alpha == 1)
    stage.advance(by: 0.25)
    let midway = try #require(dim.layer.presentation()).opacity
    #expect(midway > 0.1 && midway < 0.9)
    var told: [Bool] = []
    let isKept = sheet.transitionCoordinator?.animate(alongsideTransition: nil) {
      told.append($0.isCancelled)
    }
    #expect(isKept == true && told == [])
    stage.advance(by: 0.3)
    #expect(told == [false])
  }

  @Test("Touches reach what the presentation controller puts around the sheet")
  func decoration() throws {
    let hand = SheetHand()
    let sheet = sheet(hand)
    below.present(sheet, animated: true)
    stage.advance(by: 1)
    stage.tap(CGPoint(x: 160, y: 100))
    stage.advance(by: 1)
    #expect(below.presentedViewController == nil && sheet.view.window == nil)
    #expect(
      hand.log.suffix(3) == [
        "dismissal will begin", "dismissal did end true", "animation ended true",
      ]
    )
    #expect(sheet.log.suffix(2) == ["will disappear animated", "did disappear animated"])
    #expect(stage.window.subviews == [below.view])
  }

  @Test("A dismissal that a finger drives follows it, and goes back when it is called off")
  func cancelledDismissal() throws {
    let hand = SheetHand()
    let sheet = sheet(hand)
    below.present(sheet, animated: true)
    stage.advance(by: 1)
    let driver = UIPercentDrivenInteractiveTransition()
    hand.driver = driver
    sheet.log = []
    var isDone = false
    sheet.dismiss(animated: true) { isDone = true }
    #expect(sheet.isBeingDismissed && sheet.transitionCoordinator?.isInteractive == true)
    driver.update(0.5)
    stage.advance(by: 1)
    let held = try #require(sheet.view.layer.presentation()).frame.minY
    #expect(abs(held - 540) < 1 && driver.percentComplete == 0.5)
    let dim = try #require(hand.guardian?.dim.layer.presentation()).opacity
    #expect(abs(dim - 0.5) < 0.01)
    driver.cancel()
    stage.advance(by: 1)
    #expect(isDone && below.presentedViewController === sheet && !sheet.isBeingDismissed)
    #expect(sheet.view.frame.minY == 440 && hand.guardian?.dim.alpha == 1)
    #expect(hand.log.suffix(2) == ["dismissal did end false", "animation ended false"])
    #expect(
      sheet.log == ["will disappear animated", "will appear animated", "did appear animated"]
    )
  }

  @Test("A dismissal that a finger drives goes to its end by itself when it is let go")
  func finishedDismissal() throws {
    let hand = SheetHand()
    let sheet = sheet(hand)
    below.present(sheet, animated: true)
    stage.advance(by: 1)
    let driver = UIPercentDrivenInteractiveTransition()
    hand.driver = driver
    sheet.dismiss(animated: true)
    driver.update(0.4)
    driver.finish()
    #expect(below.presentedViewController === sheet)
    stage.advance(by: 0.35)
    #expect(below.presentedViewController == nil && sheet.presentingViewController == nil)
    #expect(stage.window.subviews == [below.view])
  }

  @Test("An animator that can be interrupted is driven instead of one that plays by itself")
  func interruptible() throws {
    let hand = SheetHand()
    hand.isInterruptible = true
    let driver = UIPercentDrivenInteractiveTransition()
    let sheet = sheet(hand)
    hand.driver = driver
    below.present(sheet, animated: true)
    driver.update(0.5)
    #expect(!hand.log.contains("animate"))
    let held = try #require(sheet.view.layer.presentation()).frame.minY
    #expect(abs(held - 540) < 1)
    driver.finish()
    stage.advance(by: 1)
    #expect(sheet.log == ["will appear animated", "did appear animated"])
  }

  @Test("A presentation that is called off leaves everything as it was")
  func cancelledPresentation() {
    let hand = SheetHand()
    let driver = UIPercentDrivenInteractiveTransition()
    hand.driver = driver
    let sheet = sheet(hand)
    below.present(sheet, animated: true)
    driver.update(0.3)
    driver.cancel()
    stage.advance(by: 1)
    #expect(below.presentedViewController == nil && sheet.presentingViewController == nil)
    #expect(stage.window.subviews == [below.view])
    #expect(hand.log.suffix(2) == ["presentation did end false", "animation ended false"])
  }

  @Test("Without animation all is done when the call returns")
  func immediate() {
    let hand = SheetHand()
    let sheet = sheet(hand)
    var isDone = false
    below.present(sheet, animated: false) { isDone = true }
    #expect(isDone && sheet.log == ["will appear", "did appear"])
    #expect(sheet.view.frame == CGRect(x: 0, y: 440, width: 320, height: 200))
    #expect(!hand.log.contains("animate") && hand.guardian?.dim.alpha == 1)
    sheet.dismiss(animated: false)
    #expect(below.presentedViewController == nil && stage.window.subviews == [below.view])
  }

  @Test("A full-screen transition takes the controller below out of sight when it is over")
  func fullScreen() {
    let hand = SheetHand()
    let sheet = sheet(hand)
    sheet.modalPresentationStyle = .fullScreen
    below.present(sheet, animated: true)
    #expect(below.log == ["will disappear animated"])
    stage.advance(by: 1)
    #expect(below.log == ["will disappear animated", "did disappear animated"])
    sheet.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(below.log.suffix(2) == ["will appear animated", "did appear animated"])
    #expect(below.view.superview === stage.window)
  }

  @Test("A custom style whose animator nobody names comes from below")
  func usualAnimator() throws {
    let hand = SheetHand()
    hand.namesAnimator = false
    let sheet = sheet(hand)
    below.present(sheet, animated: true)
    stage.advance(by: 0.2)
    let midway = try #require(sheet.view.layer.presentation()).frame.minY
    #expect(midway > 440 && midway < 640)
    stage.advance(by: 0.3)
    #expect(sheet.view.frame.minY == 440)
  }
}
