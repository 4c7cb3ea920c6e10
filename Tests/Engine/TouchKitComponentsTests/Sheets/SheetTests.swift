import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("Sheets")
struct SheetTests {
  let stage = Stage(size: CGSize(width: 320, height: 650))
  let root: UIViewController
  let shown = UIViewController()
  let judge = SheetJudge()

  init() throws {
    root = try #require(stage.window.rootViewController)
    shown.modalPresentationStyle = .pageSheet
  }

  private func present(
    _ set: (UISheetPresentationController) -> Void = { _ in }
  ) throws -> UISheetPresentationController {
    let sheet = try #require(shown.sheetPresentationController)
    sheet.delegate = judge
    set(sheet)
    root.present(shown, animated: true)
    stage.advance(by: 1)
    return sheet
  }

  private var top: CGFloat {
    shown.view.convert(shown.view.bounds, to: nil).minY
  }

  private func drag(by way: CGFloat, from y: CGFloat? = nil, over time: TimeInterval = 0.5) {
    let start = CGPoint(x: 160, y: y ?? top + 30)
    stage.finger.drag(from: start, by: CGVector(dx: 0, dy: way), over: time)
    stage.advance(by: 1)
  }

  @Test("A sheet is large unless told otherwise, with what is below dimmed and still in sight")
  func large() throws {
    let sheet = try present()
    #expect(shown.presentationController === sheet && sheet.containerView != nil)
    #expect(sheet.detents.map(\.identifier) == [.large] && !sheet.prefersGrabberVisible)
    #expect(top == 10 && shown.view.frame.height == 640 && shown.view.bounds.width == 320)
    #expect(root.view.window != nil)
    shown.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(shown.view.window == nil && stage.window.subviews == [root.view])
    #expect(judge.log == [])
  }

  @Test("Asking for the sheet of a controller of the automatic style makes it one")
  func automatic() throws {
    shown.modalPresentationStyle = .automatic
    _ = try present { $0.detents = [.medium()] }
    #expect(top == 330)
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    #expect(other.sheetPresentationController == nil)
  }

  @Test("Detents: the selected one, the lowest unless one is; own heights")
  func detents() throws {
    let sheet = try present {
      $0.detents = [
        .medium(), .large(), .custom(identifier: .init("low")) { _ in 100 },
        .custom { $0.maximumDetentValue > 1000 ? 900 : nil },
      ]
    }
    #expect(top == 550)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    stage.advance(by: 1)
    #expect(top == 10 && judge.log == [])
  }

  @Test("A finger moves the sheet between its heights, and the delegate hears of it")
  func dragging() throws {
    let sheet = try present { $0.detents = [.medium(), .large()] }
    drag(by: -200)
    #expect(top == 10 && sheet.selectedDetentIdentifier == .large)
    drag(by: 250)
    #expect(top == 330 && sheet.selectedDetentIdentifier == .medium)
    #expect(judge.log == ["should", "detent", "should", "detent"])
  }

  @Test("Dragged far down, the sheet goes, and the delegate is asked and told")
  func dismissal() throws {
    _ = try present()
    drag(by: 450)
    #expect(root.presentedViewController == nil)
    #expect(judge.log.first == "should" && judge.log.suffix(2) == ["will", "did"])
  }

  @Test("A modal sheet resists, comes back, and the delegate hears of the attempt")
  func modal() throws {
    _ = try present()
    shown.isModalInPresentation = true
    drag(by: 450)
    #expect(top == 10 && root.presentedViewController === shown)
    #expect(judge.log == ["attempt"])
    judge.log = []
    shown.isModalInPresentation = false
    judge.refuses = true
    stage.tap(CGPoint(x: 160, y: 4))
    stage.advance(by: 1)
    #expect(root.presentedViewController === shown && judge.log == ["should", "attempt"])
  }

  @Test("A touch beside the sheet takes it away; undimmed, it reaches what is below")
  func beside() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    var pressed = 0
    button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    let sheet = try present {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    stage.tap(CGPoint(x: 160, y: 100))
    #expect(pressed == 1 && root.presentedViewController === shown)
    sheet.largestUndimmedDetentIdentifier = nil
    stage.tap(CGPoint(x: 160, y: 100))
    stage.advance(by: 1)
    #expect(pressed == 1 && root.presentedViewController == nil)
  }

  @Test("A list in the sheet scrolls, unless it is at its end and the sheet can move")
  func scrolling() throws {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 320, height: 3000)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shown.view.addSubview(list)
    list.frame = shown.view.bounds
    _ = try present { $0.detents = [.medium(), .large()] }
    drag(by: -200, from: 500)
    #expect(top == 10 && list.contentOffset.y == 0)
    drag(by: -100, from: 500)
    #expect(top == 10 && list.contentOffset.y > 50)
    drag(by: 60, from: 300, over: 1)
    #expect(top == 10)
    list.contentOffset = .zero
    drag(by: 250, from: 300)
    #expect(top == 330)
  }

  @Test("On a wide window sheets stand in the middle")
  func wide() throws {
    let stage = Stage(size: CGSize(width: 1000, height: 800))
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    form.preferredContentSize = CGSize(width: 400, height: 300)
    stage.window.rootViewController?.present(form, animated: false)
    #expect(
      form.view.convert(form.view.bounds, to: nil)
        == CGRect(x: 300, y: 250, width: 400, height: 300)
    )
  }

  @Test("Full screens come and go animated, and contexts cover no more than themselves")
  func contexts() {
    let child = UIViewController()
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    shown.modalPresentationStyle = .overCurrentContext
    child.present(shown, animated: true)
    stage.advance(by: 1)
    let place = shown.view.convert(shown.view.bounds, to: nil)
    #expect(place == CGRect(x: 0, y: 100, width: 320, height: 200))
    #expect(shown.presentingViewController === child)
    child.dismiss(animated: false)
    var isDone = false
    shown.modalPresentationStyle = .overFullScreen
    child.present(shown, animated: true) { isDone = true }
    #expect(!isDone)
    stage.advance(by: 1)
    #expect(isDone && shown.presentingViewController === root)
  }
}

final class SheetJudge: NSObject, UISheetPresentationControllerDelegate {
  var log: [String] = []
  var refuses = false
  var style = UIModalPresentationStyle.automatic

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { style }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    log.append("should")
    return !refuses
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    log.append("will")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    log.append("did")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    log.append("attempt")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) { log.append("detent") }
}

extension SheetJudge: UIPopoverPresentationControllerDelegate {}

@MainActor
@Suite("Popovers")
struct PopoverTests {
  let source = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
  let shown = UIViewController()
  let judge = SheetJudge()

  private func present(on stage: Stage) throws -> UIPopoverPresentationController {
    stage.rootView.addSubview(source)
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(shown.popoverPresentationController)
    popover.sourceView = source
    popover.delegate = judge
    stage.window.rootViewController?.present(shown, animated: true)
    stage.advance(by: 1)
    return popover
  }

  @Test("On a wide window it points at its source from below, and goes with a touch beside it")
  func wide() throws {
    let stage = Stage(size: CGSize(width: 1000, height: 800))
    let popover = try present(on: stage)
    #expect(popover.arrowDirection == .up)
    let place = shown.view.convert(shown.view.bounds, to: nil)
    #expect(place == CGRect(x: 20, y: 152, width: 200, height: 150))
    stage.tap(CGPoint(x: 800, y: 600))
    stage.advance(by: 1)
    #expect(shown.presentingViewController == nil && judge.log == ["should", "will", "did"])
  }

  @Test("The arrow is on a permitted side with room")
  func sides() throws {
    let stage = Stage(size: CGSize(width: 1000, height: 800))
    source.frame.origin.y = 700
    let popover = try present(on: stage)
    #expect(popover.arrowDirection == .down)
    popover.permittedArrowDirections = [.left]
    stage.advance(by: 0.1)
    stage.window.layoutIfNeeded()
    #expect(popover.arrowDirection == .left)
    #expect(shown.view.convert(shown.view.bounds, to: nil).minX == 152)
  }

  @Test("On a narrow window it is a sheet, unless the delegate says none")
  func narrow() throws {
    let stage = Stage(size: CGSize(width: 320, height: 650))
    _ = try present(on: stage)
    #expect(shown.presentationController is UISheetPresentationController)
    #expect(shown.view.convert(shown.view.bounds, to: nil).width == 320)
    shown.dismiss(animated: false)
    judge.style = .none
    let popover = try present(on: stage)
    #expect(shown.presentationController === popover)
    #expect(shown.view.convert(shown.view.bounds, to: nil).size == CGSize(width: 200, height: 150))
  }
}
