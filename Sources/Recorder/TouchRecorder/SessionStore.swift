import Foundation

/// The lines of a session: the last minutes in memory, or all lines in a file.
///
/// In memory, they are in parts. Each part begins with a complete tree and is readable without the
/// parts before it. The oldest part is discarded when there is too much data.
struct SessionStore {
  private struct Part {
    var bytes: [UInt8] = []
    var start: TimeInterval
  }

  /// The reason why recording stopped; nil while it continues.
  private(set) var problem: String?
  private var parts: [Part] = []
  private var size = 0
  private let seconds: TimeInterval
  private let maximumBytes: Int
  private let file: FileHandle?
  private var pending: [UInt8] = []
  private var written = 0

  /// The number of bytes that are buffered for a file.
  private static let blockSize = 64 << 10

  /// Creates a store in memory, or with a new file.
  init(seconds: TimeInterval, maximumBytes: Int, url: URL?) {
    self.seconds = max(1, seconds)
    self.maximumBytes = max(64 << 10, maximumBytes)
    guard let url else {
      file = nil
      return
    }
    let isMade = FileManager.default.createFile(atPath: url.path, contents: nil)
    file = isMade ? try? FileHandle(forWritingTo: url) : nil
    if file == nil { problem = "the file \(url.path) cannot be written" }
  }

  /// Whether the next line should begin a part, which needs a complete tree.
  func wantsWholeTree(at time: TimeInterval, isQuiet: Bool) -> Bool {
    guard file == nil, let part = parts.last else { return parts.isEmpty && written == 0 }
    let share = isQuiet ? 8 : 4
    return isQuiet && time - part.start > seconds / 4 || part.bytes.count > maximumBytes / share
  }

  /// Begins a part, and discards parts that are too old or exceed the limit.
  mutating func beginPart(at time: TimeInterval) {
    guard file == nil else { return }
    parts.append(Part(start: time))
    // A part ends when the next one begins.
    while parts.count > 1, time - parts[1].start > seconds { dropFirst() }
  }

  /// Adds a line.
  mutating func add(_ line: RecordLine) {
    guard problem == nil else { return }
    if file != nil { return write(line.bytes) }
    if parts.isEmpty { parts.append(Part(start: 0)) }
    parts[parts.count - 1].bytes += line.bytes
    size += line.bytes.count
    while size > maximumBytes, parts.count > 1 { dropFirst() }
  }

  private mutating func dropFirst() {
    size -= parts[0].bytes.count
    parts.removeFirst()
  }

  private mutating func write(_ bytes: [UInt8]) {
    guard written + bytes.count <= maximumBytes else {
      flush()
      problem = "the session reached its limit of \(maximumBytes) bytes"
      return
    }
    written += bytes.count
    pending += bytes
    if pending.count > Self.blockSize { flush() }
  }

  /// Writes the buffered bytes.
  mutating func flush() {
    guard let file, problem == nil, !pending.isEmpty else { return }
    do {
      try file.write(contentsOf: Data(pending))
    } catch {
      problem = "the session cannot be written: \(error.localizedDescription)"
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Writes the buffered bytes and closes the file.
  mutating func close() {
    flush()
    try? file?.close()
  }

  /// The number of bytes in memory.
  var bytesInMemory: Int { size + pending.count }

  /// The lines in memory.
  var content: Data {
    var data = Data(capacity: size)
    for part in parts { data.append(contentsOf: part.bytes) }
    return data
  }
}
