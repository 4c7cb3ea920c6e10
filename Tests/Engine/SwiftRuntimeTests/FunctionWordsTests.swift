import SwiftRuntime
import Testing

@Suite("Words of functions")
struct FunctionWordsTests {
  @Test("One mention that runs several times has the same words, and captures nothing")
  func mention() {
    let tapped = (0..<4).map { _ in Mention.of(Card.tapped) }
    #expect(Set(tapped.map(\.words)).count == 1)
    #expect(tapped.allSatisfy { $0.words?.capturesNothing == true })
    let pressed = (0..<4).map { _ in Mention.of(Card.pressed(_:and:)) }
    #expect(Set(pressed.map(\.words)).count == 1)
    #expect(pressed.allSatisfy { $0.words?.capturesNothing == true })
  }

  @Test("Two methods that come through one helper have different words while both are held")
  func helper() {
    let methods: [(Card) -> () -> Void] = [Card.tapped, Card.held]
    let listed = methods.map { Mention.of($0) }
    #expect(listed[0].words != nil && listed[0].words != listed[1].words)
    let handed = [handOn(Card.tapped), handOn(Card.held)]
    #expect(handed[0].words != nil && handed[0].words != handed[1].words)
  }

  @Test("A kept function value keeps its words, whatever it captured")
  func kept() throws {
    let numbers = Array(1...3)
    let holder = Closure(call: { numbers.count })
    let words = try #require(FunctionWords(of: holder))
    let copies = [holder, holder]
    #expect(copies.allSatisfy { FunctionWords(of: $0) == words })
    #expect(!words.capturesNothing && holder.call() == 3)
  }

  @Test("What is no function by itself has no words")
  func others() {
    #expect(FunctionWords(of: 3) == nil)
    #expect(FunctionWords(of: (1, 2, 3)) == nil)
  }

  private func handOn(_ method: @escaping (Card) -> () -> Void) -> Mention { Mention.of(method) }
}

/// The words of a mention, and the object that owns them.
private struct Mention {
  let words: FunctionWords?
  let function: Any

  static func of<Target, each Argument>(
    _ method: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void
  ) -> Mention {
    let holder = Held(method: method)
    return Mention(words: FunctionWords(of: holder), function: holder)
  }
}

private struct Held<Target, each Argument> {
  let method: () -> (Target) -> (repeat each Argument) -> Void
}

private struct Closure {
  let call: () -> Int
}

private class Card {
  var count = 0
  func tapped() { count += 1 }
  func held() { count -= 1 }
  func pressed(_ card: Card, and other: Card?) { count += 2 }
}
