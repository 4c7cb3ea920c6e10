import Foundation

/// A decoder of this program's GIFs, independent of the encoder.
struct GIFDecoder {
  private let bytes: [UInt8]
  private var offset = 0

  struct Animation {
    var frames: [[UInt32]] = []
    var delays: [Int] = []
  }

  static func decode(_ data: Data) -> Animation? {
    var decoder = GIFDecoder(bytes: Array(data))
    return decoder.animation()
  }

  private mutating func byte() -> Int {
    defer { offset += 1 }
    return offset < bytes.count ? Int(bytes[offset]) : 0
  }

  private mutating func word() -> Int { byte() | byte() << 8 }

  private mutating func blocks() -> [UInt8] {
    var content: [UInt8] = []
    while case let count = byte(), count > 0, offset + count <= bytes.count {
      content += bytes[offset..<(offset + count)]
      offset += count
    }
    return content
  }

  private mutating func animation() -> Animation? {
    guard bytes.starts(with: Array("GIF89a".utf8)) else { return nil }
    offset = 6
    let (width, height) = (word(), word())
    offset += 3
    var animation = Animation()
    var screen = [UInt32](repeating: 0, count: width * height)
    while offset < bytes.count {
      switch byte() {
      case 0x21:
        let label = byte()
        let content = blocks()
        if label == 0xF9 { animation.delays.append(Int(content[1]) | Int(content[2]) << 8) }
      case 0x2C:
        let (left, top, columns, rows) = (word(), word(), word(), word())
        let flags = byte()
        let colors = (0..<(2 << (flags & 7))).map { _ in
          UInt32(byte()) << 16 | UInt32(byte()) << 8 | UInt32(byte())
        }
        let codeSize = byte()
        guard let indices = Self.expand(blocks(), codeSize), indices.count == columns * rows
        else { return nil }
        for (number, index) in indices.enumerated() {
          screen[(top + number / columns) * width + left + number % columns] = colors[index]
        }
        animation.frames.append(screen)
      case 0x3B: return offset == bytes.count ? animation : nil
      default: return nil
      }
    }
    return nil
  }

  private static func expand(_ bytes: [UInt8], _ codeSize: Int) -> [Int]? {
    let clear = 1 << codeSize
    var table = (0..<clear).map { [$0] } + [[], []]
    var (length, bits, count) = (codeSize + 1, 0, 0)
    var last: [Int]?
    var result: [Int] = []
    for byte in bytes {
      bits |= Int(byte) << count
      count += 8
      while count >= length {
        let code = bits & (1 << length - 1)
        bits >>= length
        count -= length
        if code == clear {
          table.removeLast(table.count - clear - 2)
          (length, last) = (codeSize + 1, nil)
          continue
        }
        if code == clear + 1 { return result }
        guard code < table.count || code == table.count && last != nil else { return nil }
        let run = code < table.count ? table[code] : (last ?? []) + [last?.first ?? 0]
        result += run
        if let last, table.count < 4096 { table.append(last + [run[0]]) }
        if table.count == 1 << length, length < 12 { length += 1 }
        last = run
      }
    }
    return nil
  }
}
