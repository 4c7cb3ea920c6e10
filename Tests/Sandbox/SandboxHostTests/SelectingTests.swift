import TouchTrace
import Foundation
import Geometry
import Inspector
import TouchInput
import Testing
import TouchKit

@testable import SandboxHost

@MainActor
@Suite("Selecting views and changing their properties")
struct SelectingTests {
  private let application = UIApplication()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  private let first = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let second = UIView(frame: CGRect(x: 40, y: 40, width: 200, height: 50))
  private let tools: SceneTools

  init() {
    application.send(.event(.window(.resized(window.bounds.size), timestamp: 0)))
    window.addSubview(card)
    card.addSubview(first)
    card.addSubview(second)
    window.makeKeyAndVisible()
    tools = SceneTools(application)
  }

  @Test("what is seen is picked, whether it takes touches or not")
  func pick() {
    second.isUserInteractionEnabled = false
    tools.pick(at: CGPoint(x: 65, y: 65))
    #expect(tools.selected === second)
    tools.pick(at: CGPoint(x: 30, y: 30))
    #expect(tools.selected === first)
    first.isHidden = true
    tools.pick(at: CGPoint(x: 30, y: 30))
    #expect(tools.selected === card)
  }

  @Test("a view that reaches out of its parent is picked there, unless it is cut off")
  func clipping() {
    tools.pick(at: CGPoint(x: 180, y: 80))
    #expect(tools.selected === second)
    card.clipsToBounds = true
    tools.pick(at: CGPoint(x: 180, y: 80))
    #expect(tools.selected === window)
  }

  @Test("keys walk to superview, first subview and siblings, and stay where there is none")
  func walking() {
    tools.walk(.firstSubview)
    #expect(tools.selected === window)
    tools.walk(.firstSubview)
    tools.walk(.firstSubview)
    #expect(tools.selected === first)
    tools.walk(.nextSibling)
    #expect(tools.selected === second)
    tools.walk(.nextSibling)
    tools.walk(.firstSubview)
    #expect(tools.selected === second)
    tools.walk(.previousSibling)
    #expect(tools.selected === first)
    tools.walk(.superview)
    #expect(tools.selected === card)
  }

  @Test("a change takes effect at the next touch, can be taken back, and made again")
  func undo() {
    let edit = PropertyEdit(
      node: second.traceID,
      value: .viewFlag(.isUserInteractionEnabled, false)
    )
    func receiver() -> NodeID? {
      application.hitTestReports(at: CGPoint(x: 100, y: 80)).last?.result?.id
    }
    #expect(receiver() == second.traceID)
    #expect(tools.apply(edit))
    #expect(receiver() == card.traceID)
    tools.undo()
    #expect(receiver() == second.traceID)
    tools.redo()
    #expect(receiver() == card.traceID)
    tools.undo()
    tools.undo()
    #expect(receiver() == second.traceID)
  }

  @Test("every property can be changed and comes back as it was")
  func properties() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    let tap = UITapGestureRecognizer()
    button.addGestureRecognizer(tap)
    card.addSubview(button)
    let turn = CGAffineTransform(rotationAngle: 1)
    var values: [PropertyEdit.Value] = [
      .frame(CGRect(x: 1, y: 2, width: 30, height: 40)),
      .bounds(CGRect(x: 5, y: 5, width: 50, height: 60)), .center(CGPoint(x: 9, y: 9)),
      .transform(turn), .alpha(0.5),
    ]
    values += PropertyEdit.Value.ViewFlag.allCases.map { .viewFlag($0, true) }
    values += PropertyEdit.Value.ControlFlag.allCases.map { .controlFlag($0, true) }
    let before = button.inspected
    for value in values {
      #expect(tools.apply(PropertyEdit(node: button.traceID, value: value)), "\(value)")
    }
    let recognizer = application.treeSnapshot().views.flatMap(\.recognizers).first
    if let id = recognizer?.node.id {
      for flag in PropertyEdit.Value.RecognizerFlag.allCases {
        #expect(tools.apply(PropertyEdit(node: id, value: .recognizerFlag(flag, false))))
      }
    }
    #expect(!tap.isEnabled && !tap.cancelsTouchesInView && !tap.delaysTouchesEnded)
    #expect(button.inspected != before)
    while tools.hasUndo { tools.undo() }
    #expect(button.inspected == before)
    #expect(tap.isEnabled && tap.cancelsTouchesInView && tap.delaysTouchesEnded)
  }

  @Test("what is no number, no such property or no such view changes nothing")
  func nonsense() {
    let id = card.traceID
    let edits = [
      PropertyEdit(node: id, value: .alpha(.nan)),
      PropertyEdit(node: id, value: .frame(CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1))),
      PropertyEdit(node: id, value: .controlFlag(.isEnabled, false)),
      PropertyEdit(node: id, value: .recognizerFlag(.isEnabled, false)),
      PropertyEdit(node: NodeID(-1), value: .alpha(1)),
    ]
    for edit in edits { #expect(!tools.apply(edit)) }
    #expect(!tools.hasEdits)
  }
}

extension UIView {
  /// The properties of the view that tools show.
  fileprivate var inspected: [PropertyEdit.Value] {
    [
      .frame(frame), .bounds(bounds), .center(center), .transform(transform), .alpha(Double(alpha)),
      .viewFlag(.isHidden, isHidden), .viewFlag(.clipsToBounds, clipsToBounds),
      .viewFlag(.isUserInteractionEnabled, isUserInteractionEnabled),
      .viewFlag(.isMultipleTouchEnabled, isMultipleTouchEnabled),
      .viewFlag(.isExclusiveTouch, isExclusiveTouch),
    ]
  }
}
