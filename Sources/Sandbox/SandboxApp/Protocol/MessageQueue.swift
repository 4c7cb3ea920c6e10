import Foundation
import TextFormats

/// The messages of the client and of the workers, in the order of their arrival.
///
/// Messages that wait are bounded: when there are more, the sender has to wait.
nonisolated final class MessageQueue: @unchecked Sendable {
  /// What stood on one line.
  struct Line: Sendable {
    let messages: [RPCMessage.Result]
    /// Whether the messages were a list, to which the answer is a list.
    let isList: Bool
    /// How many bytes it has.
    let size: Int
  }

  /// Something that happened.
  enum Event: Sendable {
    case line(Line)
    /// There will be no further line.
    case closed
    /// A line of a worker; nil if it is invalid.
    case said(WorkerLine?, worker: Int)
    /// A worker is gone.
    case ended(worker: Int)
  }

  /// How many bytes of lines wait at most, besides one line that may be longer.
  private static let mostWaiting = RPCMessage.longest

  private let condition = NSCondition()
  private var events: [Event] = []
  private var waitingSize = 0

  /// Begins to read lines on a thread of its own.
  func read(from descriptor: Int32) {
    run { [self] in
      var reader = LineReader(descriptor, longest: RPCMessage.longest)
      while let line = reader.next() { addWhenThereIsRoom(Self.read(line)) }
      add(.closed)
    }
  }

  /// Begins to listen to a worker on a thread of its own.
  func listen(to handle: FileHandle, of worker: Int) {
    run { [self] in
      // Kept until the end: the number of a handle that is gone is another's soon.
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

  /// Waits for what happens next; nil when that does not happen in time.
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

  /// Lets as many bytes of further lines in.
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
        "the message has more than \(RPCMessage.longest) bytes, which is the most that is read;"
          + " put a long text into a file and name its path"
      )
      return Line(messages: [.failure(error)], isList: false, size: 0)
    }
  }
}
