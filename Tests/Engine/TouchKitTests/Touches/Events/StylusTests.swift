import TouchTrace
import Foundation
import Geometry
import Inspector
import TouchInput
import Testing
import TouchKitTestSupport
import TouchKitTesting

@testable import TouchKit

@MainActor
@Suite("The angles of a stylus")
struct StylusTests {
  private let stage = Stage()
  private let view: UIView

  init() {
    view = named("V", rect(0, 0, 414, 896))
    stage.rootView.addSubview(view)
  }

  private func send(_ phase: ContactSample.Phase, _ attributes: ContactAttributes) {
    let sample = ContactSample(
      id: ContactID(device: 1, finger: 9),
      phase: phase,
      location: CGPoint(x: 100, y: 100),
      timestamp: stage.time,
      attributes: attributes
    )
    stage.send([ContactChange(sample: sample)])
  }

  private func touch(_ attributes: ContactAttributes) throws -> UITouch {
    send(.began, attributes)
    return try #require(stage.application.touchesEvent.allTouches?.first)
  }

  private func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-12 }

  @Test("A touch has the angles that the device reported")
  func angles() throws {
    let touch = try touch(ContactAttributes(tool: .pencil, altitude: 0.5, azimuth: 4))
    #expect(touch.type == .pencil && touch.altitudeAngle == 0.5)
    #expect(isNear(touch.azimuthAngle(in: nil), 4) && isNear(touch.azimuthAngle(in: view), 4))
    let vector = touch.azimuthUnitVector(in: view)
    #expect(isNear(vector.dx, cos(4)) && isNear(vector.dy, sin(4)))
  }

  @Test("In a turned, scaled or mirrored view the direction is that of its coordinates")
  func turned() throws {
    let touch = try touch(ContactAttributes(tool: .pencil, altitude: 0.5, azimuth: 1))
    view.transform = CGAffineTransform(rotationAngle: 0.25).scaledBy(x: 3, y: 3)
    #expect(isNear(touch.azimuthAngle(in: view), 0.75))
    view.transform = CGAffineTransform(rotationAngle: 1.5)
    #expect(isNear(touch.azimuthAngle(in: view), 2 * .pi - 0.5))
    view.transform = CGAffineTransform(scaleX: -1, y: 1)
    #expect(isNear(touch.azimuthAngle(in: view), .pi - 1))
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    let vector = touch.azimuthUnitVector(in: view)
    #expect(isNear(hypot(vector.dx, vector.dy), 1))
    #expect(isNear(vector.dy / vector.dx, 2 * tan(1)))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    let singular = touch.azimuthUnitVector(in: view)
    #expect(isNear(hypot(singular.dx, singular.dy), 1))
  }

  @Test("In a turned window the direction of the screen becomes that of the window")
  func turnedWindow() throws {
    stage.rootView.window?.transform = CGAffineTransform(rotationAngle: 0.1)
    let touch = try touch(ContactAttributes(tool: .pencil, altitude: 0.5, azimuth: 2))
    #expect(isNear(touch.azimuthAngle(in: nil), 1.9) && isNear(touch.azimuthAngle(in: view), 1.9))
  }

  @Test("Everything else is upright and leans along x, whatever its device reports")
  func others() throws {
    for tool in [ContactAttributes.Tool.finger, .pointer] {
      let touch = try touch(ContactAttributes(tool: tool, altitude: 0.5, azimuth: 1))
      #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: view) == 0)
      #expect(touch.azimuthUnitVector(in: view) == CGVector(dx: 1, dy: 0))
      send(.ended, ContactAttributes(tool: tool))
    }
    let upright = try touch(ContactAttributes(tool: .pencil))
    #expect(upright.altitudeAngle == .pi / 2 && upright.azimuthAngle(in: view) == 0)
  }

  @Test("Numbers that are no angles are put right; another angle is news, at the same place")
  func news() throws {
    let touch = try touch(ContactAttributes(tool: .pencil, altitude: .nan, azimuth: .infinity))
    #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: view) == 0)
    send(.moved, ContactAttributes(tool: .pencil, altitude: 7, azimuth: -1e300 * 0))
    #expect(stage.transcript == "V.began [f1]")
    send(.moved, ContactAttributes(tool: .pencil, altitude: -1, azimuth: -1))
    #expect(stage.transcript == "V.began [f1]\nV.moved [f1]")
    #expect(touch.altitudeAngle == 0 && isNear(touch.azimuthAngle(in: view), 2 * .pi - 1))
  }

  @Test("The trace and the explanation tell the angles")
  func told() throws {
    _ = try touch(ContactAttributes(tool: .pencil, altitude: .pi / 3, azimuth: .pi / 4))
    let snapshots = stage.log.records.compactMap { record -> TouchSnapshot? in
      guard case .assigned(let assignment) = record.event else { return nil }
      return assignment.touch
    }
    let snapshot = try #require(snapshots.first)
    #expect(snapshot.attributes.altitude == .pi / 3 && snapshot.attributes.azimuth == .pi / 4)
    let tree = stage.application.treeSnapshot()
    let explanation = try #require(Explanation(touch: 1, in: stage.log.records, tree: tree))
    let text = explanation.list()
    #expect(text.contains("Then, with f1, a stylus at 60° to the screen, leaning towards 45°:"))
    #expect(explanation.list(in: .chinese).contains("随后，f1（触控笔与屏幕成 60°，倾向 45°）："))
  }
}
