import SwiftRuntime
import Testing

@Suite("Objects of classes that are known only at run time")
struct ClassConstructionTests {
  private func make(_ type: Cell.Type, _ name: String) -> Cell {
    ClassConstruction.make(type, as: ConstructibleCell.self) { $0.init(name: name, size: 3) }
  }

  @Test("The class's own initializer runs, whether it is written, inherited or that of the base")
  func own() throws {
    let plain = make(Cell.self, "plain")
    #expect(type(of: plain) == Cell.self && plain.words == ["plain 3"])
    let written = try #require(make(WrittenCell.self, "written") as? WrittenCell)
    #expect(written.words == ["written 3", "own"] && written.count == 5)
    let inherited = try #require(make(LowCell.self, "low") as? LowCell)
    #expect(inherited.words == ["low 3", "own"] && inherited.more == [1, 2])
    let generic = try #require(make(HolderCell<String>.self, "generic") as? HolderCell<String>)
    #expect(generic.words == ["generic 3"] && generic.item == nil)
  }

  @Test("An object is not taken for a sample: what it is casts to its class, where all is known")
  func casts() {
    // Optimized builds see construction and cast together.
    let type: Cell.Type = WrittenCell.self
    let made = ClassConstruction.make(type, as: ConstructibleCell.self) {
      $0.init(name: "seen", size: 3)
    }
    #expect(made is WrittenCell && !(made is ConstructibleCell))
  }

  @Test("Classes from a list, as clients register them")
  func list() {
    let types: [AnyClass] = [Cell.self, LowCell.self, WrittenCell.self, HolderCell<Int>.self]
    let made = types.compactMap { $0 as? Cell.Type }.map { make($0, "x") }
    #expect(made.map { ObjectIdentifier(type(of: $0)) } == types.map { ObjectIdentifier($0) })
  }

  @Test("Objects made that way go away as others do")
  func lifetime() {
    weak var gone: Cell?
    do { gone = make(LowCell.self, "short") }
    #expect(gone == nil)
  }
}

open class Cell {
  public private(set) var words: [String]
  public init(name: String, size: Int) { words = ["\(name) \(size)"] }
  public required init?(text: String) { words = [text] }
  final func add(_ word: String) { words.append(word) }
}

/// A sample like the engine's classes: directly below the base class, open, with all initializers required.
open class ConstructibleCell: Cell {
  public required override init(name: String, size: Int) { super.init(name: name, size: size) }
  public required init?(text: String) { super.init(text: text) }
}

private class WrittenCell: Cell {
  let count: Int
  override init(name: String, size: Int) {
    count = 5
    super.init(name: name, size: size)
    add("own")
  }
  required init?(text: String) { nil }
}

private final class LowCell: WrittenCell {
  var more = [1, 2]
}

private final class HolderCell<Item>: Cell {
  var item: Item?
}
