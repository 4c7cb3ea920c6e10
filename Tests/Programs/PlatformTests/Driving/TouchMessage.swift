import Foundation

/// A message to Xorg's driver for test input: numbers in little-endian order.
struct TouchMessage {
  enum Phase: UInt32 {
    case begin = 18
    case update = 19
    case end = 20
  }

  private(set) var bytes = Data()

  /// The greeting with version 1.1 of the protocol.
  static var greeting: TouchMessage {
    var message = TouchMessage(length: 12, type: 0)
    message.append(UInt16(1))
    message.append(UInt16(1))
    return message
  }

  /// The request for a reply when all earlier messages were handled.
  static var waitForSync: TouchMessage { TouchMessage(length: 8, type: 1) }

  /// Returns a finger at a place, each axis from 0 to 65535 over the screen.
  static func touch(_ finger: Int, _ phase: Phase, x: Double, y: Double) -> TouchMessage {
    let axisCount = 64
    var message = TouchMessage(length: 1056, type: 6)
    message.append(UInt32(finger))
    message.append(phase.rawValue)
    message.append(UInt32(0))
    // The mask has a bit for each axis with a value: the first two.
    message.append(UInt64(0b11))
    message.append(UInt32(0))
    for value in [x, y] { message.append(value.bitPattern) }
    // The other axes follow, and all axes once more without acceleration.
    for _ in 2..<(2 * axisCount) { message.append(UInt64(0)) }
    return message
  }

  private init(length: UInt32, type: UInt32) {
    append(length)
    append(type)
  }

  private mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
