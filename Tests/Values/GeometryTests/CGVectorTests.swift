import Foundation
import Geometry
import Testing

@Suite("Displacements")
struct CGVectorTests {
  @Test("a new vector has length zero, and integers are numbers too")
  func creation() {
    #expect(CGVector() == .zero)
    #expect(CGVector(dx: 3 as Int, dy: -4 as Int) == CGVector(dx: 3.0, dy: -4.0))
  }
}
