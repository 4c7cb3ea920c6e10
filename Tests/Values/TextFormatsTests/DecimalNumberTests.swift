import Foundation
import Testing

@testable import TextFormats

@Suite("Decimal numbers")
struct DecimalNumberTests {
  @Test("numbers are the very ones that the standard library reads")
  func numbers() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let value = Double.random(in: 0...1, using: &random)
      let size = Double.random(in: -9...15, using: &random)
      let number = value * pow(10, size)
      for text in ["\(number)", "-\(number)", String(format: "%.9f", number)] {
        guard let read = DecimalNumber.value(of: Array(text.utf8)[...]) else { continue }
        #expect(read.bitPattern == Double(text)?.bitPattern, "\(text)")
      }
    }
  }

  @Test(
    "few digits are read in place, and the sign of zero is kept",
    arguments: [
      "0", "-0", "7", "0.1", "-0.5", "123456789012345678", "0.30000000000000004",
      "0.11600000000000001",
    ]
  )
  func plain(_ text: String) {
    let read = DecimalNumber.value(of: Array(text.utf8)[...])
    #expect(read?.bitPattern == Double(text)?.bitPattern)
  }

  @Test("exponents and many digits are left to the standard library")
  func others() {
    for text in ["1e5", "1E5", "0.1234567890123456789", "1234567890123456789"] {
      #expect(DecimalNumber.value(of: Array(text.utf8)[...]) == nil)
    }
  }

  @Test("a fraction in the middle between two numbers is rounded to the even one")
  func middle() {
    for (whole, places) in [(UInt64(9_007_199_254_740_993), 0), (90_071_992_547_409_930, 1)] {
      #expect(DecimalNumber.value(of: whole, dividedByTenTo: places) == 9_007_199_254_740_992)
    }
    #expect(DecimalNumber.value(of: 90_071_992_547_409_950, dividedByTenTo: 1) == 0x1p53 + 4)
    #expect(DecimalNumber.value(of: 90_071_992_547_409_931, dividedByTenTo: 1) == 0x1p53 + 2)
  }
}
