import CairoRenderer
import TouchTrace
import Foundation
import Inspector
import TouchInput
import SandboxTestSupport
import Testing
import TouchKit

@testable import SandboxHost

@MainActor
@Suite("Hit maps of copies")
struct HitMappingTests {
  private static let size = CGSize(width: 60, height: 40)

  /// A view that counts its hit tests, and behaves according to the count.
  private final class Counting: UIView {
    var count = 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      count += 1
      return super.hitTest(point, with: event)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      subviews[0].frame.origin.x += 20
    }
  }

  private static func start(on size: CGSize, at time: TimeInterval) -> StartedApplication {
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let root = Counting(frame: window.bounds)
    let box = UIControl(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    box.accessibilityIdentifier = "box"
    box.isUserInteractionEnabled = true
    root.addSubview(box)
    window.addSubview(root)
    window.makeKeyAndVisible()
    return StartedApplication(application, with: window)
  }

  private func tap(at point: CGPoint) -> InputRecording {
    func sample(_ phase: ContactSample.Phase, _ time: TimeInterval) -> InputEvent {
      .contact(ContactSample(id: .mouse, phase: phase, location: point, timestamp: time))
    }
    var recording = InputRecording(
      header: RecordingHeader(scene: "counting", size: Self.size, seed: 0, startTime: 1)
    )
    recording.frames = [
      RecordedFrame(events: [sample(.began, 1.1)], time: 1.1),
      RecordedFrame(events: [sample(.ended, 1.2)], time: 1.2),
    ]
    return recording
  }

  @Test("the application that a user touches notices nothing, and stays the shared one")
  func unnoticed() throws {
    let live = Self.start(on: Self.size, at: 0)
    let root = try #require(live.application.windows.first?.subviews.first as? Counting)
    let map = HitMapping.map(size: Self.size, start: Self.start)
    #expect(map.areas.map(\.pixels) == [60 * 40 - 400, 400])
    #expect(root.count == 0)
    #expect(UIApplication.shared === live.application)
  }

  @Test("after a recording's frames the map is of what the input did")
  func replayed() throws {
    let live = Self.start(on: Self.size, at: 0)
    let recording = tap(at: CGPoint(x: 50, y: 30))
    func place(frames: Int) -> Int? {
      let map = HitMapping.map(
        after: recording,
        frames: frames,
        measuring: CairoRenderer(),
        start: Self.start
      )
      return (0..<60).first { map.grid.receiver(column: $0, row: 5)?.identifier == "box" }
    }
    #expect(place(frames: 0) == 0)
    #expect(place(frames: 1) == 20)
    #expect(place(frames: .max) == 20)
    #expect(UIApplication.shared === live.application)
  }

  @Test("the same scene has the same map, pixel for pixel")
  func repeated() {
    let maps = (0..<2).map { _ in HitMapping.map(size: Self.size, scale: 2, start: Self.start) }
    #expect(maps[0].grid.width == 120 && maps[0].grid.height == 80)
    #expect(maps[0].grid.rows == maps[1].grid.rows)
    #expect(maps[0].text() == maps[1].text())
  }
}
