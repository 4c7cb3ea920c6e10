import Foundation
import Geometry
import Testing

@Suite("Geometry in files")
struct CodableTests {
  @Test("transforms are six numbers and vectors two")
  func form() throws {
    let encoder = JSONEncoder()
    let transform = try encoder.encode(CGAffineTransform(1, 2, 3, 4, 5.5, -6))
    #expect(String(decoding: transform, as: UTF8.self) == "[1,2,3,4,5.5,-6]")
    let vector = try encoder.encode(CGVector(dx: 1.5, dy: -2))
    #expect(String(decoding: vector, as: UTF8.self) == "[1.5,-2]")
  }

  @Test("what was written is read back exactly")
  func roundTrip() throws {
    var random = RandomTransforms(seed: 9)
    for _ in 0..<100 {
      let transform = random.transform()
      let data = try JSONEncoder().encode(transform)
      #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
      let vector = CGVector(dx: transform.tx, dy: transform.ty)
      let other = try JSONEncoder().encode(vector)
      #expect(try JSONDecoder().decode(CGVector.self, from: other) == vector)
    }
  }

  @Test(
    "too few numbers are an error",
    arguments: ["[]", "[1,2,3,4,5]", "{\"a\":1}", "[1,2,3,4,5,\"x\"]"]
  )
  func malformed(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGAffineTransform.self, from: Data(text.utf8))
    }
  }
}
