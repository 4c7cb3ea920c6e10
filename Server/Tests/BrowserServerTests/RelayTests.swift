import NIOCore
import Testing

@testable import BrowserServer

@Suite("What is kept of viewers")
struct ViewerBookTests {
  private let stranger = [UInt8](repeating: 0, count: 16)

  private func entered(_ entry: ViewerBook.Entry) -> (UInt32, [UInt8])? {
    switch entry {
    case .new(let number, let secret), .back(let number, let secret): (number, secret)
    case .full: nil
    }
  }

  @Test("Who knows its secret is the same viewer again, for a minute")
  func returning() throws {
    var book = ViewerBook(Limits())
    let (number, secret) = try #require(entered(book.enter(stranger, at: 0)))
    book.leave(number, at: 100)
    #expect(book.enter(secret, at: 160) == .back(number, secret: secret))
    book.leave(number, at: 200)
    let (other, _) = try #require(entered(book.enter(secret, at: 261)))
    #expect(other != number)
  }

  @Test("A page that lost its socket comes back before the server knows")
  func replacing() throws {
    var book = ViewerBook(Limits())
    let (number, secret) = try #require(entered(book.enter(stranger, at: 0)))
    #expect(book.enter(secret, at: 1) == .back(number, secret: secret))
    #expect(book.enter(stranger, at: 1) == .full)
  }

  @Test("Another page gets the place of one that left, and that one finds it taken")
  func taking() throws {
    var book = ViewerBook(Limits())
    let (number, secret) = try #require(entered(book.enter(stranger, at: 0)))
    #expect(book.enter(stranger, at: 1) == .full)
    book.leave(number, at: 2)
    let (other, _) = try #require(entered(book.enter(stranger, at: 3)))
    #expect(book.enter(secret, at: 4) == .full)
    book.leave(other, at: 5)
    #expect(book.enter(secret, at: 6) == .back(number, secret: secret))
  }

  @Test("A host's page can take the place of the present one; a guest's cannot")
  func takingOver() throws {
    var book = ViewerBook(Limits())
    let (host, secret) = try #require(entered(book.enter(ViewerBook.takeOverRequest, at: 0)))
    guard case .back(let number, let renewed) = book.enter(ViewerBook.takeOverRequest, at: 1) else {
      Issue.record("the second page is not let in")
      return
    }
    #expect(number == host && renewed != secret)
    // The place of the former page is taken.
    #expect(book.enter(secret, at: 2) == .full)
    let guest = try #require(entered(book.enter(ViewerBook.takeOverRequest, as: .guest, at: 1)))
    #expect(guest.0 != host)
  }

  @Test(
    "S17: Guests who come and go never make the server forget the host, nor those who took part"
  )
  func forgetting() throws {
    var book = ViewerBook(Limits())
    let (host, hostSecret) = try #require(entered(book.enter(stranger, at: 0)))
    book.leave(host, at: 1)
    let (voter, voterSecret) = try #require(entered(book.enter(stranger, as: .guest, at: 1)))
    book.heard(voter)
    book.leave(voter, at: 1)
    let (silent, silentSecret) = try #require(entered(book.enter(stranger, as: .guest, at: 1)))
    book.leave(silent, at: 1)
    for _ in 0..<1000 {
      let (number, _) = try #require(entered(book.enter(stranger, as: .guest, at: 2)))
      book.leave(number, at: 2)
    }
    #expect(!book.knows(silentSecret, as: .guest))
    #expect(book.enter(voterSecret, as: .guest, at: 3) == .back(voter, secret: voterSecret))
    #expect(book.enter(hostSecret, at: 3) == .back(host, secret: hostSecret))
  }

  @Test("So many viewers as there may be, and no more")
  func several() {
    var limits = Limits()
    limits.hosts = 3
    var book = ViewerBook(limits)
    let numbers = (0..<4).map { _ in entered(book.enter(stranger, at: 0))?.0 }
    #expect(numbers == [1, 2, 3, nil])
  }
}

@Suite("Connections that wait")
struct WaitingLineTests {
  private final class Connection {}

  @Test("S17: The oldest has to go, and of a crowd from one address the oldest of that")
  func order() {
    var line = WaitingLine(limit: 4, limitPerAddress: 3)
    let connections = (0..<7).map { _ in Connection() }
    let gone = zip(connections, ["a", "b", "b", "b", "b", "c", "d"]).map { connection, address in
      let place = WaitingLine.Place(
        id: ObjectIdentifier(connection),
        address: address,
        end: {},
        timer: nil
      )
      return line.enter(place).flatMap { gone in
        connections.firstIndex { ObjectIdentifier($0) == gone.id }
      }
    }
    #expect(gone == [nil, nil, nil, nil, 1, 0, 2])
  }
}

@Suite("Frames between sandbox and server")
struct PipeFrameTests {
  private let frame = PipeFrame(kind: .show, viewer: 7, content: ByteBuffer(bytes: [1, 2, 3]))

  @Test("A frame is its length, its kind, its viewer and what it carries")
  func bytes() throws {
    var bytes = frame.bytes
    #expect(Array(bytes.readableBytesView) == [8, 0, 0, 0, 16, 7, 0, 0, 0, 1, 2, 3])
    bytes.writeImmutableBuffer(PipeFrame(kind: .drop).bytes)
    #expect(try PipeDecoder.frame(in: &bytes) == frame)
    #expect(try PipeDecoder.frame(in: &bytes) == PipeFrame(kind: .drop))
    #expect(try PipeDecoder.frame(in: &bytes) == nil)
  }

  @Test("A frame of which a part is missing waits for it", arguments: 0..<12)
  func parts(count: Int) throws {
    var bytes = ByteBuffer(bytes: frame.bytes.readableBytesView.prefix(count))
    #expect(try PipeDecoder.frame(in: &bytes) == nil)
    #expect(bytes.readableBytes == count)
  }

  @Test("Lengths and kinds that cannot be are errors")
  func impossible() {
    for length in [0, 4, UInt32(PipeFrame.longest) + 1, .max] {
      var bytes = ByteBuffer()
      bytes.writeInteger(length, endianness: .little)
      bytes.writeBytes([16, 0, 0, 0, 0])
      #expect(throws: PipeError.length(length)) { try PipeDecoder.frame(in: &bytes) }
    }
    var bytes = ByteBuffer(bytes: [5, 0, 0, 0, 99, 0, 0, 0, 0])
    #expect(throws: PipeError.kind(99)) { try PipeDecoder.frame(in: &bytes) }
  }
}

@Suite("How much a page may send")
struct AllowanceTests {
  @Test("So many messages and bytes in a second, and again in the next")
  func rates() {
    var limits = Limits()
    (limits.messagesPerSecond, limits.bytesPerSecond) = (2, 10)
    var allowance = Allowance(limits)
    let second: UInt64 = 1_000_000_000
    let taken = [(1, 0), (1, second - 1), (1, second - 1), (10, second), (1, second + 1)]
      .map { allowance.take($0, at: $1) }
    #expect(taken == [true, true, false, true, false])
  }
}
