import SwiftRuntime
import Testing

@Suite("Method tables")
struct OverrideTableTests {
  private enum Method: CaseIterable { case first, second, value }

  private func makeTable(isReadable: Bool = true) -> OverrideTable<Base, Method> {
    OverrideTable(
      of: Base.self,
      plain: Plain.self,
      alsoPlain: AlsoPlain.self,
      samples: [
        .init(.first, FirstSample.self), .init(.second, SecondSample.self),
        .init(.value, ValueSample.self),
      ],
      isReadable: isReadable
    )
  }

  @Test("Each override is found, also further down and beside other members")
  func overrides() {
    let table = makeTable()
    for method in Method.allCases {
      #expect(table.knows(method))
      #expect(table.overrides(method, in: Base.self) == false)
      #expect(table.overrides(method, in: Busy.self) == false)
      #expect(table.overrides(method, in: Holder<Int>.self) == (method == .second))
    }
    #expect(table.overrides(.first, in: Low.self) == true)
    #expect(table.overrides(.second, in: Low.self) == false)
    #expect(table.overrides(.value, in: Low.self) == true)
  }

  @Test("Without tables nothing is known")
  func unreadable() {
    let table = makeTable(isReadable: false)
    for method in Method.allCases {
      #expect(!table.knows(method))
      #expect(table.overrides(method, in: Low.self) == nil)
    }
  }

  @Test("A sample that overrides nothing, or several methods, leaves its method unknown")
  func badSamples() {
    let table = OverrideTable<Base, Method>(
      of: Base.self,
      plain: Plain.self,
      alsoPlain: AlsoPlain.self,
      samples: [.init(.first, AlsoPlain.self), .init(.second, Both.self)],
      isReadable: true
    )
    #expect(!table.knows(.first) && !table.knows(.second))
  }

  @Test("Two samples of one method: the second one is not taken for another method")
  func sameMethod() {
    let table = OverrideTable<Base, Method>(
      of: Base.self,
      plain: Plain.self,
      alsoPlain: AlsoPlain.self,
      samples: [.init(.first, FirstSample.self), .init(.second, AlsoFirstSample.self)],
      isReadable: true
    )
    #expect(table.knows(.first) && !table.knows(.second))
  }
}

/// An open class with method bodies that the optimizer can neither remove nor merge.
open class Base {
  public private(set) var log: [String] = []
  public init() {}
  open func first() { log.append("first") }
  open func second(_ number: Int) -> Int { number &+ log.count }
  open var value: String { log.joined() }
  final func note(_ text: String) { log.append(text) }
}

private class Plain: Base {}

private final class AlsoPlain: Plain {}

private final class FirstSample: Plain {
  override func first() { note("sample") }
}

private final class AlsoFirstSample: Plain {
  override func first() { note("other sample") }
}

private final class SecondSample: Plain {
  override func second(_ number: Int) -> Int { number &- 1 }
}

private final class ValueSample: Plain {
  override var value: String { "sample" }
}

private final class Both: Plain {
  override func first() { note("both") }
  override func second(_ number: Int) -> Int { number &- 2 }
}

private class Busy: Base {
  var number = 7
  func third() { number += 1 }
  override init() { super.init() }
}

private class Middle: Busy {
  override func first() { note("middle") }
}

private final class Low: Middle {
  override var value: String { "low \(number)" }
}

private class Holder<Item>: Base {
  var items: [Item] = []
  override func second(_ number: Int) -> Int { items.count }
}
