import Foundation
import TextFormats

/// The messages of the client and of the workers, in the order of their arrival.
///
/// The size of waiting messages is limited. If there are more, the sender has to wait.
nonisolated final class MessageQueue: @unchecked Sendable {
  /// The contents of one line.
  struct Line: Sendable {
    let messages: [RPCMessage.Result]
    /// Whether the messages were a list, whose response is a list.
    let isList: Bool
    /// The size of the line, in bytes.
    let size: Int
  }

  /// An event for the server.
  enum Event: Sendable {
    case line(Line)
    /// The end of the input.
    case closed
    /// A line of a worker; nil if it is invalid.
    case said(WorkerLine?, worker: Int)
    /// The end of a worker.
    case ended(worker: Int)
  }

  /// The largest number of waiting bytes, besides one line that may be longer.
  private static let mostWaiting = RPCMessage.longest

  private let condition = NSCondition()
  private var events: [Event] = []
  private var waitingSize = 0

  /// Starts to read lines on a separate thread.
  func read(from descriptor: Int32) {
    run { [self] in
      var reader = LineReader(descriptor, longest: RPCMessage.longest)
      while let line = reader.next() { addWhenThereIsRoom(Self.read(line)) }
      add(.closed)
    }
  }

  /// Starts to read a worker's lines on a separate thread.
  func listen(to handle: FileHandle, of worker: Int) {
    run { [self] in
      // The handle stays open until the end, because its number could be reused after it closes.
      defer { try? handle.close() }
      var reader = LineReader(handle.fileDescriptor, longest: .max)
      while case .whole(let bytes)? = reader.next() {
        add(.said(WorkerLine(bytes), worker: worker))
      }
      add(.ended(worker: worker))
    }
  }

  private func run(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = 4 << 20
    thread.start()
  }

  /// Waits for the next event; nil after a time limit.
  func next(until deadline: Date?) -> Event? {
    condition.lock()
    defer { condition.unlock() }
    while events.isEmpty {
      guard let deadline else {
        condition.wait()
        continue
      }
      guard condition.wait(until: deadline) else { return nil }
    }
    return events.removeFirst()
  }

  /// Releases a number of bytes for further lines.
  func release(_ size: Int) {
    condition.lock()
    defer { condition.unlock() }
    waitingSize -= size
    condition.broadcast()
  }

  // MARK: - On the reading threads

  private func add(_ event: Event) {
    condition.lock()
    defer { condition.unlock() }
    events.append(event)
    condition.broadcast()
  }

  private func addWhenThereIsRoom(_ line: Line) {
    condition.lock()
    defer { condition.unlock() }
    while waitingSize > 0, waitingSize + line.size > Self.mostWaiting { condition.wait() }
    waitingSize += line.size
    events.append(.line(line))
    condition.broadcast()
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
        "the message has more than \(RPCMessage.longest) bytes, the maximum. Put long texts"
          + " into a file, and pass its path"
      )
      return Line(messages: [.failure(error)], isList: false, size: 0)
    }
  }
}
