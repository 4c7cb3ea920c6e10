import TouchTrace
import Inspector
import Testing

@Suite("Excerpts of chains")
struct ChainExcerptTests {
  private func chain(_ count: Int) -> [NodeSnapshot] {
    (0..<count).map { Story.node($0, .view, "UIView") }
  }

  @Test("short chains are whole", arguments: [0, 1, 7, ChainExcerpt.capacity])
  func whole(_ count: Int) {
    let excerpt = ChainExcerpt(chain(count))
    #expect(excerpt.links.map(\.number) == Array(0..<count).map { $0 + 1 })
    #expect(excerpt.links.map(\.node) == chain(count))
    #expect(excerpt.isEmpty == (count == 0))
  }

  @Test("long chains keep beginning, end and numbers", arguments: [41, 5000])
  func cut(_ count: Int) {
    let excerpt = ChainExcerpt(chain(count))
    #expect(excerpt.count == count)
    #expect(excerpt.links.count == ChainExcerpt.capacity)
    #expect(excerpt.links.first?.number == 1)
    #expect(excerpt.links.last?.number == count)
    #expect(excerpt.links.allSatisfy { $0.node.id.rawValue == $0.number - 1 })
  }
}
