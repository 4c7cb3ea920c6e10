import CairoRenderer
import Foundation
import Geometry
import SDLPlatform
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
@Suite("A window in which another process draws")
struct SharedWindowTests {
  private let pair = SharedPair()

  private func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRectangle {
    PixelRectangle(x: x, y: y, width: width, height: height)
  }

  /// Waits until the child waits for input, and the parent knows it.
  private func settle(_ child: RemoteWindow) throws {
    _ = child.nextEvents(timeout: 0)
    child.becomeIdle()
    try pair.step()
  }

  /// One event of each kind, with all attributes and difficult texts.
  private static let everyKind: [InputEvent] = {
    let finger = ContactID(device: Int64.max, finger: Int64.min)
    let attributes = ContactAttributes(
      force: 0.1 + 0.2,
      radius: 11.5,
      tool: .pencil,
      altitude: 0.7853981633974483,
      azimuth: 1e-300,
      buttons: PointerButtons(rawValue: 5)
    )
    func sample(_ phase: ContactSample.Phase, at time: TimeInterval) -> ContactSample {
      ContactSample(
        id: finger,
        phase: phase,
        location: CGPoint(x: 1.0 / 3, y: -7),
        timestamp: time,
        attributes: attributes
      )
    }
    var taken = sample(.cancelled, at: 104)
    taken.taker = .user
    let modifiers = KeyStroke.Modifiers(rawValue: 0b1_0101_0011)
    let changes: [WindowChange] = [
      .focusGained, .shown, .pointerLeft, .resized(CGSize(width: 40, height: 30)), .exposed,
      .deviceLost(-3), .hidden, .shown, .focusLost,
    ]
    return [
      .contact(sample(.began, at: 101)), .contact(sample(.moved, at: 101.0000001)),
      .contact(sample(.ended, at: 102)), .contact(sample(.began, at: 103)), .contact(taken),
      .hover(location: CGPoint(x: -0.0, y: 2.5e-308), timestamp: 105),
      .wheel(location: .zero, deltaX: -0.25, deltaY: 3, timestamp: 105),
      .key(
        KeyStroke(
          usage: 4,
          name: "\"\\\u{1}é\u{202E}",
          modifiers: modifiers,
          isDown: true,
          isRepeat: true,
          timestamp: 106
        )
      ),
      .key(KeyStroke(usage: 4, name: "a", isDown: false, timestamp: 106)),
      .text("a\nb\u{0}\u{2028}👩‍👩‍👧 {\"batch\":1}", timestamp: 107),
      .command(.shakeBegan, timestamp: 108), .command(.nextTrack, timestamp: 108),
    ] + changes.map { .window($0, timestamp: 109) }
  }()

  @Test("Every kind of event arrives as it was")
  func everyEvent() throws {
    let child = try pair.connect()
    try settle(child)
    try pair.step(Self.everyKind)
    #expect(child.nextEvents(timeout: 1) == Self.everyKind)
  }

  @Test("Events at random arrive in order, whatever their number", arguments: 1...5)
  func randomEvents(seed: UInt64) throws {
    let child = try pair.connect()
    try settle(child)
    var user = RandomInput(seed: seed, size: pair.window.size, startTime: 100)
    var contacts = ContactTable()
    var (sent, arrived): ([InputEvent], [InputEvent]) = ([], [])
    for _ in 0..<100 {
      let events = contacts.admit(user.nextFrame().events)
      sent += events
      try pair.step(events)
      arrived += child.nextEvents(timeout: 0)
    }
    for _ in 0..<3 {
      try pair.step()
      arrived += child.nextEvents(timeout: 0)
    }
    #expect(!sent.isEmpty)
    #expect(arrived == sent)
  }

  @Test("Drops, size, title, typing and full screen cross the connection")
  func properties() throws {
    let child = try pair.connect()
    #expect(child.size == CGSize(width: 40, height: 30))
    #expect(abs(child.now - pair.window.now) < 5)
    try settle(child)
    // The owner handles code itself.
    pair.window.drops = [.files(["/Card.swift"]), .files(["/a b", "/ü"]), .text("x\ny")]
    pair.window.scale = 2
    pair.window.size = CGSize(width: 50, height: 20)
    child.setTitle("Card")
    child.follow(isTyping: true)
    child.toggleFullScreen()
    try pair.step()
    try pair.step([.window(.resized(pair.window.size), timestamp: 100)])
    _ = child.nextEvents(timeout: 1)
    #expect(child.takeDrops() == [.files(["/a b", "/ü"]), .text("x\ny")])
    #expect(child.takeDrops().isEmpty)
    #expect(pair.window.title == "Card")
    #expect(pair.window.isTyping && pair.window.fillsScreen)
    child.becomeIdle()
    try pair.step()
    try pair.step([.window(.resized(pair.window.size), timestamp: 100)])
    _ = child.nextEvents(timeout: 1)
    #expect(child.fillsScreen)
    #expect(child.pixels == rectangle(0, 0, 100, 40))
    #expect(child.scale == 2)
  }

  @Test("A picture arrives byte for byte, then its changes alone, then one of another size")
  func pictures() throws {
    let child = try pair.connect()
    try settle(child)
    let bitmap = try Bitmap.pattern(40, 30, seed: 1)
    // The window knows nothing of a new picture, independent of its damage.
    #expect(try child.showPicture(bitmap, damage: [rectangle(1, 1, 2, 2)]))
    try pair.step()
    #expect(pair.window.screen == bitmap)
    #expect(pair.window.damage == [bitmap.bounds])

    _ = child.nextEvents(timeout: 1)
    let parts = [rectangle(3, 4, 5, 6), rectangle(0, 20, 40, 2)]
    for part in parts { bitmap.change(part, seed: 99) }
    #expect(try child.showPicture(bitmap, damage: parts))
    try pair.step()
    #expect(pair.window.damage == parts)
    #expect(pair.window.screen == bitmap)

    _ = child.nextEvents(timeout: 1)
    child.becomeIdle()
    try pair.step()
    pair.window.size = CGSize(width: 64, height: 48)
    try pair.step([.window(.resized(pair.window.size), timestamp: 100)])
    // The window is larger by now, and the child draws once more in the old size.
    #expect(try child.showPicture(bitmap, damage: [rectangle(0, 0, 1, 1)]))
    let count = pair.window.pictureCount
    try pair.step()
    #expect(pair.window.pictureCount == count)
    _ = child.nextEvents(timeout: 1)
    #expect(try !child.showPicture(bitmap, damage: [bitmap.bounds]))
    let larger = try Bitmap.pattern(64, 48, seed: 7)
    #expect(try child.showPicture(larger, damage: [larger.bounds]))
    try pair.step()
    #expect(pair.window.screen == larger)
  }

  @Test("A second picture waits until the first one was taken, and has the damage of all")
  func outstandingPictures() throws {
    let child = try pair.connect()
    try settle(child)
    let bitmap = try Bitmap.pattern(40, 30, seed: 1)
    #expect(try child.showPicture(bitmap, damage: [bitmap.bounds]))
    let first = try Bitmap.pattern(40, 30, seed: 1)
    for (index, part) in [rectangle(0, 0, 4, 4), rectangle(9, 9, 1, 1)].enumerated() {
      bitmap.change(part, seed: UInt32(50 + index))
      #expect(try child.showPicture(bitmap, damage: [part]))
    }
    try pair.step()
    #expect(pair.window.screen == first)
    _ = child.nextEvents(timeout: 1)
    try pair.step()
    #expect(pair.window.damage == [rectangle(0, 0, 4, 4), rectangle(9, 9, 1, 1)])
    #expect(pair.window.screen == bitmap)
    #expect(pair.window.pictureCount == 2)
  }

  @Test("The clipboard is read and written, and the window resized, with an answer to each")
  func requests() throws {
    let text = "from\u{0}elsewhere \u{2028}"
    pair.window.clipboardText = text
    let questions: [WindowRequest] = [
      .clipboard, .copy("to the desktop"), .resize(CGSize(width: 70, height: 60)),
    ]
    let asked = questions.enumerated().map { DrawingMessage.ask($0 + 1, $1).bytes }
    // The window's side answers.
    let (descriptor, _) = try pair.connectBare()
    let drawing = MessageSocket(descriptor: descriptor)
    for message in asked { drawing.enqueue(message) }
    try pair.step()
    let answers = drawing.takeMessages().map(Array.init)
    try #require(answers.count == 1 + questions.count)
    #expect(pair.window.clipboardText == "to the desktop")
    #expect(pair.window.size == CGSize(width: 70, height: 60))
    // The other side asks the same, and receives these answers.
    let (ours, theirs) = try MessageSocket.makePair()
    let parent = MessageSocket(descriptor: ours)
    parent.enqueue(answers[0])
    let child = try RemoteWindow(socket: theirs, memory: dup(PictureMemory().descriptor))
    parent.enqueue(answers[1])
    #expect(child.clipboardText == text)
    parent.enqueue(answers[2])
    #expect(child.setClipboardText("to the desktop"))
    parent.enqueue(answers[3])
    #expect(child.resize(to: CGSize(width: 70, height: 60)) == CGSize(width: 70, height: 60))
    #expect(parent.takeMessages().map(Array.init) == asked)
    // The text exceeds the maximum length of a message, so nothing is sent.
    #expect(!child.setClipboardText(String(repeating: "x", count: MessageSocket.longestMessage)))
    #expect(parent.takeMessages().isEmpty)
  }

  @Test("A text that is longer than a message is no text")
  func longClipboard() throws {
    pair.window.clipboardText = String(repeating: "x", count: MessageSocket.longestMessage)
    let (descriptor, _) = try pair.connectBare()
    let drawing = MessageSocket(descriptor: descriptor)
    drawing.enqueue(DrawingMessage.ask(1, .clipboard).bytes)
    try pair.step()
    let answer = try #require(drawing.takeMessages().last)
    #expect(try WindowMessage(answer) == .answer(1, .text(nil)))
  }

  @Test("Bytes that arrive wake the main thread")
  func wakeUp() async throws {
    let (ours, theirs) = try MessageSocket.makePair()
    let (near, far) = (MessageSocket(descriptor: ours), MessageSocket(descriptor: theirs))
    var watch: DescriptorWatch?
    await withCheckedContinuation { done in
      watch = DescriptorWatch(ours) {
        near.fill()
        done.resume()
      }
      far.enqueue([1, 2])
    }
    #expect(watch != nil)
    #expect(near.takeMessages().map(Array.init) == [[1, 2]])
  }
}
