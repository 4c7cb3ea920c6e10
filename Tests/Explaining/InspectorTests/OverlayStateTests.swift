import TouchTrace
import Foundation
import Geometry
import Inspector
import Testing

@Suite("What the overlay knows")
struct OverlayStateTests {
  private let point = CGPoint(x: 250, y: 200)

  @Test("nothing is shown before anything happened")
  func nothing() {
    let state = OverlayState()
    #expect(state.shownTouches.isEmpty)
    #expect(state.subject == nil)
    #expect(state.firstResponder == nil)
  }

  @Test("a finger comes with its view, its chain and its outcome")
  func assignment() throws {
    var story = Story()
    story.press(1)
    let touch = try #require(story.state.subject)
    #expect(touch.hitTestView == Story.button)
    #expect(touch.outcome == .bound)
    #expect(touch.chain.links.map(\.number) == [1, 2, 3, 4, 5, 6, 7])
    #expect(touch.chain.links.map(\.node) == Story.chain)
    #expect(touch.location == point)
    #expect(story.state.liveTouches.count == 1)
  }

  @Test("position, phase, taps and way follow the finger")
  func following() throws {
    var story = Story()
    story.press(1)
    for step in 1...3 { story.send(1, .moved, CGPoint(x: 250 + step * 10, y: 200)) }
    story.send(1, .stationary, CGPoint(x: 280, y: 200))
    let touch = try #require(story.state.touches.first)
    #expect(touch.phase == .stationary)
    #expect(touch.start == point)
    #expect(touch.location == CGPoint(x: 280, y: 200))
    #expect(touch.trail.map(\.x) == [250, 260, 270, 280])
  }

  @Test("the way is kept up to a limit, the newest places first of all")
  func trail() throws {
    var story = Story()
    story.press(1)
    for step in 1...500 { story.send(1, .moved, CGPoint(x: step, y: 0)) }
    let trail = try #require(story.state.touches.first).trail
    #expect(trail.count == OverlayTouch.trailCapacity)
    #expect(trail.last == CGPoint(x: 500, y: 0))
  }

  @Test("after the last finger is up, its view and chain stay until the next touch")
  func afterwards() {
    var story = Story()
    story.press(1)
    story.send(1, .ended, point)
    #expect(story.state.liveTouches.isEmpty)
    #expect(story.state.shownTouches.map(\.number) == [1])
    #expect(story.state.subject?.number == 1)
    story.press(2, [Story.other, Story.root])
    #expect(story.state.touches.map(\.number) == [2])
    #expect(story.state.subject?.hitTestView == Story.other)
  }

  @Test("with one of two fingers up, the other one's view and chain are shown")
  func twoFingers() {
    var story = Story()
    story.press(1)
    story.press(2, [Story.other, Story.root])
    #expect(story.state.subject?.number == 2)
    story.send(2, .ended, point)
    #expect(story.state.shownTouches.map(\.number) == [1])
    #expect(story.state.subject?.number == 1)
    story.send(1, .ended, point)
    #expect(story.state.shownTouches.map(\.number) == [1, 2])
    #expect(story.state.subject?.number == 1)
  }

  @Test("a finger that is kept from its view does not hide the chain of one that is not")
  func keptAway() {
    var story = Story()
    story.press(1)
    story.press(2, Story.chain, .multipleTouchDisabled)
    #expect(story.state.subject?.number == 1)
    #expect(story.state.touches.last?.outcome == .multipleTouchDisabled)
  }

  @Test("outlines are the newest from any record")
  func outlines() {
    var story = Story()
    story.press(1)
    let moved = Story.moved(Story.card, by: 30)
    let isMoved = story.tell(.settled([moved, Story.root]))
    #expect(isMoved)
    #expect(story.state.latest(Story.card) == moved)
    #expect(story.state.latest(Story.root) == Story.root)
    let again = Story.moved(Story.card, by: 60)
    let delivery = TouchDelivery(
      phase: .moved,
      receiver: again,
      touches: [Story.touch(1, .moved, point)]
    )
    let isMovedAgain = story.tell(.forwarded(delivery, from: Story.button))
    #expect(isMovedAgain)
    #expect(story.state.latest(Story.card) == again)
  }

  @Test("the responders that were called are told from those that were not")
  func called() {
    var story = Story()
    story.press(1)
    let touches = [Story.touch(1, .began, point)]
    for node in [Story.button, Story.card, Story.other] {
      story.tell(.delivered(TouchDelivery(phase: .began, receiver: node, touches: touches)))
    }
    #expect(story.state.subject?.called == [Story.button.id, Story.card.id])
  }

  @Test(
    "a cancelled touch is over, with its cause",
    arguments: [CancellationCause.platform, .applicationResigned, .ignoringInteraction]
  )
  func cancellation(_ cause: CancellationCause) {
    var story = Story()
    story.press(1)
    story.tell(.cancelled(touch: 1, cause: cause))
    story.send(1, .moved, CGPoint(x: 1, y: 1))
    #expect(story.state.liveTouches.isEmpty)
    #expect(story.state.subject?.cancellation == cause)
    #expect(story.state.subject?.location == point)
  }

  @Test("a finger that lost its view is still down until it lifts")
  func lostView() {
    var story = Story()
    story.press(1)
    story.tell(.cancelled(touch: 1, cause: .viewRemoved))
    var gone = Story.button
    gone.quad = nil
    let delivery = TouchDelivery(
      phase: .cancelled,
      receiver: gone,
      touches: [Story.touch(1, .cancelled, point)]
    )
    story.tell(.delivered(delivery))
    #expect(story.state.liveTouches.map(\.phase) == [.stationary])
    #expect(story.state.latest(Story.button).quad == nil)
    story.send(1, .moved, CGPoint(x: 260, y: 200))
    #expect(story.state.liveTouches.map(\.location.x) == [260])
    story.send(1, .ended, CGPoint(x: 260, y: 200))
    #expect(story.state.liveTouches.isEmpty)
    #expect(story.state.subject?.cancellation == .viewRemoved)
  }

  @Test("a finger that no window wants starts over and shows nothing")
  func dropped() {
    var story = Story()
    story.press(1)
    story.send(1, .ended, point)
    story.tell(.hitTest(Story.report([(Story.root, .rejected(.hidden))]), touch: 2))
    story.tell(.dropped(touch: 2, cause: .noWindow))
    #expect(story.state.liveTouches.isEmpty)
    #expect(story.state.subject == nil)
    #expect(story.state.rejections.map(\.node) == [Story.root])
  }

  @Test("rejected views are those of the last hit-test")
  func rejections() {
    var story = Story()
    story.tell(
      .hitTest(
        Story.report([
          (Story.root, .passedOn(to: Story.card.id)), (Story.other, .rejected(.hidden)),
        ]),
        touch: 1
      )
    )
    #expect(story.state.rejections.map(\.node) == [Story.other])
    story.tell(.hitTest(Story.report([(Story.card, .received)]), touch: 2))
    #expect(story.state.rejections.isEmpty)
  }

  @Test("of too many rejected views those that merely lie elsewhere are left out first")
  func manyRejections() {
    var story = Story()
    let far = (100..<200).map { id in
      (Story.view(id, "far", .zero), HitTestStep.Verdict.rejected(.outsideBounds(.zero)))
    }
    story.tell(.hitTest(Story.report(far + [(Story.other, .rejected(.hidden))]), touch: 1))
    #expect(story.state.rejections.count == OverlayState.rejectionCapacity)
    #expect(story.state.rejections.first?.node == Story.other)
  }

  @Test("the first responder is remembered over sequences, with its newest outline")
  func firstResponder() throws {
    var story = Story()
    story.tell(.firstResponderChanged(from: nil, to: Story.card))
    let moved = Story.moved(Story.card, by: 10)
    story.tell(.settled([moved]))
    story.press(1, [Story.other])
    let responder = try #require(story.state.firstResponder)
    #expect(story.state.latest(responder) == moved)
    story.tell(.firstResponderChanged(from: Story.card, to: nil))
    #expect(story.state.firstResponder == nil)
  }

  @Test("a pointer without contact is no finger")
  func hover() {
    var story = Story()
    story.send(9, .regionMoved, point)
    #expect(story.state.hover == point)
    #expect(story.state.touches.isEmpty)
    story.send(9, .regionExited, point)
    #expect(story.state.hover == nil)
  }

  @Test("an observer who comes late takes up fingers that are down, not those that lift")
  func late() {
    var story = Story()
    story.send(5, .ended, point)
    #expect(story.state.touches.isEmpty)
    story.send(6, .moved, point)
    #expect(story.state.liveTouches.map(\.number) == [6])
  }
}
