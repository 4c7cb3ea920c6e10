import CSDL2
import Foundation
import Geometry
import TouchInput
import XCTest

@testable import SDLPlatform

/// Tests of a window without a screen, on SDL's dummy driver.
///
/// They use XCTest, because SDL needs the thread on which the process started. XCTest's methods cannot be isolated
/// to the main actor on Linux, so each enters it.
final class PlatformWindowTests: XCTestCase {
  override func setUp() {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
  }

  override func tearDown() {
    unsetenv("SDL_VIDEODRIVER")
  }

  func testWorkOfTheMainThreadIsHeardOfAndNotLookedForAgainAndAgain() throws {
    // Without the descriptor the loop checks sixty times per second, even without work.
    let descriptor = try XCTUnwrap(MainThreadWork.mainQueueDescriptor)
    XCTAssertGreaterThanOrEqual(fcntl(descriptor, F_GETFD), 0)
  }

  func testWithoutDisplayItSaysSoInOneLine() throws {
    try MainActor.assumeIsolated {
      let names = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
      let saved = names.map { (name: $0, value: getenv($0).map { String(cString: $0) }) }
      defer {
        for variable in saved {
          if let value = variable.value { setenv(variable.name, value, 1) }
        }
      }
      for name in names { unsetenv(name) }
      XCTAssertThrowsError(try makeWindow()) { error in
        XCTAssertEqual(error as? PlatformError, .noDisplay)
        XCTAssertFalse("\(error)".contains("\n"))
      }
    }
  }

  func testSizesThatNoWindowCanHaveAreErrors() throws {
    try MainActor.assumeIsolated {
      for side in [0, -1, .nan, .infinity, 1e30] as [CGFloat] {
        XCTAssertThrowsError(
          try PlatformWindow(title: "Test", size: CGSize(width: side, height: 10))
        )
      }
    }
  }

  func testWaitingEndsAfterItsTimeAndNotBefore() throws {
    try MainActor.assumeIsolated {
      let window = try makeWindow()
      let start = PlatformClock.now
      XCTAssertEqual(window.nextEvents(timeout: 0.05), [])
      XCTAssertGreaterThanOrEqual(PlatformClock.now - start, 0.045)
    }
  }

  func testTheClipboardIsTheDesktops() throws {
    try MainActor.assumeIsolated {
      let window = try makeWindow()
      XCTAssertNil(window.clipboardText)
      XCTAssertTrue(window.setClipboardText("<UIView: 0x1> 视图"))
      XCTAssertEqual(window.clipboardText, "<UIView: 0x1> 视图")
    }
  }

  func testWhatIsDroppedEndsTheWaitAndIsNoInput() throws {
    try MainActor.assumeIsolated {
      let window = try makeWindow()
      window.acceptDrops()
      push(
        HandMade.drop(SDL_DROPBEGIN),
        HandMade.drop(SDL_DROPFILE, "/tmp/paste.txt"),
        HandMade.drop(SDL_DROPCOMPLETE),
        HandMade.drop(SDL_DROPTEXT, "<UIView: 0x1>"),
        HandMade.drop(SDL_DROPTEXT, "   | <UIView: 0x2>"),
        HandMade.drop(SDL_DROPCOMPLETE)
      )
      XCTAssertEqual(window.nextEvents(timeout: nil), [])
      XCTAssertEqual(
        window.takeDrops(),
        [.files(["/tmp/paste.txt"]), .text("<UIView: 0x1>\n   | <UIView: 0x2>")]
      )
      XCTAssertEqual(window.takeDrops(), [])
    }
  }

  func testAWindowThatAsksForNoDropsGetsNone() throws {
    try MainActor.assumeIsolated {
      let window = try makeWindow()
      XCTAssertEqual(sdl.SDL_EventState(SDL_DROPFILE.rawValue, SDL_QUERY), UInt8(SDL_IGNORE))
      XCTAssertEqual(window.takeDrops(), [])
    }
  }

  func testFingersOfOneWaitComeTogether() throws {
    try MainActor.assumeIsolated {
      let window = try makeWindow()
      push(
        HandMade.finger(SDL_FINGERDOWN, finger: 1),
        HandMade.finger(SDL_FINGERDOWN, x: 1, finger: 2)
      )
      let samples = window.nextEvents(timeout: nil).contacts
      XCTAssertEqual(samples.map(\.id.finger), [1, 2])
      XCTAssertEqual(samples.map(\.phase), [.began, .began])
    }
  }

  func testLosingTheFocusTakesFingersAwayUntilTheyBeginAgain() throws {
    try MainActor.assumeIsolated {
      let window = try makeWindow()
      push(
        HandMade.finger(SDL_FINGERDOWN),
        HandMade.window(SDL_WINDOWEVENT_FOCUS_LOST),
        HandMade.finger(SDL_FINGERMOTION),
        HandMade.finger(SDL_FINGERUP)
      )
      XCTAssertEqual(
        window.nextEvents(timeout: nil).contacts.map(\.phase),
        [.began, .cancelled]
      )
      XCTAssertEqual(window.inputCounters.unknownContact, 2)
    }
  }

  func testAMousePressWhoseReleaseWasMissedIsCancelled() throws {
    try MainActor.assumeIsolated {
      let window = try makeWindow()
      // The driver's button is always up.
      push(HandMade.button(SDL_MOUSEBUTTONDOWN))
      XCTAssertEqual(
        window.nextEvents(timeout: nil).contacts.map(\.phase),
        [.began, .cancelled]
      )
    }
  }

  func testAReleaseThatIsUnderWayIsNoMiss() throws {
    try MainActor.assumeIsolated {
      let window = try makeWindow()
      push(HandMade.button(SDL_MOUSEBUTTONDOWN), HandMade.button(SDL_MOUSEBUTTONUP))
      XCTAssertEqual(window.nextEvents(timeout: nil).contacts.map(\.phase), [.began, .ended])
    }
  }

  func testAFingerIsWhereItWasWhenTheWindowHadItsSizeOfThen() throws {
    try MainActor.assumeIsolated {
      let window = try makeWindow()
      push(
        HandMade.finger(SDL_FINGERDOWN, x: 1, y: 1),
        HandMade.window(SDL_WINDOWEVENT_SIZE_CHANGED, data: (101, 51)),
        HandMade.finger(SDL_FINGERMOTION, x: 1, y: 1)
      )
      XCTAssertEqual(
        window.nextEvents(timeout: nil).contacts.map(\.location),
        [CGPoint(x: 64, y: 48), CGPoint(x: 101, y: 51)]
      )
      XCTAssertEqual(window.size, CGSize(width: 101, height: 51))
    }
  }

  func testAFullQueueCancelsBecauseReleasesMayBeLost() throws {
    try MainActor.assumeIsolated {
      let window = try makeWindow()
      push(HandMade.finger(SDL_FINGERDOWN))
      for _ in 0..<70_000 {
        var motion = HandMade.finger(SDL_FINGERMOTION)
        _ = sdl.SDL_PushEvent(&motion)
      }
      var phases: [ContactSample.Phase] = []
      for _ in 0..<3 { phases += window.nextEvents(timeout: 0).contacts.map(\.phase) }
      XCTAssertEqual(phases.first, .began)
      XCTAssertEqual(phases.last, .cancelled)
    }
  }

  func testShowingTakesWhatLiesInsideAndRefusesAnotherSize() throws {
    try MainActor.assumeIsolated {
      let window = try makeWindow()
      let pixels = [UInt32](repeating: 0xFF12_3456, count: 64 * 48)
      try pixels.withUnsafeBytes { bytes in
        let base = try XCTUnwrap(bytes.baseAddress)
        let all = PixelRectangle(x: 0, y: 0, width: 64, height: 48)
        let far = PixelRectangle(x: -10, y: 40, width: 1000, height: 1000)
        XCTAssertTrue(
          try window.present(pixels: base, bytesPerRow: 256, bounds: all, damage: [far, .zero])
        )
        XCTAssertTrue(try window.present(pixels: base, bytesPerRow: 256, bounds: all, damage: []))
        let smaller = PixelRectangle(x: 0, y: 0, width: 32, height: 48)
        XCTAssertFalse(
          try window.present(pixels: base, bytesPerRow: 256, bounds: smaller, damage: [smaller])
        )
      }
    }
  }
}

extension [InputEvent] {
  fileprivate var contacts: [ContactSample] {
    compactMap { event in
      guard case .contact(let sample) = event else { return nil }
      return sample
    }
  }
}

@MainActor private func makeWindow() throws -> PlatformWindow {
  let window = try PlatformWindow(title: "Test", size: CGSize(width: 64, height: 48))
  while !window.nextEvents(timeout: 0).isEmpty {}
  return window
}

@MainActor private func push(_ events: SDL_Event...) {
  for event in events {
    var event = event
    XCTAssertEqual(sdl.SDL_PushEvent(&event), 1)
  }
}
