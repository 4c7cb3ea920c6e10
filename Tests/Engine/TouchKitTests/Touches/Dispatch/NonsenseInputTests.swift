import TouchTrace
import Foundation
import TouchInput
import Testing
@testable import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// Tests with invalid input that bypasses the table that would repair it.
@MainActor
@Suite("Input that makes no sense")
struct NonsenseInputTests {
  private let stage = Stage()
  private let view: ScriptedView

  init() {
    view = ScriptedView("V", rect(0, 0, 414, 896))
    view.isMultipleTouchEnabled = true
    stage.rootView.addSubview(view)
  }

  private func send(
    _ phase: ContactSample.Phase,
    _ finger: Int64 = 1,
    at point: CGPoint = CGPoint(x: 5, y: 5),
    time: TimeInterval = 1,
    force: Double = 0
  ) {
    let sample = ContactSample(
      id: ContactID(device: 1, finger: finger),
      phase: phase,
      location: point,
      timestamp: time,
      attributes: ContactAttributes(force: force, radius: force)
    )
    stage.send([ContactChange(sample: sample)])
  }

  private var warnings: Int {
    stage.transcript(.incidents).split(separator: "\n").filter { $0.contains("warning") }.count
  }

  @Test(
    "I10: A finger that comes down nowhere is no touch",
    arguments: [CGFloat.nan, .infinity, -.infinity]
  )
  func nowhere(number: CGFloat) {
    send(.began, at: CGPoint(x: number, y: 5))
    send(.moved, at: CGPoint(x: 6, y: 5))
    send(.ended)
    #expect(stage.transcript == "" && warnings == 1)
  }

  @Test(
    "I10: A finger that moves nowhere stays where it was, and lifts",
    arguments: [CGFloat.nan, .infinity]
  )
  func lost(number: CGFloat) {
    var places: [CGPoint] = []
    view.onMoved = { _, touches, _ in places += touches.map { $0.location(in: nil) } }
    send(.began)
    send(.moved, at: CGPoint(x: number, y: number))
    send(.ended, at: CGPoint(x: number, y: 5))
    #expect(stage.transcript.hasSuffix("V.ended [f1]") && warnings == 1)
    #expect(places.allSatisfy { $0 == CGPoint(x: 5, y: 5) })
  }

  @Test("Places as far away as numbers go are places")
  func absurd() {
    send(.began)
    send(.moved, at: CGPoint(x: 1e30, y: -1e300))
    send(.moved, at: CGPoint(x: CGFloat.greatestFiniteMagnitude, y: CGFloat.leastNonzeroMagnitude))
    send(.ended, at: CGPoint(x: -0.0, y: -1e308))
    #expect(stage.transcript.hasSuffix("V.ended [f1]"))
    send(.began, 2, at: CGPoint(x: 1e30, y: 1e30))
    #expect(stage.transcript(.incidents).contains("f2 dropped: noWindow"))
    send(.moved, 2)
    send(.ended, 2)
    #expect(warnings == 0)
  }

  @Test("I05: Times that run backwards stand still")
  func backwards() {
    var times: [TimeInterval] = []
    view.onMoved = { _, touches, event in
      times += touches.map(\.timestamp) + [event?.timestamp ?? -1]
    }
    send(.began, time: 10)
    send(.moved, at: CGPoint(x: 6, y: 6), time: 3)
    send(.moved, at: CGPoint(x: 7, y: 7), time: -5)
    send(.moved, at: CGPoint(x: 8, y: 8), time: .nan)
    send(.ended, time: .infinity)
    #expect(times == Array(repeating: 10, count: 6) && warnings == 1)
    #expect(stage.transcript.hasSuffix("V.ended [f1]"))
  }

  @Test("A finger that comes down at no time comes down now")
  func timeless() {
    stage.advance(by: 2)
    var time: TimeInterval?
    view.onBegan = { _, touches, _ in time = touches.first?.timestamp }
    send(.began, time: .nan, force: .nan)
    send(.ended, time: 3, force: -.infinity)
    #expect(time == 2 && warnings == 1)
    #expect(stage.transcript == "V.began [f1]\nV.ended [f1]")
  }

  @Test("Fingers nobody knows, and lifts without a landing, are nothing")
  func unknown() {
    send(.moved, 7)
    send(.ended, 7)
    send(.cancelled, 8)
    send(.ended, 9)
    #expect(stage.transcript == "" && warnings == 1)
  }

  @Test("X02: A finger that comes down twice is one touch")
  func twice() {
    send(.began)
    send(.began, at: CGPoint(x: 50, y: 50))
    send(.ended)
    send(.ended)
    #expect(stage.transcript == "V.began [f1]\nV.ended [f1]" && warnings == 2)
  }

  @Test("Ignored and cancelled fingers may go on as they like")
  func silent() {
    send(.began)
    stage.send(.focusLost)
    send(.moved)
    send(.ended)
    stage.application.beginIgnoringInteractionEvents()
    send(.began, 2)
    send(.moved, 2)
    send(.ended, 2)
    #expect(warnings == 0)
  }

  @Test("A thousand fingers come down and lift")
  func thousand() {
    let stage = Stage()
    stage.rootView.isMultipleTouchEnabled = true
    stage.application.traceSink = nil
    let fingers = (0..<1000).map { _ in stage.makeFinger() }
    stage.perform(fingers.enumerated().map { .down($1, CGPoint(x: $0 % 400, y: $0 / 2)) })
    #expect(stage.application.liveTouchCount == 1000)
    stage.perform(fingers.map { .move($0, CGPoint(x: 9, y: 9)) })
    stage.perform(fingers.map { .up($0, nil) })
    #expect(stage.application.liveTouchCount == 0)
  }

  @Test(
    "I55, X09: Of a thousand fingers the table lets through what it holds, and counts the others"
  )
  func limit() {
    var table = ContactTable()
    func events(_ phase: ContactSample.Phase) -> [InputEvent] {
      (0..<1000).map { number in
        .contact(
          ContactSample(
            id: ContactID(device: 1, finger: number),
            phase: phase,
            location: CGPoint(x: 5, y: 5),
            timestamp: 1
          )
        )
      }
    }
    for batch in InputBatcher().batches(from: table.admit(events(.began) + events(.ended))) {
      stage.application.send(batch)
    }
    #expect(table.counters.overLimit == 1000 - ContactTable.usualLimit)
    #expect(stage.unfinishedTouches == [] && stage.violations == [] && warnings == 0)
  }
}

@MainActor
extension UIApplication {
  fileprivate var liveTouchCount: Int {
    let window = windows.first
    return window?.rootViewController?.view.map { view in touches(of: view) } ?? 0
  }

  private func touches(of view: UIView) -> Int { router.event.touches(for: view)?.count ?? 0 }
}
