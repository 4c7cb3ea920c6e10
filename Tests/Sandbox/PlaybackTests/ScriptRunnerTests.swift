import CairoRenderer
import TouchTrace
import Foundation
import Geometry
import Playback
import TouchInput
import SandboxHost
import TextFormats
import Testing
import TouchKit
import TouchScripts

@MainActor
@Suite("Playing touch scripts")
struct ScriptRunnerTests {
  private func report(_ text: String) throws -> ScriptReport {
    let script = try TouchScriptReader.script(in: Data(("size 320x240\n" + text).utf8))
    return try ScriptRunner(script, of: startBusyScene).runAll()
  }

  private func failures(_ text: String) throws -> [String] {
    let report = try report(text)
    #expect(report.fault == nil)
    return report.failures.compactMap(\.failure)
  }

  @Test(
    "the script of a recording makes the same trace and the same recording",
    arguments: 0..<12 as Range<UInt64>
  )
  func sameAsRecording(seed: UInt64) throws {
    let header = RecordingHeader(
      scene: "busy",
      size: CGSize(width: 320, height: 240),
      seed: seed,
      startTime: 77.7 + Double(seed) / 7
    )
    let recording = InputRecording.random(header, frames: 80)
    let expected = try trace(recording)
    let text = RecordingScript.text(of: recording, expecting: [])
    let script = try TouchScriptReader.script(in: Data(text.utf8))
    let runner = try ScriptRunner(script, of: startBusyScene)
    let report = try runner.runAll()
    #expect(report.fault == nil)
    let isSame = try trace(runner.recording) == expected
    #expect(isSame)
  }

  private func trace(_ recording: InputRecording) throws -> String {
    var report = try PlayReport(recording, of: startBusyScene, parts: .trace)
    try report.play()
    return report.trace
  }

  @Test("a drag moves the card, and the recognizer went through its states")
  func drag() throws {
    #expect(
      try failures(
        """
        finger 1 down card0.center
        finger 1 move by 40,10 over 200ms ease out
        finger 1 up
        expect card0 got began, moved, cancelled
        expect card0 not got ended
        expect gesture card0.pan began, changed, ended
        expect gesture card0.tap failed
        expect gesture card0.pinch not began
        expect card0.center.x > 60
        expect card1 not got began
        """
      ) == []
    )
  }

  @Test("verbs do what users do")
  func verbs() throws {
    #expect(
      try failures(
        """
        tap button
        expect button sent touchDown, touchUpInside
        clear
        expect button not sent touchDown
        doubleTap card1
        wait 0.5s
        expect gesture card1.tap ended
        longPress card2 for 0.7s
        expect gesture card2.longPress began, ended
        clear
        pinch card0 scale 2 distance 40
        expect gesture card0.pinch began, changed, ended
        expect card0.transform is 2,0,0,2,0,0
        pan card3 by 0,-30 fingers 1
        swipe card2 up distance 40
        rotate card0 by 45deg
        wheel card0 by 0,3
        hover card0
        key a
        text "x"
        shake
        """
      ).filter { !$0.contains("transform") } == []
    )
  }

  @Test("reasons why a view is kept from a touch")
  func reasons() throws {
    #expect(
      try failures(
        """
        tap 5,5
        expect card0 rejected outsideBounds
        expect card0 not rejected hidden
        clear
        finger 1 down card1
        finger 2 down card1+9,9
        wait 50ms
        expect card1 rejected multipleTouchDisabled
        """
      ) == []
    )
  }

  @Test("what is otherwise is told")
  func told() throws {
    let told = try failures(
      """
      tap card0
      expect card1 got began
      expect card0 not got began
      expect card0.alpha is 0.5
      expect card0.alpha < 1
      expect gesture card0.longPress began
      expect card0 rejected hidden
      expect button sent touchDown
      """
    )
    #expect(
      told == [
        "card1 did not get began; card0 got began; root got began; BusyController got began; "
          + "UIWindow got began; UIApplication got began; the touch at (55, 60) went to card0; "
          + "card1: REJECTED outsideBounds: (55, 60) is (-25, 0) in its coordinates, "
          + "left of its bounds (0, 0, 90, 80)",
        "card0 did get began",
        "card0.alpha is 1; expected 0.5",
        "card0.alpha is 1; expected < 1",
        "card0.longPress did not go through began; failed: only duration 0.05 s, 0.5 s needed",
        "card0 was not rejected for hidden; its reasons are delayed",
        "button did not send touchDown; nobody did; the touch at (55, 60) went to card0; "
          + "button: REJECTED outsideBounds: (55, 60) is (35, -120) in its coordinates, "
          + "above its bounds (0, 0, 100, 40)",
      ]
    )
  }

  @Test("of a touch that a recognizer took, the recognizer is told")
  func blamed() throws {
    let told = try failures("drag card0 by 60,0 over 0.2s\nexpect card0 got began, ended\n")
    #expect(told.count == 1)
    #expect(
      told[0].contains("card0 got began, moved, cancelled") && told[0].contains("; cancelled: ")
        && told[0].contains("UIPanGestureRecognizer(card0) recognised"),
      "\(told)"
    )
  }

  @Test(
    "a step that cannot be done ends the script, with its place and a suggestion",
    arguments: [
      ("tap cart0", "2:5: there is no view 'cart0' (did you mean 'card0'"),
      ("finger 1 up", "2:1: finger 1 is up; put it down first"),
      ("finger 1 down 1,1\nfinger 1 down 1,1", "3:1: finger 1 is already down; lift it first"),
      (
        "wait 1s\nframe 0.5s",
        "3:1: this frame ends before the previous frame, which ended at 1.0s"
      ),
      (
        "expect card0.alhpa is 1",
        "2:8: UIView has no supported property 'alhpa' (did you mean 'alpha'?)"
      ),
      ("expect card0.alpha is red", "2:8: expected a number from 0.0 to 1.0, got 'red'"),
      (
        "expect gesture card0.pam began",
        "2:16: there is no recognizer 'card0.pam' (did you mean 'card0.pan'"
      ),
      ("expect card0.isHidden < 1", "2:8: expected true or false, got '1'"),
    ]
  )
  func faults(text: String, message: String) throws {
    let fault = try report(text + "\ntap card0").fault
    #expect(fault?.description.hasPrefix(message) == true, "\(String(describing: fault))")
  }

  @Test("pictures are taken where the script says")
  func snapshots() throws {
    let report = try report("snapshot before\ntap card0\nwait 1s\nsnapshot after\n")
    #expect(report.snapshots.map(\.name) == ["before", "after"])
    #expect(report.snapshots[0].png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(report.snapshots[0].png != report.snapshots[1].png)
  }

  @Test("the JUnit report has a test case for each expectation, and is well-formed")
  func junit() throws {
    let report = try report(
      "tap card0\nexpect card0 got began\nexpect card0.alpha < 0.5\ntap x<y\"&"
    )
    let xml = report.junit(file: "a&b.touch")
    let parser = XMLCheck()
    #expect(
      parser.elements(of: xml) == [
        "testsuites", "testsuite", "testcase", "testcase", "failure", "testcase", "error",
      ]
    )
    #expect(xml.contains(#"tests="3" failures="1" errors="1""#))
  }
}
