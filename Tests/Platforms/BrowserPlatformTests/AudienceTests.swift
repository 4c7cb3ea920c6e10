import Foundation
import Geometry
import TouchInput
import Testing

@testable import BrowserPlatform

@Suite("The guests of a shared session")
@MainActor
struct AudienceTests {
  /// A log of an audience's messages with their receivers.
  @MainActor
  private final class Room {
    var sent: [(to: [UInt32], kind: UInt8, content: [UInt8])] = []
    var dropped: [UInt32] = []
    var now = 1.0
    lazy var audience = Audience(
      title: "Title",
      joinAddress: "http://127.0.0.1:8123/join?token=1",
      style: Audience.Style(
        name: { "Guest \($0)" },
        color: { [UInt8(truncatingIfNeeded: $0), 2, 3] },
        hostNames: ["Host"]
      ),
      wire: Audience.Wire(
        send: { [unowned self] in sent.append(($0, $1[0], Array($1.dropFirst()))) },
        drop: { [unowned self] in dropped.append($0) },
        now: { [unowned self] in now }
      )
    )

    init() { audience.show(Picture(), scale: 2, damage: []) }

    func join(_ numbers: UInt32...) {
      for number in numbers { audience.join(number, sent: now) }
      audience.showWhatIsDue()
    }

    /// Returns the events of a guest's finger, as its page sends them.
    func finger(_ guest: UInt32, _ phase: UInt8, _ finger: Int32, x: Float = 10) -> [InputEvent] {
      audience.follow(ArraySlice(input(guest, phase, finger, x: x)), of: guest)
    }

    func input(_ guest: UInt32, _ phase: UInt8, _ finger: Int32, x: Float = 10) -> Data {
      var writer = WireWriter()
      writer.add(UInt8(2))
      writer.add((now * 1000).bitPattern)
      for byte in [1, phase, 0, 0] as [UInt8] { writer.add(byte) }
      writer.add(finger)
      writer.add((now * 1000).bitPattern)
      for number in [x, 20, 0.5, 0] { writer.add(number.bitPattern) }
      return writer.data
    }

    func content(of kind: UInt8) -> [[UInt8]] { sent.filter { $0.kind == kind }.map(\.content) }
  }

  private final class Picture: PagePicture {
    let bounds = PixelRectangle(x: 0, y: 0, width: 200, height: 100)
    var pixels = [UInt8](repeating: 0, count: 200 * 100 * 4)
    var packings = 0

    func withPixels<Result>(_ body: (UnsafeRawBufferPointer, Int) -> Result) -> Result {
      pixels.withUnsafeBytes { body($0, 800) }
    }

    func packed(_ sheet: PictureSheet) -> Data? {
      packings += 1
      return Data([UInt8(sheet.parts.count)])
    }
  }

  private func phases(_ events: [InputEvent]) -> [String] {
    events.map { event in
      switch event {
      case .contact(let sample):
        "\(sample.phase) \(sample.id.device):\(sample.id.finger)"
          + (sample.taker.map { " by \($0)" } ?? "")
      case .window(let change, _): "\(change)"
      default: "?"
      }
    }
  }

  @Test("Whoever comes gets title, colour, name, whose turn it is, and the whole picture")
  func joining() {
    let room = Room()
    room.join(3)
    #expect(room.audience.guests == [Guest(number: 3, name: "Guest 1")])
    #expect(room.sent.map(\.kind) == [67, 70, 72, 66] && room.sent.allSatisfy { $0.to == [3] })
    #expect(room.content(of: 70) == [[3, 2, 3] + Array("Guest 1".utf8)])
    #expect(room.content(of: 72) == [[0]])
  }

  @Test("Fingers with the same number of two guests are two contacts; one who leaves takes its own")
  func fingers() {
    let room = Room()
    room.join(3, 4)
    #expect(phases(room.finger(3, 0, 1)) == ["began 3:1"])
    #expect(phases(room.finger(4, 0, 1)) == ["began 4:1"])
    #expect(phases(room.audience.leave(3)) == ["deviceLost(3)"])
    #expect(phases(room.finger(3, 1, 1)) == [])
    #expect(phases(room.finger(4, 1, 1)) == ["moved 4:1"])
  }

  @Test("A finger beside the scene is none, nor one that moves before it came down")
  func outside() {
    let room = Room()
    room.join(3)
    #expect(room.finger(3, 0, 1, x: 101) == [] && room.finger(3, 1, 1) == [])
    #expect(room.finger(3, 0, 2, x: .nan) == [] && room.finger(3, 0, 2, x: -1) == [])
    #expect(phases(room.finger(3, 0, 3, x: 99)) == ["began 3:3"])
  }

  @Test("All together have no more fingers than a scene takes, and each at least one")
  func fairness() {
    let room = Room()
    room.join(1, 2, 3)
    #expect((0..<20).count { !room.finger(1, 0, $0).isEmpty } == 10)
    for number in 4...30 as ClosedRange<UInt32> { room.join(number) }
    #expect((0..<20).count { !room.finger(30, 0, $0).isEmpty } == 1)
  }

  private func name(_ text: String, of guest: UInt32, _ room: Room) -> String? {
    _ = room.audience.follow(ArraySlice([5] + Array(text.utf8)), of: guest)
    return room.audience.guests.first { $0.number == guest }?.name
  }

  @Test("S17: Guests' names can be seen, and told from each other's and from the host's")
  func distinctNames() {
    let room = Room()
    room.join(1, 2, 3)
    #expect(name("Ada", of: 1, room) == "Ada")
    #expect(name("Ada", of: 2, room) == "Ada 2")
    #expect(name("  ＡＤＡ\u{200D}", of: 3, room)?.hasSuffix(" 3") == true)
    #expect(name("host", of: 3, room) == "host 2")
    #expect(name(String(repeating: "x", count: 30), of: 1, room)?.count == 24)
    #expect(name(String(repeating: "X", count: 30), of: 2, room)?.hasSuffix("X 2") == true)
    #expect(name("Guest 4", of: 3, room) == "Guest 4")
    room.join(4)
    #expect(room.audience.guests.last?.name == "Guest 4 2")
  }

  @Test(
    "S17: A name of which nothing can be seen is none",
    arguments: [
      "\u{3164}", "\u{2800}\u{2800}", "\u{200B}", "\u{301}\u{302}", "\u{E000}", "\u{FE0F}",
    ]
  )
  func invisibleName(text: String) { #expect(GuestName(text) == nil) }

  @Test("S17: A guest who named itself is known again after three hundred who did not")
  func namesOfThoseWhoLeft() {
    let room = Room()
    room.join(1)
    #expect(name("Ada", of: 1, room) == "Ada")
    _ = room.audience.leave(1)
    for number in 2...400 as ClosedRange<UInt32> {
      room.audience.join(number, sent: 1)
      _ = room.audience.leave(number)
    }
    room.join(1)
    #expect(room.audience.guests.map(\.name) == ["Ada"])
  }

  @Test("S17: What a guest did just before it left is not taken for the host's")
  func lastFingers() throws {
    let room = Room()
    room.join(3)
    let events = room.finger(3, 0, 1)
    guard case .contact(let sample) = try #require(events.first) else { return }
    _ = room.audience.leave(3)
    #expect(room.audience.guest(of: sample.id)?.number == 3)
    room.audience.forgetLeaving()
    #expect(room.audience.guest(of: sample.id) == nil)
  }

  @Test("Locked, fingers that are down are taken away by the user, and no new ones come")
  func locking() {
    let room = Room()
    room.join(3, 4)
    _ = room.finger(3, 0, 1)
    _ = room.finger(4, 0, 2)
    room.audience.rule = .only(4)
    #expect(phases(room.audience.takeNews()) == ["cancelled 3:1 by user"])
    #expect(room.finger(3, 0, 5) == [] && phases(room.finger(4, 1, 2)) == ["moved 4:2"])
    room.audience.rule = .nobody
    #expect(phases(room.audience.takeNews()) == ["cancelled 4:2 by user"])
    #expect(!room.audience.hasNews && room.finger(4, 0, 6) == [])
    room.audience.rule = .everyone
    #expect(phases(room.finger(3, 0, 7)) == ["began 3:7"])
    #expect(room.content(of: 72) == [[0], [0], [2], [1], [1], [0], [0]])
  }

  @Test("While guests guess all may, whoever may touch; while the host looks back none may")
  func activities() {
    let room = Room()
    room.join(3)
    room.audience.rule = .nobody
    room.audience.activity = .voting
    #expect(phases(room.finger(3, 0, 1)) == ["began 3:1"])
    room.audience.activity = .reviewing
    #expect(phases(room.audience.takeNews()) == ["cancelled 3:1 by user"])
    #expect(room.finger(3, 0, 2) == [])
    #expect(room.content(of: 72) == [[0], [1], [3], [4]])
  }

  @Test(
    "What only the host may send ends a guest's connection, and nothing comes of it",
    arguments: [
      [2, 0, 0, 0, 0, 0, 0, 0, 0, 2], [2, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0], [4], [5], [], [9],
      [5, 0xFF], [5] + [UInt8](repeating: 65, count: 97), [1, 2], [66, 0], [3, 1],
    ] as [[UInt8]]
  )
  func refusal(bytes: [UInt8]) {
    let room = Room()
    room.join(3, 4)
    let events = room.audience.follow(bytes[...], of: 3)
    let isName = bytes == [5]
    #expect(room.dropped == (isName ? [] : [3]))
    #expect(phases(events) == (isName ? [] : ["deviceLost(3)"]))
    #expect(phases(room.finger(4, 0, 1)) == ["began 4:1"])
  }

  @Test("A guest's mouse is the host's business: it comes as a finger, or not at all")
  func mouse() {
    let room = Room()
    room.join(3)
    var bytes: [UInt8] = [2] + [UInt8](repeating: 0, count: 8) + [1, 0, 2, 0]
    bytes += [UInt8](repeating: 0, count: 4 + 8 + 16)
    #expect(phases(room.audience.follow(bytes[...], of: 3)) == ["deviceLost(3)"])
    #expect(room.dropped == [3])
  }

  @Test("Messages that were changed at random harm no other guest, and fingers stay lawful")
  func mutated() {
    let room = Room()
    var state: UInt64 = 24
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    room.join(1)
    _ = room.finger(1, 0, 1)
    var table = ContactTable(limit: 1_000)
    for number in 2...500 as ClosedRange<UInt32> {
      room.join(number)
      for _ in 0..<4 {
        var bytes = Array(room.input(number, UInt8(random(4)), Int32(random(3))))
        if random(4) == 0 { bytes = [5] + Array("Ann".utf8) }
        for _ in 0..<random(3) { bytes[random(bytes.count)] = UInt8(random(256)) }
        for event in room.audience.follow(bytes[...], of: number) {
          if case .contact(let sample) = event { #expect(sample.id.device == Int64(number)) }
          _ = table.admit(event)
        }
      }
      _ = table.admit(room.audience.leave(number))
    }
    // Guests' clocks differ, so time may decrease from one guest to the next; nothing else is repaired.
    let counters = table.counters
    #expect(counters.unknownContact == 0 && counters.repeatedBegan == 0 && counters.overLimit == 0)
    #expect(counters.notFinite == 0 && counters.clampedPlace == 0 && table.liveContacts.isEmpty)
    #expect(room.audience.guests.map(\.number) == [1] && !room.dropped.contains(1))
    #expect(phases(room.finger(1, 1, 1)) == ["moved 1:1"])
  }

  @Test("A name is told to its page, kept for one who comes back, and cleaned")
  func names() {
    let room = Room()
    room.join(3)
    _ = room.audience.follow([5] + Array("  Ann \u{1B}[31m\u{202E} B. ".utf8)[...], of: 3)
    #expect(room.audience.guests.map(\.name) == ["Ann [31m B."])
    #expect(room.content(of: 70).last == [3, 2, 3] + Array("Ann [31m B.".utf8))
    _ = room.audience.follow([5, 32, 10][...], of: 3)
    _ = room.audience.leave(3)
    room.join(9, 3)
    #expect(room.audience.guests.map(\.name) == ["Guest 2", "Ann [31m B."])
  }

  @Test("Pages in step get one picture, packed once; one that lags gets all that it missed")
  func pictures() {
    let (room, picture) = (Room(), Picture())
    room.audience.show(picture, scale: 2, damage: [picture.bounds])
    room.join(1, 2, 3)
    #expect(room.sent.last?.to == [1, 2, 3] && picture.packings == 1)
    func change(_ x: Int) {
      for byte in 0..<4 { picture.pixels[4 * x + byte] &+= 1 }
      room.audience.show(picture, scale: 2, damage: [picture.bounds])
    }
    func show(_ guest: UInt32, _ picture: UInt32) {
      var writer = WireWriter()
      writer.add(UInt8(3))
      writer.add(picture)
      _ = room.audience.follow(ArraySlice(writer.data), of: guest)
      room.audience.showWhatIsDue()
    }
    (room.sent, picture.packings) = ([], 0)
    change(0)
    #expect(room.sent.map(\.to) == [[1, 2, 3]] && picture.packings == 1)
    let first = room.audience.shown.count
    for guest in [1, 2] as [UInt32] { show(guest, first) }
    change(40)
    change(80)
    // The third page confirms nothing and has received two pictures; the others continue together.
    #expect(room.sent.map(\.to) == [[1, 2, 3], [1, 2], [1, 2]] && picture.packings == 3)
    show(3, first)
    #expect(room.sent.last?.to == [3] && picture.packings == 4)
    #expect(picture.packings == 4 && room.sent.last?.content.last == 2)
  }
}

@Suite("Whether a shared window is seen")
struct AttendanceTests {
  private func changes(_ events: [InputEvent]) -> [WindowChange] {
    events.compactMap { if case .window(let change, _) = $0 { change } else { nil } }
  }

  @Test("Guests keep it open when the host looks elsewhere; without anyone it is hidden")
  func guests() {
    var attendance = Attendance()
    #expect(changes(attendance.follow(.shown, at: 0)) == [.shown])
    #expect(changes(attendance.follow(.focusGained, at: 0)) == [.focusGained])
    #expect(changes(attendance.setGuests(true, at: 1)) == [])
    #expect(changes(attendance.follow(.hidden, at: 2)) == [])
    #expect(changes(attendance.setGuests(false, at: 3)) == [.focusLost, .hidden])
    #expect(changes(attendance.setGuests(true, at: 4)) == [.shown, .focusGained])
    #expect(changes(attendance.loseHost(at: 5)) == [])
    #expect(changes(attendance.follow(.pointerLeft, at: 6)) == [.pointerLeft])
  }
}
@Suite("Names of guests")
struct GuestNameTests {
  @Test(
    "A name is one line of 24 characters, without what steers a terminal",
    arguments: [
      ("Ann", "Ann"), (" Ann \t\n Lee ", "Ann Lee"), ("", nil), (" \u{202E}\u{0}", nil),
      ("王小明", "王小明"), (String(repeating: "x", count: 99), String(repeating: "x", count: 24)),
      (
        "a" + String(repeating: "\u{301}", count: 500),
        "a" + String(repeating: "\u{301}", count: 71)
      ),
    ]
  )
  func cleaning(text: String, expected: String?) {
    #expect(GuestName(text)?.text == expected)
  }
}
