import Foundation
import TextFormats

/// The messages that come in, gathered while an earlier one is worked on, so that one can be called
/// off meanwhile.
///
/// What waits is bounded: when there is more, the sender has to wait.
nonisolated final class MessageQueue: @unchecked Sendable {
  /// What stood on one line.
  struct Line: Sendable {
    let messages: [RPCMessage.Result]
    /// Whether the messages were a list, to which the answer is a list.
    let isList: Bool
    fileprivate let size: Int
  }

  /// How many bytes of lines wait at most, besides one line that may be longer.
  private static let mostWaiting = RPCMessage.longest

  private let condition = NSCondition()
  private var lines: [Line] = []
  private var waitingSize = 0
  private var isClosed = false
  /// The requests that wait or are worked on.
  private var open: Set<RPCMessage.ID> = []
  private var cancelled: Set<RPCMessage.ID> = []

  /// Begins to read lines on a thread of its own.
  func read(from descriptor: Int32) {
    let thread = Thread { [self] in
      var reader = LineReader(descriptor, longest: RPCMessage.longest)
      while let line = reader.next() { add(line) }
      close()
    }
    thread.stackSize = 4 << 20
    thread.start()
  }

  /// Waits for the next line; nil when there will be none.
  func next() -> Line? {
    condition.lock()
    defer { condition.unlock() }
    while lines.isEmpty, !isClosed { condition.wait() }
    guard !lines.isEmpty else { return nil }
    let line = lines.removeFirst()
    waitingSize -= line.size
    condition.broadcast()
    return line
  }

  /// Whether no line waits, and more may come.
  var isIdle: Bool {
    condition.lock()
    defer { condition.unlock() }
    return lines.isEmpty && !isClosed
  }

  /// Whether a request was called off.
  func isCancelled(_ id: RPCMessage.ID) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    return cancelled.contains(id)
  }

  /// Forgets a request that was answered or called off.
  func finish(_ id: RPCMessage.ID) {
    condition.lock()
    defer { condition.unlock() }
    open.remove(id)
    cancelled.remove(id)
  }

  // MARK: - On the reading thread

  private func add(_ line: LineReader.Line) {
    let read = Self.read(line)
    condition.lock()
    defer { condition.unlock() }
    while waitingSize > 0, waitingSize + read.size > Self.mostWaiting { condition.wait() }
    for case .success(let message) in read.messages { note(message) }
    lines.append(read)
    waitingSize += read.size
    condition.broadcast()
  }

  private func note(_ message: RPCMessage) {
    if let id = message.id, message.method != nil { open.insert(id) }
    guard message.method == "notifications/cancelled",
      let id = RPCMessage.ID(message.params?["requestId"]), open.contains(id)
    else { return }
    cancelled.insert(id)
  }

  private static func read(_ line: LineReader.Line) -> Line {
    switch line {
    case .whole(let bytes):
      do throws(RPCError) {
        let (messages, isList) = try RPCMessage.read(bytes)
        return Line(messages: messages, isList: isList, size: bytes.count)
      } catch {
        return Line(messages: [.failure(error)], isList: false, size: bytes.count)
      }
    case .tooLong:
      let error = RPCError(
        .invalidRequest,
        "the message has more than \(RPCMessage.longest) bytes, which is the most that is read;"
          + " put a long text into a file and name its path"
      )
      return Line(messages: [.failure(error)], isList: false, size: 0)
    }
  }

  private func close() {
    condition.lock()
    defer { condition.unlock() }
    isClosed = true
    condition.broadcast()
  }
}
