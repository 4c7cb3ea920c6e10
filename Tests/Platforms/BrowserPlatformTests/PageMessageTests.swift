import Foundation
import Geometry
import TouchInput
import Testing

@testable import BrowserPlatform

@Suite("What a page says")
struct PageMessageTests {
  /// The bytes that a page sends.
  private struct Bytes {
    var all: [UInt8] = []

    init(_ bytes: UInt8...) { all = bytes }

    func u16(_ number: UInt16) -> Bytes { adding(number) }
    func i32(_ number: Int32) -> Bytes { adding(number) }
    func f32(_ number: Float) -> Bytes { adding(number.bitPattern) }
    func f64(_ number: Double) -> Bytes { adding(number.bitPattern) }
    func u8(_ bytes: UInt8...) -> Bytes {
      var copy = self
      copy.all += bytes
      return copy
    }
    func text(_ text: String) -> Bytes {
      var copy = self
      copy.all += Array(text.utf8)
      return copy
    }

    private func adding(_ number: some FixedWidthInteger) -> Bytes {
      var copy = self
      withUnsafeBytes(of: number.littleEndian) { copy.all += Array($0) }
      return copy
    }
  }

  /// Returns the events of one message, with the moments of the window's clock.
  private func events(_ bytes: Bytes) throws -> [InputEvent] {
    let message = try #require(PageMessage(bytes.all[...]))
    guard case .input(let sent, let records) = message else { return [] }
    var translator = PageTranslator(viewer: 4)
    translator.clock.note(sent: sent, arrived: sent)
    return records.compactMap { translator.translate($0, now: sent) }
  }

  private let input = Bytes(2).f64(9000)

  @Test("A finger is a contact of the viewer's own device")
  func finger() throws {
    let bytes = input.u8(1, 0, 0, 0).i32(7).f64(8500).f32(10.5).f32(20).f32(0.5).f32(11)
    let sample = ContactSample(
      id: ContactID(device: 4, finger: 7),
      phase: .began,
      location: CGPoint(x: 10.5, y: 20),
      timestamp: 8.5,
      attributes: ContactAttributes(force: 1, radius: 11)
    )
    #expect(try events(bytes) == [.contact(sample)])
  }

  @Test("A pen has its force; a mouse has its buttons, and is the one mouse")
  func penAndMouse() throws {
    let pen = input.u8(1, 1, 1, 0).i32(2).f64(9000).f32(1).f32(2).f32(0.25).f32(0)
    let mouse = pen.u8(1, 2, 2, 2).i32(1).f64(9000).f32(3).f32(4).f32(0.5).f32(0)
    let expected: [InputEvent] = [
      .contact(
        ContactSample(
          id: ContactID(device: 4, finger: 2),
          phase: .moved,
          location: CGPoint(x: 1, y: 2),
          timestamp: 9,
          attributes: ContactAttributes(force: 0.5, tool: .pencil)
        )
      ),
      .contact(
        ContactSample(
          id: .secondaryButton,
          phase: .ended,
          location: CGPoint(x: 3, y: 4),
          timestamp: 9,
          attributes: ContactAttributes(buttons: .secondary)
        )
      ),
    ]
    #expect(try events(mouse) == expected)
  }

  @Test("A stylus has its angles behind the contact")
  func stylus() throws {
    let pen = input.u8(8, 0, 1, 0).i32(2).f64(9000).f32(1).f32(2).f32(0.25).f32(0)
    let sample = ContactSample(
      id: ContactID(device: 4, finger: 2),
      phase: .began,
      location: CGPoint(x: 1, y: 2),
      timestamp: 9,
      attributes: ContactAttributes(force: 0.5, tool: .pencil, altitude: 0.75, azimuth: 3.5)
    )
    #expect(try events(pen.f64(0.75).f64(3.5)) == [.contact(sample)])
    #expect(PageMessage(pen.f64(0.75).all[...]) == nil)
    #expect(GuestMessage(pen.f64(0.75).f64(3.5).all[...]) != nil)
  }

  @Test("Hovering, the wheel, text and the window have their own records")
  func others() throws {
    let bytes = input.u8(2).f64(8000).f32(1).f32(2)
      .u8(3).f64(8100).f32(1).f32(2).f32(0).f32(-1.5)
      .u8(5).f64(8200).u16(6).text("你好")
      .u8(6).f64(8300).u8(3)
      .u8(7).u16(2).text("ab")
    let place = CGPoint(x: 1, y: 2)
    let expected: [InputEvent] = [
      .hover(location: place, timestamp: 8),
      .wheel(location: place, deltaX: 0, deltaY: -1.5, timestamp: 8.1),
      .text("你好", timestamp: 8.2),
      .window(.hidden, timestamp: 8.3),
    ]
    #expect(try events(bytes) == expected)
  }

  @Test("A size is one that a window can have, at a scale that pictures have")
  func sizes() throws {
    func size(_ width: UInt16, _ height: UInt16, _ scale: Float) -> PageMessage? {
      PageMessage(Bytes(4).f64(1000).u16(width).u16(height).f32(scale).all[...])
    }
    let sizes = [size(390, 844, 3), size(0, 65_535, 0.5), size(1, 1, .nan), size(1, 1, 9)]
    let expected = [(390, 844, 3.0), (1, 16_384, 1), (1, 1, 1), (1, 1, 3)].map {
      PageMessage.size(sent: 1, PageSize(width: $0, height: $1, scale: $2))
    }
    #expect(sizes == expected)
    #expect(PageSize(width: 390, height: 844, scale: 2.5).pixels.width == 975)
  }

  @Test("A message that is cut off anywhere is none, nor is one with more than there should be")
  func cut() {
    let key = input.u8(4).f64(1).u8(1, 2, 4).text("KeyA").u8(1).text("a")
    #expect(PageMessage(key.all[...]) != nil)
    for count in 0..<key.all.count where count != 9 {
      #expect(PageMessage(key.all.prefix(count)) == nil, "\(count)")
    }
    #expect(PageMessage(Bytes(3, 1, 0, 0, 0).all[...]) == .shown(1))
    for wrong in [
      Bytes(3, 1, 0, 0, 0, 0), Bytes(), Bytes(1), Bytes(200), input.u8(9),
      input.u8(5).f64(1).u16(2).u8(0xC3, 0x28), input.u8(6).f64(1).u8(5),
      input.u8(1, 4, 0, 0).i32(7).f64(1).f32(1).f32(1).f32(1).f32(1),
    ] {
      #expect(PageMessage(wrong.all[...]) == nil, "\(wrong.all)")
    }
  }

  @Test("Whatever comes in, what goes out is lawful")
  func hostile() {
    var source = SeededRandom(seed: 24)
    var translator = PageTranslator(viewer: 1)
    var contacts = ContactTable()
    var count = 0
    for _ in 0..<20_000 {
      var bytes: [UInt8] = [2] + (0..<8).map { _ in source.byte() }
      for _ in 0..<3 {
        bytes += [1, source.byte() % 4, 0, 0, source.byte() % 8, 0, 0, 0]
        bytes += (0..<24).map { _ in source.byte() }
      }
      guard case .input(let sent, let records)? = PageMessage(bytes[...]) else { continue }
      translator.clock.note(sent: sent, arrived: 5)
      for event in contacts.admit(records.compactMap { translator.translate($0, now: 5) }) {
        count += 1
        guard case .contact(let sample) = event else { continue }
        #expect(sample.location.x.isFinite && sample.location.y.isFinite)
        #expect((0...5).contains(sample.timestamp))
        #expect(sample.attributes == sample.attributes.wellFormed)
      }
    }
    #expect(count > 1_000)
  }

  @Test("A press names a button of the outline, in whole")
  func press() {
    let bytes: [UInt8] = [6, 4] + Array("undo".utf8)
    #expect(PageMessage(bytes[...]) == .press("undo"))
    #expect(PageMessage(bytes.dropLast()) == nil && PageMessage((bytes + [0])[...]) == nil)
    #expect(GuestMessage(bytes[...]) == nil)
  }
}

extension SeededRandom {
  fileprivate mutating func byte() -> UInt8 { UInt8.random(in: .min ... .max, using: &self) }
}
