import TouchTrace
import Foundation
import Geometry
import Synchronization
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("What cannot be fails at once")
struct MisuseTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100))

  /// Returns the message of each failure that the closure causes.
  private func failures(_ body: () -> Void) -> [String] {
    let messages = Mutex<[String]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      messages.withLock { $0.append(text) }
      return issue.sourceLocation?.fileName.hasSuffix(".swift") == true
    }
    return messages.withLock(\.self)
  }

  @Test("A finger that is up cannot move or lift, one that is down cannot come down")
  func fingers() {
    let finger = stage.makeFinger()
    #expect(failures { finger.move(10, 10) } == ["invalid finger call: moved while up"])
    #expect(failures { finger.up() } == ["invalid finger call: ended while up"])
    finger.down(10, 10)
    #expect(failures { finger.down(20, 20) } == ["invalid finger call: began while down"])
    finger.cancel()
    #expect(failures { finger.cancel() } == ["invalid finger call: cancelled while up"])
    #expect(finger.location == nil)
    #expect(stage.transcript(.deliveries).hasPrefix("impossible: invalid finger call"))
  }

  @Test("The failure stands at the line that asked")
  func place() {
    withKnownIssue {
      stage.finger.move(CGPoint(x: 1, y: 1), line: 4711)
    } matching: {
      $0.sourceLocation?.line == 4711 && $0.sourceLocation?.fileName == "MisuseTests.swift"
    }
  }

  /// Returns the file, line and column of each failure that the closure causes.
  private func places(_ body: () -> Void) -> [String] {
    let places = Mutex<[String]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      let place = issue.sourceLocation
      places.withLock {
        $0.append("\(place?.fileID ?? "") \(place?.line ?? 0) \(place?.column ?? 0)")
      }
      return true
    }
    return places.withLock(\.self)
  }

  @Test("Every verb fails at the line and column of its caller")
  func verbs() {
    let (stage, finger) = (stage, stage.finger)
    let nowhere = CGPoint(x: 1, y: 1)
    let verbs: [(UInt, UInt) -> Void] = [
      { finger.tap("x", line: $0, column: $1) },
      { finger.doubleTap("x", line: $0, column: $1) },
      { finger.longPress("x", line: $0, column: $1) },
      { finger.press("x", for: 1, thenDragTo: nowhere, line: $0, column: $1) },
      { finger.press(nowhere, for: 1, thenDragTo: "x", line: $0, column: $1) },
      { finger.drag(from: "x", by: .zero, line: $0, column: $1) },
      { finger.drag(from: "x", to: nowhere, line: $0, column: $1) },
      { finger.drag(from: nowhere, to: "x", line: $0, column: $1) },
      { finger.swipe("x", .up, line: $0, column: $1) },
      { finger.glide(to: nowhere, line: $0, column: $1) },
      { finger.move(along: [nowhere], over: 0, line: $0, column: $1) },
      { finger.move(nowhere, line: $0, column: $1) }, { finger.move(1, 1, line: $0, column: $1) },
      { finger.up(line: $0, column: $1) }, { finger.cancel(line: $0, column: $1) },
      { stage.perform([.move(finger, nowhere)], line: $0, column: $1) },
      { stage.tap("x", line: $0, column: $1) },
      { stage.tap("x", touches: 2, line: $0, column: $1) },
      { stage.twoFingerTap("x", line: $0, column: $1) },
      { stage.drag(from: "x", by: .zero, line: $0, column: $1) },
      { stage.pinch("x", scale: 2, line: $0, column: $1) },
      { stage.rotate("x", by: 1, line: $0, column: $1) },
      { stage.pan("x", by: .zero, line: $0, column: $1) },
      { stage.pivot("x", by: 1, line: $0, column: $1) },
      { stage.move([(finger, [nowhere])], over: 0, line: $0, column: $1) },
      { stage.mouse.hover("x", line: $0, column: $1) },
      { stage.mouse.wheel("x", deltaY: 1, line: $0, column: $1) },
      { _ = stage.explanation(of: "x", line: $0, column: $1) },
    ]
    for (number, verb) in verbs.enumerated() {
      let (line, column) = (UInt(1000 + number), UInt(number + 1))
      #expect(
        places { verb(line, column) } == [
          "TouchKitTestingTests/MisuseTests.swift \(line) \(column)"
        ]
      )
    }
  }

  @Test("A verb that is called without saying so fails where it stands")
  func ownPlace() {
    let line = #line + 1
    #expect(places { stage.finger.tap("x") }.first?.contains(" \(line) ") == true)
  }

  @Test("There is no touching what is not on the stage")
  func targets() {
    let loose = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      failures { stage.tap(loose) } == ["UIView is not in a window; add it to the stage first"]
    )
    #expect(
      failures { stage.tap("play") }
        == ["there is no view with the identifier “play” on the stage"]
    )
  }
}
