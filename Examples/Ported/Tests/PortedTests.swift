import Testing
import TouchKitTesting
import UIKit

@testable import PortedExamples

@MainActor
@Suite("Ported code does what it did")
struct PortedTests {
  private let stage = Stage(size: CGSize(width: 320, height: 240))

  private func add<View: UIView>(_ view: View) -> View {
    view.frame = CGRect(x: 20, y: 20, width: 200, height: 100)
    stage.rootView.addSubview(view)
    return view
  }

  @Test("Actions reach their methods, and optional ones of a delegate need not be there")
  func rating() {
    final class Listener: RatingViewDelegate {
      var ratings: [Int] = []
      func ratingView(_ view: RatingView, didChange rating: Int) { ratings.append(rating) }
    }
    let listener = Listener()
    let view = add(RatingView(frame: .zero))
    view.delegate = listener
    stage.finger.tap(view.part(0.5, 0.5))
    stage.finger.tap(view.part(0.9, 0.5))
    #expect(listener.ratings == [3, 5])
  }

  @Test("A recognizer whose methods stood in an extension recognises")
  func checkmark() {
    let view = add(UIView())
    let recognizer = CheckmarkGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    let log = ProbeLog()
    let target = ProbeTarget("target", log: log)
    recognizer.addTarget(target, action: ProbeTarget.fire)
    view.addGestureRecognizer(recognizer)
    let down = CGPoint(x: 80, y: 90)
    stage.draw([[CGPoint(x: 50, y: 60), down, CGPoint(x: 130, y: 40)]])
    states.append(recognizer.state)
    #expect(log.lines.count == 1)
    stage.draw([[CGPoint(x: 50, y: 60), CGPoint(x: 130, y: 60)]])
    #expect(log.lines.count == 1)
  }

  @Test("Hooks of a superclass that stood in an extension are overridden")
  func card() {
    let card = add(PannableCard(frame: .zero))
    stage.finger.drag(from: card, by: CGVector(dx: 60, dy: 0))
    #expect(card.log == ["lift", "drop"] && !card.isLifted)
    #expect(card.frame.minX > 20)
  }

  @Test("What is called later is called later")
  func drawing() {
    let view = add(DrawingView())
    stage.finger.drag(from: view, by: CGVector(dx: 40, dy: 20))
    #expect(view.strokes.count == 1)
    stage.advance(by: 3)
    #expect(view.strokes.isEmpty)
  }

  @Test("Outlets, text fields and buttons work together")
  func login() {
    let controller = LoginViewController()
    let stage = Stage(size: CGSize(width: 320, height: 240), root: controller)
    stage.finger.tap("name")
    stage.keyboard.type("me")
    stage.finger.tap("login")
    #expect(controller.attempts == 1)
  }

  @Test("Hit-testing that stood in an extension decides")
  func hits() {
    let behind = add(HitSlopButton())
    let front = PassThroughView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    stage.rootView.addSubview(front)
    let log = ProbeLog()
    let target = ProbeTarget("target", log: log)
    behind.addTarget(target, action: ProbeTarget.fire, for: .touchUpInside)
    stage.finger.tap(CGPoint(x: 10, y: 10))
    #expect(log.lines.count == 1)
  }

  @Test("Selectors in stored properties, key commands and menus are the same ones")
  func menu() {
    let controller = MenuViewController()
    let stage = Stage(size: CGSize(width: 320, height: 240), root: controller)
    stage.finger.tap("Copy")
    stage.finger.tap("Paste")
    #expect(controller.chosen == ["copy", "paste"])
    #expect(
      controller.canPerformAction(
        Selector("copyText", MenuViewController.copyText),
        withSender: nil
      )
    )
  }

  @Test("Timers, notifications and delayed calls reach their methods, at the stage's own time")
  func reminder() {
    let controller = ReminderViewController()
    let stage = Stage(size: CGSize(width: 320, height: 480), root: controller)
    stage.advance(by: 2.4)
    #expect(controller.secondsLeft == 1 && controller.hint?.isHidden == false)
    stage.advance(by: 10)
    #expect(controller.secondsLeft == 0 && controller.hint?.isHidden == true)
    stage.finger.tap(controller.field)
    stage.keyboard.type("hi")
    #expect(controller.edits == 1)
    controller.stopListening()
    stage.keyboard.type("!")
    #expect(controller.edits == 1 && controller.field.text == "hi!")
  }

  @Test("A knob turns, an image zooms, a pulse beats")
  func others() {
    let knob = add(Knob(frame: .zero))
    stage.finger.drag(from: knob.part(0.9, 0.5), by: CGVector(dx: 0, dy: 40))
    #expect(knob.value > 0)
    knob.removeFromSuperview()
    let zoom = ImageZoomView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.rootView.addSubview(zoom)
    stage.finger.doubleTap(zoom)
    stage.settle()
    #expect(zoom.zoomScale == 4)
    // A display link belongs to the latest application.
    let latest = Stage(size: CGSize(width: 320, height: 240))
    let pulse = PulseView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    latest.rootView.addSubview(pulse)
    latest.advance(by: 0.5)
    #expect(pulse.frames > 20)
  }

  @Test("Selectors reach the class that has the method: around the type, and what Self is")
  func closing() throws {
    let board = add(CornerBoard())
    let corner = CornerBoard.Corner(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    board.addSubview(corner)
    corner.report(to: board)
    stage.finger.tap(corner)
    #expect(board.taps == 1 && corner.alpha == 0.5)

    let controller = BoardController()
    let other = Stage(
      size: CGSize(width: 320, height: 480),
      root: UINavigationController(rootViewController: controller)
    )
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    other.finger.tap(CGPoint(x: 160, y: 400))
    #expect(!field.isFirstResponder)
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    other.application.sendAction(try #require(item.action), to: item.target, from: item, for: nil)
    #expect(controller.resets == 1)
  }
}
