import Testing
@testable import TouchKit

@MainActor
@Suite("Selectors from methods")
struct SelectorTests {
  @Test("Methods of every form, of any kind of class, are called with what they take")
  func forms() {
    let view = UIView()
    let event = UIEvent()
    let card = CalledCard()
    let plain = Plain()
    let selectors = [
      Selector(CalledCard.tapped), Selector(CalledCard.pressed), Selector(CalledCard.changed),
      Selector(CalledCard.changedStrictly), Selector(CalledCard.anything), Selector(Plain.fired),
      Selector(Plain.plain), Selector(Plain.both),
    ]
    let onCard = selectors.map { $0.perform(on: card, sender: view, event: event) }
    #expect(onCard == [true, true, true, true, true, false, false, false])
    let onPlain = selectors.map { $0.perform(on: plain, sender: view, event: event) }
    #expect(onPlain == [false, false, false, false, false, true, true, true])
    #expect(card.calls == ["tapped", "pressed", "changed true", "strictly", "anything true"])
    #expect(plain.calls == ["fired", "plain", "both"])
  }

  @Test("A method that takes an optional is called with nothing, one that takes a value is not")
  func missingArguments() {
    let card = CalledCard()
    #expect(Selector(CalledCard.anything).perform(on: card, sender: nil, event: nil))
    #expect(!Selector(CalledCard.pressed).perform(on: card, sender: nil, event: nil))
    #expect(Selector(CalledCard.changed).perform(on: card, sender: card, event: nil))
    #expect(!Selector(CalledCard.changedStrictly).perform(on: card, sender: card, event: nil))
    #expect(card.calls == ["anything false", "changed false"])
  }

  @Test("A method of a superclass is called on a subclass")
  func inheritance() {
    let card = SubCard()
    #expect(Selector(CalledCard.tapped).perform(on: card, sender: nil, event: nil))
    #expect(card.calls == ["sub tapped"])
  }
}

private class CalledCard: UIView {
  var calls: [String] = []
  func tapped() { calls.append("tapped") }
  func pressed(_ sender: UIView) { calls.append("pressed") }
  func anything(_ sender: Any?) { calls.append("anything \(sender != nil)") }
  func changed(_ sender: UIView, event: UIEvent?) { calls.append("changed \(event != nil)") }
  func changedStrictly(_ sender: UIView, event: UIEvent) { calls.append("strictly") }
}

private final class SubCard: CalledCard {
  override func tapped() { calls.append("sub tapped") }
}

private class Plain {
  var calls: [String] = []
  func fired(_ sender: UIView) { calls.append("fired") }
  func plain() { calls.append("plain") }
  func both(_ sender: UIView, event: UIEvent) { calls.append("both") }
}
