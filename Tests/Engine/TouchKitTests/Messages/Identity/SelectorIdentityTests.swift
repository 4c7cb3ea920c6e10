import Foundation
import Testing
import TouchKit

@MainActor
@Suite("Identity of selectors")
struct SelectorIdentityTests {
  @Test("Named selectors are equal when their names are, whatever their classes")
  func named() {
    #expect(Selector("tapped", Card.tapped) == Selector("tapped", Card.tapped))
    #expect(Selector("tapped", Card.tapped) == Selector("tapped", Model.fired))
    #expect(Selector("tapped", Card.tapped) != Selector("held", Card.tapped))
    #expect(Selector("pressed:", Card.pressed) == Selector("pressed:", Deck.pressed))
    #expect(Selector("flip", Card.flip) == Selector("flip", Card.tapped))
  }

  @Test("Methods of every form can be named")
  func forms() {
    let selectors = [
      Selector("tapped", Card.tapped), Selector("pressed:", Card.pressed),
      Selector("changed:event:", Card.changed), Selector("flip", Card.flip),
      Selector("fired", Model.fired), Selector("told:", Model.told), Selector("sum", Model.sum),
    ]
    #expect(Set(selectors).count == 7)
    #expect(
      selectors.map(\.description).joined(separator: " ")
        == "tapped pressed: changed:event: flip fired told: sum"
    )
  }

  @Test("An unnamed selector equals itself, and what the same mention makes when it runs again")
  func mention() {
    let made = (0..<3).map { _ in Selector(Card.tapped) }
    #expect(Set(made).count == 1 && made[0] == made[2])
    let forms = (0..<3).map { _ in
      [
        Selector(Card.pressed), Selector(Card.changed(_:event:)), Selector(Card.flip),
        Selector(Model.fired), Selector(Model.told), Selector(Model.sum),
      ]
    }
    #expect(forms[0] == forms[1] && forms[1] == forms[2])
    #expect(Set(forms.joined()).count == 6)
  }

  @Test("Two mentions at two places differ, and from every name")
  func places() {
    #expect(Selector(Card.tapped) != Selector(Card.tapped))
    #expect(Selector(Card.tapped) != Selector("tapped", Card.tapped))
    let kept = Selector(Card.tapped)
    let copy = kept
    #expect(kept == copy && Set([kept, copy]).count == 1)
  }

  @Test("Methods that come through one place stay as many as they are")
  func values() {
    let methods: [(Card) -> @MainActor () -> Void] = [Card.tapped, Card.held, Card.fixed]
    let selectors = methods.map { Selector($0) }
    #expect(Set(selectors).count == 3)
    #expect(selectors == Array(selectors))
    #expect(handOn(Card.tapped) != handOn(Card.held))
    #expect(through(Card.tapped) != through(Hidden.tapped))
  }

  @Test("Closures that capture different things differ, whatever their code")
  func captures() {
    let made = (0..<2).map { number in
      Selector { (card: Card) in { card.log.append("\(number)") } }
    }
    #expect(made[0] == made[0])
    #expect(made[0] != made[1])
  }

  @Test("Generic classes have methods for each type")
  func generic() {
    #expect(Shelf<Int>.own() != Shelf<String>.own())
    #expect(Set((0..<3).map { _ in Selector(Shelf<Int>.tapped) }).count == 1)
  }

  @Test("The description of an unnamed one tells the type of the method")
  func description() {
    #expect("\(Selector(Card.tapped))" == "(Card) -> ()")
    #expect("\(Selector(Card.pressed))" == "(Card) -> (UIView)")
    #expect("\(Selector(Card.changed))" == "(Card) -> (UIView, Optional<UIEvent>)")
  }

  private func handOn(_ method: @escaping (Card) -> @MainActor () -> Void) -> Selector {
    Selector(method)
  }

  private func through<Target>(_ method: @escaping (Target) -> @MainActor () -> Void) -> Selector {
    Selector(method)
  }
}

private class Card: UIView {
  var log: [String] = []
  func tapped() { log.append("tapped") }
  func held() { log.append("held") }
  final func fixed() { log.append("fixed") }
  func pressed(_ sender: UIView) { log.append("pressed") }
  func changed(_ sender: UIView, event: UIEvent?) { log.append("changed") }
  func flip() -> Bool { log.isEmpty }
}

private class Hidden: UIView {
  var count = 0
  func tapped() { count += 1 }
}

private class Deck: NSObject {
  var count = 0
  func pressed(_ sender: UIView) { count += 1 }
}

private class Shelf<Item>: UIView {
  var items: [Item] = []
  func tapped() { items.removeAll() }
  static func own() -> Selector { Selector(Shelf.tapped) }
}

private class Model: NSObject {
  var calls = 0
  func fired() { calls += 1 }
  func told(_ sender: Any?) { calls += 3 }
  func sum() -> Int { calls }
}
