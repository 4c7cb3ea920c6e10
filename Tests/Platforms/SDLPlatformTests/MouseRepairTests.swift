import Foundation
import TouchInput
import SDLPlatform
import Testing

@Suite("Mouse repair")
struct MouseRepairTests {
  private func sample(_ phase: ContactSample.Phase) -> ContactSample {
    ContactSample(id: .mouse, phase: phase, location: CGPoint(x: 1, y: 2), timestamp: 3)
  }

  /// A repair after a drag whose release SDL did not receive.
  private var mistaken: MouseRepair {
    var repair = MouseRepair()
    repair.compare(believed: true) { false }
    return repair
  }

  @Test(
    "While SDL is right, nothing is changed",
    arguments: [ContactSample.Phase.began, .moved, .ended]
  )
  func right(phase: ContactSample.Phase) {
    var repair = MouseRepair()
    repair.compare(believed: true) { true }
    #expect(repair.repair(sample(phase)) { true } == [.contact(sample(phase))])
  }

  @Test("Dragging without a button is hovering, however often")
  func hovering() {
    var repair = mistaken
    for _ in 0..<3 {
      #expect(
        repair.repair(sample(.moved)) { false }
          == [.hover(location: CGPoint(x: 1, y: 2), timestamp: 3)]
      )
    }
  }

  @Test("The click whose press SDL dropped is a whole click")
  func click() {
    var repair = mistaken
    let events = repair.repair(sample(.ended)) { false }
    #expect(events == [.contact(sample(.began)), .contact(sample(.ended))])
    #expect(!repair.isMistaken)
  }

  @Test("The drag whose press SDL dropped begins with its first motion")
  func drag() {
    var repair = mistaken
    let events = repair.repair(sample(.moved)) { true }
    #expect(events == [.contact(sample(.began)), .contact(sample(.moved))])
    #expect(repair.repair(sample(.moved)) { true } == [.contact(sample(.moved))])
  }

  @Test("X03: A button that is held on after a cancellation makes no new contact")
  func heldOn() {
    var repair = MouseRepair()
    repair.compare(believed: true) { true }
    #expect(repair.repair(sample(.moved)) { true } == [.contact(sample(.moved))])
  }

  @Test("Once SDL is right again, so is the repair")
  func rightAgain() {
    var repair = mistaken
    repair.compare(believed: false) { false }
    #expect(!repair.isMistaken)
  }
}
