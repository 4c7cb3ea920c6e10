import Foundation
import Glibc

/// The least that reading numbers from bytes costs with the C library.
struct NumberScan {
  private let bytes: [UInt8]

  init(_ data: Data) { bytes = [UInt8](data) + [0] }

  func run() {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.bindMemory(to: CChar.self).baseAddress else { return }
      var place = base
      let end = base + bytes.count - 1
      while place < end {
        let byte = UInt8(bitPattern: place.pointee)
        guard byte >= 0x30, byte <= 0x39 else {
          place += 1
          continue
        }
        var rest: UnsafeMutablePointer<CChar>?
        _ = strtod(place, &rest)
        place = rest.map { UnsafePointer($0) } ?? end
      }
    }
  }
}
