import Testing

@testable import SandboxApp

@Suite("Code that never returns is told from code that is called again and again")
struct LoopWatchTests {
  private func note(_ moment: String?) -> String {
    "ready\nsignal 12\nframe 12 /lib\n" + (moment.map { "moment \($0)\n" } ?? "") + "end\n"
  }

  @Test("code at one moment of the scene is reported once, and ended at last")
  func stuck() {
    var watch = LoopWatch()
    let findings = (0...LoopWatch.limit).map { _ in watch.take(note("1.5")) }
    let reported = findings.indices.filter { findings[$0] == .stuck }
    #expect(reported == [LoopWatch.patience])
    #expect(findings.indices.filter { findings[$0] == .over } == [LoopWatch.limit])
  }

  @Test("a scene whose time goes on is not stuck, nor is code that returned in between")
  func moving() {
    var watch = LoopWatch()
    for second in 0..<100 { #expect(watch.take(note("\(second)")) == .moving) }
    for _ in 0..<100 {
      #expect(watch.take(note("7")) == .moving)
      #expect(watch.take(note(nil)) == .moving)
    }
  }
}
