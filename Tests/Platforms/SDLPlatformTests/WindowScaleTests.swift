import CSDL2
import Foundation
import TouchInput
import SDLPlatform
import Testing

@Suite("Points, units and pixels of a window")
struct WindowScaleTests {
  @Test(
    "a desktop's dots per inch are quarters of 96",
    arguments: [
      (96, 1), (144, 1.5), (192, 2), (120, 1.25), (95.9, 1), (72, 1), (143, 1.5), (0, 1), (-4, 1),
      (.nan, 1), (.infinity, 1), (9600, 4),
    ]
  )
  func desktops(dotsPerInch: Double, scale: Double) {
    #expect(WindowScale.desktopScale(dotsPerInch: dotsPerInch) == scale)
  }

  @Test("what the user demands counts, then what the desktop says, then the pixels of a unit")
  func order() {
    let demanded = WindowScale(demanded: 3, desktop: 2, pixelsPerUnit: 1)
    #expect((demanded.pixelsPerPoint, demanded.unitsPerPoint) == (3, 3))
    let desktop = WindowScale(demanded: nil, desktop: 1.5, pixelsPerUnit: 1)
    #expect((desktop.pixelsPerPoint, desktop.unitsPerPoint) == (1.5, 1.5))
    let enlarged = WindowScale(demanded: nil, desktop: 1, pixelsPerUnit: 2)
    #expect((enlarged.pixelsPerPoint, enlarged.unitsPerPoint) == (2, 1))
    let smaller = WindowScale(demanded: 1, desktop: 1, pixelsPerUnit: 2)
    #expect((smaller.pixelsPerPoint, smaller.unitsPerPoint) == (1, 0.5))
    let nonsense = WindowScale(demanded: nil, desktop: 1, pixelsPerUnit: .nan)
    #expect(nonsense == .natural)
  }

  @Test("sizes in points cover the window")
  func sizes() {
    let scale = WindowScale(demanded: 2, desktop: 1, pixelsPerUnit: 1)
    #expect(scale.points(width: 1281, height: 960) == CGSize(width: 641, height: 480))
    #expect(WindowScale.natural.points(width: 7, height: 9) == CGSize(width: 7, height: 9))
  }

  @Test("places of mouse, wheel and fingers are told in points")
  func places() throws {
    var translator = EventTranslator(windowSize: CGSize(width: 201, height: 101))
    translator.scale = WindowScale(demanded: 2, desktop: 1, pixelsPerUnit: 1)
    var press = SDL_Event()
    press.button.type = SDL_MOUSEBUTTONDOWN.rawValue
    press.button.button = UInt8(SDL_BUTTON_LEFT)
    (press.button.x, press.button.y) = (31, 10)
    guard case .contact(let mouse) = translator.translate(press) else {
      return #expect(Bool(false), "a press is a contact")
    }
    #expect(mouse.location == CGPoint(x: 15.5, y: 5))
    var touch = SDL_Event()
    touch.tfinger.type = SDL_FINGERDOWN.rawValue
    (touch.tfinger.touchId, touch.tfinger.x, touch.tfinger.y) = (3, 0.5, 1)
    guard case .contact(let finger) = translator.translate(touch) else {
      return #expect(Bool(false), "a finger is a contact")
    }
    #expect(finger.location == CGPoint(x: 50, y: 50))
  }
}
