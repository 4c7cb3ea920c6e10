#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A reader of lines with a length limit.
nonisolated struct LineReader {
  /// A line that is not empty.
  enum Line {
    case whole([UInt8])
    /// The line was longer than the limit, and was skipped.
    case tooLong
  }

  private let descriptor: Int32
  private let longest: Int
  private var buffer: [UInt8] = []
  private var isAtEnd = false
  /// The length of the buffer's beginning without a line feed.
  private var searched = 0

  init(_ descriptor: Int32, longest: Int) {
    self.descriptor = descriptor
    self.longest = longest
  }

  /// Returns the next line; nil at the end.
  mutating func next() -> Line? {
    var isTooLong = false
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        let line = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        searched = 0
        if isTooLong || line.count > longest { return .tooLong }
        if line.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) { return .whole(line) }
        continue
      }
      searched = buffer.count
      if buffer.count > longest {
        isTooLong = true
        buffer.removeAll(keepingCapacity: true)
        searched = 0
      }
      guard fill() else { return last(isTooLong) }
    }
  }

  /// Returns the text after the last line feed.
  private mutating func last(_ isTooLong: Bool) -> Line? {
    let rest = buffer
    buffer = []
    searched = 0
    if isTooLong { return .tooLong }
    return rest.contains { ![0x20, 0x09, 0x0D].contains($0) } ? .whole(rest) : nil
  }

  private mutating func fill() -> Bool {
    guard !isAtEnd else { return false }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readBytes(descriptor, &chunk)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        isAtEnd = true
        return false
      }
      buffer += chunk[..<count]
      return true
    }
  }
}

/// Calls the system's `read`, which inside the structure would mean the structure's own method.
nonisolated private func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}
