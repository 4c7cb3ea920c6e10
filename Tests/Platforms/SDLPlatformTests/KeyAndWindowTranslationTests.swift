import CSDL2
import Foundation
import TouchInput
import SDLPlatform
import Testing

// The tests are serialized, because SDL writes the name of a key into a buffer that all threads share.
@Suite("Event translator: keys, text, window", .serialized)
struct KeyAndWindowTranslationTests {
  private let translator = EventTranslator(windowSize: CGSize(width: 800, height: 600))

  private func stroke(_ event: SDL_Event) throws -> KeyStroke {
    guard case .key(let stroke) = try #require(translator.translate(event)) else {
      Issue.record("expected a key")
      throw CancellationError()
    }
    return stroke
  }

  @Test(
    "A key has its USB number and the name that the vocabulary uses",
    arguments: [
      (SDL_SCANCODE_A, SDLK_a, 4, "a"),
      (SDL_SCANCODE_F12, SDLK_F12, 69, "F12"),
      (SDL_SCANCODE_ESCAPE, SDLK_ESCAPE, 41, "Escape"),
      (SDL_SCANCODE_LEFT, SDLK_LEFT, 80, "Left"),
      (SDL_SCANCODE_SLASH, SDLK_SLASH, 56, "/"),
      (SDL_SCANCODE_RGUI, SDLK_RGUI, 231, "Right GUI"),
      (SDL_SCANCODE_MUTE, SDLK_MUTE, 127, "Mute"),
      (SDL_SCANCODE_AUDIOPLAY, SDLK_AUDIOPLAY, 0, "AudioPlay"),
    ]
  )
  func names(code: SDL_Scancode, symbol: SDL_KeyCode, usage: Int, name: String) throws {
    let stroke = try stroke(HandMade.key(SDL_KEYDOWN, code, symbol))
    #expect(stroke.usage == usage)
    #expect(stroke.name == name)
  }

  @Test("A key goes down, repeats, and comes up")
  func phases() throws {
    let down = try stroke(HandMade.key(SDL_KEYDOWN, SDL_SCANCODE_A, SDLK_a))
    let held = try stroke(HandMade.key(SDL_KEYDOWN, SDL_SCANCODE_A, SDLK_a, isRepeat: true))
    let up = try stroke(HandMade.key(SDL_KEYUP, SDL_SCANCODE_A, SDLK_a))
    #expect([down, held, up].map(\.isDown) == [true, true, false])
    #expect([down, held, up].map(\.isRepeat) == [false, true, false])
  }

  @Test(
    "Modifiers of either side count",
    arguments: [
      (KMOD_NONE, KeyStroke.Modifiers()), (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift),
      (KMOD_RCTRL, .control),
      (KMOD_LALT, .alternate), (KMOD_RGUI, .command), (KMOD_CAPS, .capsLock),
      (KMOD_NUM, KeyStroke.Modifiers()),
      (KMOD_CTRL, .control),
    ] as [(SDL_Keymod, KeyStroke.Modifiers)]
  )
  func modifiers(sdl: SDL_Keymod, modifiers: KeyStroke.Modifiers) throws {
    let event = HandMade.key(SDL_KEYDOWN, SDL_SCANCODE_A, SDLK_a, modifiers: sdl)
    #expect(try stroke(event).modifiers == modifiers)
  }

  @Test(
    "Text is text in any script, up to SDL's 31 bytes",
    arguments: ["a", "", "触摸", "é😀", "ÿ"]
  )
  func text(text: String) {
    #expect(translator.translate(HandMade.text(text)) == .text(text, timestamp: 0))
  }

  @Test("Text that fills its field to the last byte ends with it")
  func longText() {
    let long = String(repeating: "x", count: 32)
    #expect(translator.translate(HandMade.text(long)) == .text(long, timestamp: 0))
  }

  @Test(
    "What happens to the window, and once each",
    arguments: [
      (SDL_WINDOWEVENT_SHOWN, .shown), (SDL_WINDOWEVENT_RESTORED, .shown),
      (SDL_WINDOWEVENT_HIDDEN, .hidden), (SDL_WINDOWEVENT_MINIMIZED, .hidden),
      (SDL_WINDOWEVENT_EXPOSED, .exposed), (SDL_WINDOWEVENT_CLOSE, .closeRequested),
      (SDL_WINDOWEVENT_FOCUS_GAINED, .focusGained), (SDL_WINDOWEVENT_FOCUS_LOST, .focusLost),
      (SDL_WINDOWEVENT_SIZE_CHANGED, .resized(CGSize(width: 320, height: 200))),
      (SDL_WINDOWEVENT_RESIZED, nil), (SDL_WINDOWEVENT_MOVED, nil),
      (SDL_WINDOWEVENT_ENTER, nil), (SDL_WINDOWEVENT_LEAVE, .pointerLeft),
      (SDL_WINDOWEVENT_NONE, nil),
    ] as [(SDL_WindowEventID, WindowChange?)]
  )
  func window(id: SDL_WindowEventID, change: WindowChange?) {
    let event = HandMade.window(id, data: (320, 200))
    #expect(translator.translate(event) == change.map { .window($0, timestamp: 0) })
  }

  @Test("A request to quit asks the window to close")
  func quit() {
    #expect(
      translator.translate(HandMade.plain(SDL_QUIT, timestamp: 500))
        == .window(.closeRequested, timestamp: 0.5)
    )
  }
}
