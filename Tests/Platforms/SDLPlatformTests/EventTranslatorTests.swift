import CSDL2
import Foundation
import TouchInput
import SDLPlatform
import Testing

@Suite("Event translator: mouse, fingers, time")
struct EventTranslatorTests {
  private let translator = EventTranslator(windowSize: CGSize(width: 801, height: 601))

  private func contact(_ event: SDL_Event) throws -> ContactSample {
    guard case .contact(let sample) = try #require(translator.translate(event)) else {
      Issue.record("expected a contact")
      throw CancellationError()
    }
    return sample
  }

  @Test("The left mouse button is a finger")
  func leftButton() {
    let down = HandMade.button(SDL_MOUSEBUTTONDOWN, x: 12, y: 34, timestamp: 1500)
    let up = HandMade.button(SDL_MOUSEBUTTONUP, x: -5, y: 700, timestamp: 2000)
    #expect(
      translator.translate(down)
        == .contact(
          ContactSample(
            id: .mouse,
            phase: .began,
            location: CGPoint(x: 12, y: 34),
            timestamp: 1.5,
            attributes: ContactAttributes(buttons: .primary)
          )
        )
    )
    #expect(
      translator.translate(up)
        == .contact(
          ContactSample(
            id: .mouse,
            phase: .ended,
            location: CGPoint(x: -5, y: 700),
            timestamp: 2,
            attributes: ContactAttributes(buttons: .primary)
          )
        )
    )
  }

  @Test(
    "Other buttons mean nothing",
    arguments: [SDL_BUTTON_X1, SDL_BUTTON_X2, 0, 255]
  )
  func otherButtons(button: Int32) {
    #expect(translator.translate(HandMade.button(SDL_MOUSEBUTTONDOWN, button: button)) == nil)
    #expect(translator.translate(HandMade.button(SDL_MOUSEBUTTONUP, button: button)) == nil)
  }

  @Test("The right and the middle button are contacts of their own")
  func namedButtons() throws {
    let right = try contact(HandMade.button(SDL_MOUSEBUTTONDOWN, button: SDL_BUTTON_RIGHT))
    #expect(right.id == .secondaryButton && right.attributes.buttons == .secondary)
    let middle = try contact(HandMade.button(SDL_MOUSEBUTTONUP, button: SDL_BUTTON_MIDDLE))
    #expect(middle.id == .middleButton && middle.attributes.buttons == .middle)
    #expect(middle.phase == .ended)
  }

  @Test("The mouse moves the finger while its left button is down, and hovers otherwise")
  func motion() throws {
    let place = CGPoint(x: 3, y: 4)
    let left: UInt32 = 1
    let right: UInt32 = 4
    #expect(try contact(HandMade.motion(x: 3, y: 4, state: left)).phase == .moved)
    #expect(try contact(HandMade.motion(x: 3, y: 4, state: left | right)).location == place)
    for state in [0, right] {
      #expect(
        translator.translate(HandMade.motion(x: 3, y: 4, state: state))
          == .hover(location: place, timestamp: 0)
      )
    }
  }

  @Test("X08: a finger that pretends to be a mouse is not heard")
  func syntheticMouse() {
    let pretended = UInt32.max
    #expect(translator.translate(HandMade.button(SDL_MOUSEBUTTONDOWN, which: pretended)) == nil)
    #expect(translator.translate(HandMade.button(SDL_MOUSEBUTTONUP, which: pretended)) == nil)
    #expect(
      translator.translate(HandMade.motion(x: 1, y: 1, state: 1, which: pretended)) == nil
    )
    #expect(translator.translate(HandMade.wheel(x: 0, y: 1, which: pretended)) == nil)
  }

  @Test("X08: a mouse that pretends to be a finger is not heard")
  func syntheticFinger() {
    for type in [SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP] {
      #expect(translator.translate(HandMade.finger(type, device: SDL_MOUSE_TOUCHID)) == nil)
    }
  }

  @Test("A finger is known by its device and its number")
  func finger() throws {
    let sample = try contact(
      HandMade.finger(SDL_FINGERDOWN, device: 9, finger: 1 << 40, pressure: 0.5, timestamp: 250)
    )
    #expect(sample.id == ContactID(device: 9, finger: 1 << 40))
    #expect(sample.attributes.force == 0.5)
    #expect(sample.timestamp == 0.25)
    #expect(try contact(HandMade.finger(SDL_FINGERMOTION)).phase == .moved)
    #expect(try contact(HandMade.finger(SDL_FINGERUP)).phase == .ended)
  }

  @Test("Every pixel of a window comes through single precision unchanged")
  func exactPixels() throws {
    for pixel in -50...850 {
      let event = HandMade.finger(SDL_FINGERMOTION, x: Float(Double(pixel) / 800), y: 0.5)
      #expect(try contact(event).location == CGPoint(x: pixel, y: 300))
    }
  }

  @Test("Where the window system counts from edge to edge, so does the translator")
  func otherUnit() {
    var translator = EventTranslator(
      windowSize: CGSize(width: 800, height: 600),
      fingerUnit: FingerUnit(videoDriver: "wayland")
    )
    translator.ticks = 0
    let event = HandMade.finger(SDL_FINGERDOWN, x: 0.37375, y: 1)
    guard case .contact(let sample) = translator.translate(event) else {
      Issue.record("expected a contact")
      return
    }
    #expect(sample.location == CGPoint(x: 299, y: 600))
  }

  @Test("A window of one pixel has room for a finger")
  func onePixel() throws {
    let translator = EventTranslator(windowSize: CGSize(width: 1, height: 1))
    guard case .contact(let sample) = translator.translate(HandMade.finger(SDL_FINGERDOWN, x: 0.5))
    else {
      Issue.record("expected a contact")
      return
    }
    #expect(sample.location == .zero)
  }

  @Test(
    "X11: what is no number passes to the border without a trap",
    arguments: [Float.nan, .infinity]
  )
  func notFinite(coordinate: Float) throws {
    let sample = try contact(HandMade.finger(SDL_FINGERDOWN, x: coordinate))
    #expect(!sample.location.x.isFinite)
  }

  @Test("X12: time goes on when SDL's 32 bits start anew after 49.7 days")
  func wrap() {
    var translator = EventTranslator(windowSize: .zero)
    translator.ticks = (1 << 32) + 5
    let before = HandMade.plain(SDL_QUIT, timestamp: UInt32.max)
    let after = HandMade.plain(SDL_QUIT, timestamp: 4)
    #expect(translator.translate(before)?.timestamp == 4_294_967.295)
    #expect(translator.translate(after)?.timestamp == 4_294_967.3)
  }

  @Test("The wheel turns where the pointer is; away from the user scrolls up")
  func wheel() {
    #expect(
      translator.translate(HandMade.wheel(x: 0.5, y: 2))
        == .wheel(location: CGPoint(x: 30, y: 40), deltaX: 0.5, deltaY: -2, timestamp: 0)
    )
  }

  @Test(
    "What the sandbox has no word for means nothing",
    arguments: [
      SDL_MULTIGESTURE, SDL_DROPFILE, SDL_KEYMAPCHANGED, SDL_CLIPBOARDUPDATE, SDL_TEXTEDITING,
      SDL_USEREVENT, SDL_LASTEVENT, SDL_JOYAXISMOTION,
    ]
  )
  func unknown(type: SDL_EventType) {
    #expect(translator.translate(HandMade.plain(type)) == nil)
  }
}
