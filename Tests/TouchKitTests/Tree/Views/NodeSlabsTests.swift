import Testing
@testable import TouchKit

@Suite("The memory of nodes")
struct NodeSlabsTests {
  private static let stride = MemoryLayout<TreeNode>.stride

  @Test("Every node has memory of its own, which begins where a line of the cache does")
  func apart() {
    var slabs = NodeSlabs()
    let places = (0..<1_000).map { _ in Int(bitPattern: slabs.take()) }.sorted()
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= Self.stride })
    #expect(places.allSatisfy { $0 % LargeMemory.line == 0 })
  }

  @Test("What is given back is used for the next nodes, the latest first")
  func again() {
    var slabs = NodeSlabs()
    let nodes = (0..<100).map { _ in slabs.take() }
    let capacity = slabs.capacity
    for node in nodes { slabs.giveBack(node) }
    let next = (0..<100).map { _ in slabs.take() }
    #expect(next == nodes.reversed())
    #expect(slabs.capacity == capacity)
    #expect(!nodes.contains(slabs.take()))
  }

  @Test(
    "There is never room for half as many again as were asked for at once, but for the first few"
  )
  func growth() {
    var slabs = NodeSlabs()
    for count in 1...50_000 {
      _ = slabs.take()
      guard slabs.capacity <= max(64, count + count / 2) else {
        Issue.record("room for \(slabs.capacity) nodes where there are \(count)")
        return
      }
    }
  }

  @Test("Large pieces begin where a large page does")
  func pages() {
    let memory = LargeMemory.allocate(LargeMemory.page)
    #expect(Int(bitPattern: memory) % LargeMemory.page == 0)
    memory.deallocate()
  }
}
