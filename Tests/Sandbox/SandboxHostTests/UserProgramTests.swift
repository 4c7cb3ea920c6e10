import CairoRenderer
import Foundation
import TouchInput
import SandboxTestSupport
import Testing
import TouchKit

@testable import SandboxHost

@MainActor
@Suite("A user's program")
struct UserProgramTests {
  @Test("The environment says whether a picture is made, its size, and whether the overlay shows")
  func settings() throws {
    let plain = try UserSettings(["SNAPSHOT": "a.png", "TOUCH_SANDBOX_SNAPSHOT": ""])
    #expect(plain.snapshot == nil && !plain.showsOverlay && plain.size.description == "414x896")
    let full = try UserSettings([
      "TOUCH_SANDBOX_SNAPSHOT": "a.png", "TOUCH_SANDBOX_OVERLAY": "1",
      "TOUCH_SANDBOX_SIZE": "320x240",
    ])
    #expect(full.snapshot == "a.png" && full.showsOverlay && full.size.description == "320x240")
    #expect(try !UserSettings(["TOUCH_SANDBOX_OVERLAY": "0"]).showsOverlay)
  }

  @Test("A size that is none is an error of usage", arguments: [" ", "1x1", "640", "9999x9999"])
  func wrongSize(text: String) throws {
    #expect(throws: ProgramError.self) { try UserSettings(["TOUCH_SANDBOX_SIZE": text]) }
  }

  @Test("A picture shows what the delegate put up when it was launched")
  func picture() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("user-program-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let program = UserProgram(
      classes: UserApplication(type: nil, delegateType: RedDelegate.self),
      settings: try UserSettings(["TOUCH_SANDBOX_SIZE": "40x30"])
    )
    try program.writePicture(to: file.path)
    let bitmap = try Bitmap(pngData: try Data(contentsOf: file))
    #expect(bitmap.width == 40 && bitmap.height == 30)
    #expect(bitmap.color(x: 39, y: 29) == 0xFF0000)
  }

  @Test("In a window, it gets touches and every key, and ends when the window is closed")
  func window() throws {
    let program = UserProgram(
      classes: UserApplication(type: nil, delegateType: RedDelegate.self),
      settings: try UserSettings([:])
    )
    TouchedWindow.log = []
    let window = ScriptedWindow(
      width: 40,
      height: 30,
      script: [
        [.key("O")], [.key("Q", .control)], [.mouse(.began, 10, 10)], [.mouse(.ended, 10, 10)],
      ]
    )
    try program.run(in: window)
    #expect(TouchedWindow.log == ["began", "ended", "resign", "background", "terminate"])
    #expect(window.screen == Array(repeating: 0xFF0000, count: 40 * 30))
  }

  @Test("With one variable the workbench stands around it; presses on that are not its own")
  func workbench() throws {
    let settings = try UserSettings([
      "TOUCH_SANDBOX_WORKBENCH": "1", "TOUCH_SANDBOX_SIZE": "400x300",
    ])
    #expect(settings.showsWorkbench && settings.showsOverlay)
    let program = UserProgram(
      classes: UserApplication(type: nil, delegateType: RedDelegate.self),
      settings: settings
    )
    func play(_ x: Double, _ y: Double) throws -> [String] {
      TouchedWindow.log = []
      let window = ScriptedWindow(
        width: 1280,
        height: 800,
        script: [[.mouse(.began, x, y)], [.mouse(.ended, x, y)], [.key("e")], []]
      )
      try program.run(in: window)
      // The application has its own size, and the surrounding window has more than one colour.
      let red = window.screen.count { $0 == 0xFF0000 }
      #expect(red > 100_000 && red <= 400 * 300)
      #expect(Set(window.screen).count > 20)
      return TouchedWindow.log.filter { $0 == "began" || $0 == "ended" }
    }
    #expect(try play(600, 350) == ["began", "ended"])
    #expect(try play(600, 60) == [])
    #expect(try play(100, 300) == [])
  }

  @Test("Classes are found by the names that NSStringFromClass tells")
  func names() throws {
    let classes = try UserApplication(
      named: NSStringFromClass(CountingApplication.self),
      delegateNamed: NSStringFromClass(NamedDelegate.self)
    )
    let started = try classes.start(CGSize(width: 30, height: 20), 0)
    #expect(started.application is CountingApplication)
    #expect(started.application.delegate is NamedDelegate)
    #expect(started.companion === started.application.delegate)
  }

  @Test("A name that belongs to no class is an error that repeats it")
  func unknownName() {
    #expect {
      try UserApplication(named: nil, delegateNamed: "Nobody.AppDelegate")
    } throws: {
      ($0 as? ProgramError)?.message.contains("\"Nobody.AppDelegate\"") == true
    }
  }

  @Test("A class of the wrong kind is an error")
  func wrongKind() {
    let classes = UserApplication(type: NSObject.self, delegateType: nil)
    #expect(throws: ProgramError.self) { try classes.start(CGSize(width: 30, height: 20), 0) }
    let delegates = UserApplication(type: nil, delegateType: NSObject.self)
    #expect(throws: ProgramError.self) { try delegates.start(CGSize(width: 30, height: 20), 0) }
  }

  @Test("An application whose class is named as the delegate's too is its own delegate")
  func ownDelegate() throws {
    let classes = UserApplication(
      type: SelfDelegatingApplication.self,
      delegateType: SelfDelegatingApplication.self
    )
    let started = try classes.start(CGSize(width: 30, height: 20), 0)
    #expect(started.application.delegate === started.application)
    #expect(started.application.next == nil)
  }
}

class CountingApplication: UIApplication {}

final class NamedDelegate: NSObject, UIApplicationDelegate {}

private final class SelfDelegatingApplication: UIApplication, UIApplicationDelegate {}

private final class TouchedWindow: UIWindow {
  static var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    Self.log.append("began")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    Self.log.append("ended")
  }
}

private final class RedDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = TouchedWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .red
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) { log("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { log("background") }
  func applicationWillTerminate(_ application: UIApplication) { log("terminate") }

  private func log(_ line: String) { TouchedWindow.log.append(line) }
}
