import DispatchTracing
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

  /// The line of the test and the message of each failure that the closure makes.
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
    #expect(failures { finger.move(10, 10) } == ["a finger was told: moved while up"])
    #expect(failures { finger.up() } == ["a finger was told: ended while up"])
    finger.down(10, 10)
    #expect(failures { finger.down(20, 20) } == ["a finger was told: began while down"])
    finger.cancel()
    #expect(failures { finger.cancel() } == ["a finger was told: cancelled while up"])
    #expect(finger.location == nil)
    #expect(stage.transcript(.deliveries).hasPrefix("impossible: a finger was told"))
  }

  @Test("The failure stands at the line that asked")
  func place() {
    withKnownIssue {
      stage.finger.move(CGPoint(x: 1, y: 1), line: 4711)
    } matching: {
      $0.sourceLocation?.line == 4711 && $0.sourceLocation?.fileName == "MisuseTests.swift"
    }
  }

  @Test("There is no touching what is not on the stage")
  func targets() {
    let loose = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(failures { stage.tap(loose) } == ["UIView is in no window; add it to the stage first"])
    #expect(
      failures { stage.tap("play") }
        == ["there is no view with the identifier “play” on the stage"]
    )
  }
}
