import Foundation
import Testing
@testable import TouchKit

@MainActor
@Suite("Identity of selectors")
struct SelectorIdentityTests {
  @Test("Two mentions of a method are the same selector, mentions of two methods are not")
  func plain() {
    #expect(Selector(Card.tapped) == Selector(Card.tapped))
    #expect(Selector(Card.tapped) != Selector(Card.held))
    #expect(Selector(Card.pressed) == Selector(Card.pressed))
    #expect(Selector(Card.pressed) != Selector(Card.released))
    #expect(Selector(Card.changed) == Selector(Card.changed))
    #expect(Selector(Card.changed) != Selector(Card.moved))
  }

  @Test("Final methods and methods of private classes keep their identity")
  func finalMethods() {
    #expect(Selector(Card.fixed) == Selector(Card.fixed))
    #expect(Selector(Card.fixed) != Selector(Card.stuck))
    #expect(Selector(Hidden.tapped) == Selector(Hidden.tapped))
    #expect(Selector(Hidden.tapped) != Selector(Hidden.held))
  }

  @Test("A method that a class inherits or overrides is a method of that class")
  func inherited() {
    #expect(Selector(SubCard.tapped) == Selector(SubCard.tapped))
    #expect(Selector(SubCard.held) == Selector(SubCard.held))
    #expect(Selector(SubCard.tapped) != Selector(SubCard.held))
    #expect(Selector(SubCard.tapped) != Selector(Card.tapped))
  }

  @Test("Methods at the same place in unrelated classes differ")
  func unrelated() {
    #expect(Selector(Deck.tapped) == Selector(Deck.tapped))
    #expect(Selector(Deck.tapped) != Selector(OtherDeck.tapped))
  }

  @Test("Generic classes have methods for each type")
  func generic() {
    #expect(Selector(Shelf<Int>.tapped) == Selector(Shelf<Int>.tapped))
    #expect(Selector(Shelf<Int>.tapped) != Selector(Shelf<Int>.held))
    #expect(Selector(Shelf<Int>.tapped) != Selector(Shelf<String>.tapped))
    #expect(Shelf<Int>.own() == Shelf<Int>.own())
    #expect(Shelf<Int>.own() == Shelf<Int>.ownAgain())
    #expect(Shelf<Int>.own() != Shelf<Int>.ownOther())
    #expect(Shelf<Int>.own() != Shelf<String>.own())
  }

  @Test("Objects of no actor have selectors too")
  func free() {
    #expect(Selector(Model.fired) == Selector(Model.fired))
    #expect(Selector(Model.fired) != Selector(Model.stopped))
    #expect(Selector(Model.told) == Selector(Model.told))
    #expect(Selector(Model.told) != Selector(Model.heard))
  }

  @Test("Mentions in other functions, and methods handed on as values, are the same")
  func elsewhere() {
    #expect(Card.mention() == Selector(Card.tapped))
    #expect(take(Card.tapped) == Selector(Card.tapped))
    #expect(take(Card.tapped) != Selector(Card.held))
    #expect(take(Card.pressed) == Selector(Card.pressed))
    #expect(take(Card.changed) == take(Card.changed))
    #expect(take(Card.changed) != take(Card.moved))
    #expect(through(Card.tapped) == through(Card.tapped))
    #expect(through(Card.tapped) != through(Card.held))
    #expect(pass(pressed: Card.pressed) == pass(pressed: Card.pressed))
    #expect(pass(pressed: Card.pressed) != pass(pressed: Card.released))
  }

  @Test("Equal selectors have equal hashes")
  func hashes() {
    #expect(Set([Selector(Card.tapped), Card.mention()]).count == 1)
    #expect(Set([Selector(Card.tapped), Selector(Card.held), Selector(Deck.tapped)]).count == 3)
  }

  @Test("Closures that capture different things differ, whatever their code")
  func captures() {
    let made = (0..<2).map { number in
      Selector { (card: Card) in { card.log.append("\(number)") } }
    }
    #expect(made[0] == made[0])
    #expect(made[0] != made[1])
  }

  @Test("The description tells the type of the method")
  func description() {
    #expect("\(Selector(Card.tapped))" == "(Card) -> ()")
    #expect("\(Selector(Card.pressed))" == "(Card) -> (UIView)")
    #expect("\(Selector(Card.changed))" == "(Card) -> (UIView, Optional<UIEvent>)")
  }

  /// The form in which everything that takes a selector also takes a method.
  private func take<Target, each Argument>(
    _ method: @escaping (Target) -> @MainActor (repeat each Argument) -> Void
  ) -> Selector {
    Selector(method)
  }

  private func through<Target>(_ method: @escaping (Target) -> @MainActor () -> Void) -> Selector {
    Selector(method)
  }

  private func pass(pressed: @escaping (Card) -> @MainActor (UIView) -> Void) -> Selector {
    Selector(pressed)
  }
}

class Card: UIView {
  var log: [String] = []
  func tapped() { log.append("tapped") }
  func held() { log.append("held") }
  final func fixed() { log.append("fixed") }
  final func stuck() { log.append("stuck") }
  func pressed(_ sender: UIView) { log.append("pressed") }
  func released(_ sender: UIView) { log.append("released") }
  func changed(_ sender: UIView, event: UIEvent?) { log.append("changed") }
  func moved(_ sender: UIView, event: UIEvent?) { log.append("moved") }
  static func mention() -> Selector { Selector(tapped) }
}

private final class SubCard: Card {
  override func tapped() { log.append("sub") }
}

private class Hidden: UIView {
  var count = 0
  func tapped() { count += 1 }
  func held() { count += 2 }
}

private class Deck: NSObject {
  var count = 0
  func tapped() { count += 1 }
}

private class OtherDeck: NSObject {
  var count = 0
  func tapped() { count += 1 }
}

private class Shelf<Item>: UIView {
  var items: [Item] = []
  func tapped() { items.removeAll() }
  func held() { items.removeLast() }
  static func own() -> Selector { Selector(Shelf.tapped) }
  static func ownAgain() -> Selector { Selector(Shelf<Item>.tapped) }
  static func ownOther() -> Selector { Selector(Shelf.held) }
}

private class Model: NSObject {
  var calls = 0
  func fired() { calls += 1 }
  func stopped() { calls -= 1 }
  func told(_ sender: Any?) { calls += 3 }
  func heard(_ sender: Any?) { calls += 4 }
}
