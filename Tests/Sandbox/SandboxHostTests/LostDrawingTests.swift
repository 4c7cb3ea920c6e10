import CairoRenderer
import Foundation
import Geometry
import SandboxTestSupport
import Testing
import TouchInput

@testable import SandboxHost

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@MainActor
@Suite("A process that draws and dies, hangs or breaks the rules")
struct LostDrawingTests {
  private let pair = SharedPair()

  /// Connects a process that drew a picture and waits for input.
  private func connectDrawing(_ bitmap: Bitmap) throws -> RemoteWindow {
    let child = try pair.connect()
    _ = child.nextEvents(timeout: 0)
    #expect(try child.showPicture(bitmap, damage: [bitmap.bounds]))
    child.becomeIdle()
    try pair.step()
    return child
  }

  private func close(at time: TimeInterval) -> InputEvent {
    .window(.closeRequested, timestamp: time)
  }

  @Test("The last picture stays when the process ends, and is shown again when its pixels are lost")
  func keptPicture() throws {
    let bitmap = try Bitmap.pattern(40, 30, seed: 3)
    var child: RemoteWindow? = try connectDrawing(bitmap)
    #expect(child != nil)
    child = nil
    try pair.step()
    #expect(pair.owner.endCount == 1)
    #expect(!pair.shared.isAttached)
    try pair.step([.window(.exposed, timestamp: 100)])
    #expect(pair.window.pictureCount == 2)
    #expect(pair.window.screen == bitmap)
    #expect(!pair.shared.isOver)
    try pair.step([close(at: 100)])
    #expect(pair.shared.isOver)
  }

  @Test("A picture that was sent before the end is still shown")
  func lastWords() throws {
    var child: RemoteWindow? = try pair.connect()
    let bitmap = try Bitmap.pattern(40, 30, seed: 4)
    #expect(try child?.showPicture(bitmap, damage: [bitmap.bounds]) == true)
    child = nil
    try pair.step()
    #expect(pair.window.screen == bitmap)
    #expect(pair.owner.endCount == 1)
  }

  @Test("The next process gets a legal stream while fingers are down")
  func replacement() throws {
    let first = try connectDrawing(try Bitmap.pattern(40, 30, seed: 1))
    try pair.step([.finger(1, .began, 5, 5)])
    #expect(first.nextEvents(timeout: 1).count == 1)
    let second = try pair.connect()
    #expect(first.nextEvents(timeout: 1).last?.line == "window closeRequested")
    second.becomeIdle()
    try pair.step([.finger(1, .moved, 6, 5), .finger(2, .began, 9, 9)])
    #expect(second.nextEvents(timeout: 1).map(\.line) == ["contact began 7:2 9.0,9.0"])
    #expect(pair.owner.endCount == 0)
  }

  @Test("When the window's process ends, the window asks to be closed, and fingers are cancelled")
  func lostWindow() throws {
    let child = try connectDrawing(try Bitmap.pattern(40, 30, seed: 1))
    try pair.step([.finger(1, .began, 5, 5)])
    #expect(child.nextEvents(timeout: 1).count == 1)
    pair.shared.detach()
    let lines = child.nextEvents(timeout: nil).map(\.line)
    #expect(lines == ["contact cancelled 7:1 5.0,5.0", "window closeRequested"])
    #expect(child.clipboardText == nil)
  }

  @Test("A process that hangs is reported repeatedly, the owner gets its keys, and it may recover")
  func hang() throws {
    let child = try connectDrawing(try Bitmap.pattern(40, 30, seed: 1))
    try pair.step([.key("a", at: 100)])
    #expect(pair.owner.keys.isEmpty)
    pair.window.now = 101.9
    try pair.step()
    #expect(pair.owner.busyTimes.isEmpty)
    pair.window.now = 102
    try pair.step()
    pair.window.now = 110
    try pair.step([.key(".", at: 110), .key("b", at: 110)])
    #expect(pair.owner.busyTimes == [100, 100])
    #expect(pair.owner.keys == [".", "b"])
    #expect(child.nextEvents(timeout: 1) == [.key("a", at: 100)])
    child.becomeIdle()
    try pair.step()
    #expect(pair.owner.answerCount == 1)
    #expect(child.nextEvents(timeout: 1) == [.key("b", at: 110)])
  }

  @Test("Work without input counts too")
  func busyWithoutInput() throws {
    let child = try connectDrawing(try Bitmap.pattern(40, 30, seed: 1))
    pair.window.now = 150
    try pair.step()
    #expect(pair.owner.busyTimes.isEmpty)
    #expect(child.nextEvents(timeout: 0).isEmpty)
    try pair.step()
    pair.window.now = 152
    try pair.step()
    #expect(pair.owner.busyTimes == [150])
  }

  @Test("A window that no process closes is closed after the same time")
  func closing() throws {
    let child = try connectDrawing(try Bitmap.pattern(40, 30, seed: 1))
    try pair.step([close(at: 100)])
    #expect(!pair.shared.isOver)
    #expect(child.nextEvents(timeout: 1) == [close(at: 100)])
    // The child refuses.
    child.becomeIdle()
    try pair.step()
    pair.window.now = 110
    try pair.step()
    #expect(!pair.shared.isOver)
    try pair.step([close(at: 110)])
    pair.window.now = 112
    try pair.step()
    #expect(pair.shared.isOver)
    #expect(pair.owner.endCount == 0)
  }

  @Test("Input for a process that hangs is bounded, and its stream stays legal")
  func boundedQueue() throws {
    let child = try connectDrawing(try Bitmap.pattern(40, 30, seed: 1))
    try pair.step([.finger(1, .began, 0, 0)])
    let moves = (0..<20_000).map { InputEvent.finger(1, .moved, Double($0), 1) }
    try pair.step(moves)
    #expect(child.nextEvents(timeout: 1).count == 1)
    child.becomeIdle()
    try pair.step()
    let merged = child.nextEvents(timeout: 1)
    #expect(merged.count == EventBacklog.mergeLimit)
    #expect(merged.last == moves.last)
    // Taps cannot merge, so the contacts are cancelled instead.
    let taps = (0..<2000).flatMap { number in
      [InputEvent.finger(2, .began, Double(number), 2), .finger(2, .ended, 0, 2)]
    }
    child.becomeIdle()
    try pair.step([.finger(3, .began, 3, 3)])
    try pair.step(taps + [.window(.hidden, timestamp: 100), close(at: 100)])
    #expect(child.nextEvents(timeout: 1).count == 1)
    child.becomeIdle()
    try pair.step()
    let rest = child.nextEvents(timeout: 1)
    #expect(rest.count <= EventBacklog.weightLimit + 8)
    #expect(rest.contains(close(at: 100)))
    #expect(child.contacts.liveContacts.isEmpty)
  }

  @Test("Texts that a hanging process does not take are bounded in bytes")
  func boundedTexts() {
    var backlog = EventBacklog()
    let text = InputEvent.text(String(repeating: "\u{1}", count: 640), timestamp: 1)
    for _ in 0..<5000 { backlog.add(text) }
    let parcel = InputParcel(
      number: 1,
      state: WindowState(size: .zero, scale: 1, pixels: .zero, fillsScreen: false),
      events: backlog.events
    )
    #expect(WindowMessage.batch(parcel).bytes.count <= MessageSocket.longestMessage)
    #expect(backlog.events.contains { $0.line == "window focusLost" })
  }

  @Test("A process that never reads ends its own connection, and no call waits for it")
  func deafProcess() throws {
    pair.window.clipboardText = String(repeating: "x", count: 400_000)
    let (descriptor, _) = try pair.connectBare()
    let drawing = MessageSocket(descriptor: descriptor)
    for number in 1...10 { drawing.enqueue(DrawingMessage.ask(number, .clipboard).bytes) }
    try pair.step()
    #expect(pair.owner.endCount == 1)
    #expect(!pair.shared.isAttached)
  }

  @Test(
    "Messages that break a rule end the connection",
    arguments: [
      "", "x", "{}", "[1]", "{\"idle\":-1}", "{\"idle\":1}", "{\"idle\":1e99}", "{\"busy\":1}",
      "{\"picture\":[0,1],\"damage\":[[0,0,1,1]]}",
      "{\"picture\":[16385,1],\"damage\":[[0,0,1,1]]}",
      "{\"picture\":[16384,16384],\"damage\":[[0,0,1,1]]}",
      "{\"picture\":[9,9],\"damage\":[]}",
      "{\"picture\":[9,9],\"damage\":[[0,0,10,1]]}",
      "{\"picture\":[9,9],\"damage\":[[-1,0,2,2]]}",
      "{\"picture\":[9,9],\"damage\":[[0,0,0,1]]}",
      "{\"picture\":[9,9],\"damage\":[[1,1,1,9223372036854775807]]}",
      // One message has a part of an incomplete picture, and one has a part that is not in memory.
      "{\"picture\":[9,9],\"damage\":[[1,1,2,2]]}",
      "{\"picture\":[9,9],\"damage\":[[0,0,9,9]]}",
      "{\"ask\":1}", "{\"ask\":1,\"resize\":[1,-1]}", "{\"title\":7}",
      "{\"title\":\"a\",\"title\":\"b\"}", "{\"typing\":true}x",
      "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    ]
  )
  func brokenMessage(text: String) throws {
    let (descriptor, _) = try pair.connectBare()
    let drawing = MessageSocket(descriptor: descriptor)
    drawing.enqueue(Array(text.utf8))
    try pair.step()
    #expect(pair.owner.endCount == 1)
    #expect(pair.window.screen == nil)
  }

  @Test("Bytes at random and lengths that are too large end the connection", arguments: 1...20)
  func garbage(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var bytes = (0..<64).map { _ in UInt8.random(in: 0...255, using: &random) }
    // The highest byte of a valid message's length is always 0.
    bytes[3] |= 1
    let (descriptor, _) = try pair.connectBare()
    #expect(bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == bytes.count)
    try pair.step()
    #expect(pair.owner.endCount == 1)
    _ = MessageSocket(descriptor: descriptor)
  }

  @Test("A broken batch ends the connection of the process that draws")
  func brokenBatch() throws {
    let state = WindowState(
      size: CGSize(width: 9, height: 9),
      scale: 1,
      pixels: .zero,
      fillsScreen: false
    )
    let greeting = WindowMessage.greeting(state, clock: 0).bytes
    let whole = WindowMessage.batch(
      InputParcel(number: 1, state: state, events: [.key("a", at: 1)])
    ).bytes
    #expect(try WindowMessage(whole[...]) != .shown)
    for broken in [Array(whole.dropLast(3)), Array(whole.dropFirst(2)), greeting, [0x7B, 0x7D]] {
      let (ours, theirs) = try MessageSocket.makePair()
      let parent = MessageSocket(descriptor: ours)
      parent.enqueue(greeting)
      let child = try RemoteWindow(socket: theirs, memory: dup(PictureMemory().descriptor))
      parent.enqueue(broken)
      #expect(child.nextEvents(timeout: 1).map(\.line) == ["window closeRequested"])
    }
  }

  @Test("A status line covers the bottom of the last picture, until the next one comes")
  func status() throws {
    pair.window.size = CGSize(width: 80, height: 60)
    try pair.shared.showStatus("building…")
    let ground = try #require(pair.window.screen)
    #expect(ground.color(x: 1, y: 1) != ground.color(x: 1, y: 50))
    let bitmap = try Bitmap.pattern(80, 60, seed: 1)
    let child = try connectDrawing(bitmap)
    #expect(pair.window.screen == bitmap)
    try pair.shared.showStatus("running for 2 s")
    let covered = try #require(pair.window.screen)
    let rows = PixelRectangle(x: 0, y: 0, width: 80, height: 32)
    #expect(try covered.part(rows) == bitmap.part(rows))
    #expect(covered != bitmap)
    #expect(covered.color(x: 1, y: 55) == ground.color(x: 1, y: 55))
    try pair.shared.showStatus(nil)
    #expect(pair.window.screen == bitmap)
    #expect(!child.socket.isOver)
  }

  @Test("Event after event, the window shows what was drawn for each")
  func manyPictures() throws {
    let bitmap = try Bitmap.pattern(1280, 800, seed: 1)
    pair.window.size = CGSize(width: 1280, height: 800)
    let child = try connectDrawing(bitmap)
    let part = PixelRectangle(x: 500, y: 300, width: 200, height: 120)
    for number in 0..<200 {
      bitmap.change(PixelRectangle(x: 500, y: 300, width: 4, height: 4), seed: UInt32(number))
      try pair.step([.hover(location: CGPoint(x: number, y: 1), timestamp: 100)])
      #expect(child.nextEvents(timeout: 1).count == 1)
      #expect(try child.showPicture(bitmap, damage: [part]))
      try pair.step()
      #expect(pair.window.damage == [part])
      child.becomeIdle()
      try pair.step()
    }
    #expect(pair.window.screen == bitmap)
  }
}

extension Bitmap {
  /// Returns a copy of a part.
  fileprivate func part(_ part: PixelRectangle) throws -> Bitmap {
    let copy = try Bitmap(width: part.width, height: part.height)
    copy.copy(part, of: self, toX: 0, y: 0)
    return copy
  }
}
