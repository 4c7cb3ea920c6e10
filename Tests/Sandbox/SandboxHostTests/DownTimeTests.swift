import Inspector
import Testing

@testable import SandboxHost

@Suite("For how long a finger has been down")
struct DownTimeTests {
  @Test(
    "it is told in tenths of a second, in seconds, in minutes, and until when that is true",
    arguments: [
      (-1, "0.0 s", 0.1), (0, "0.0 s", 0.1), (0.09, "0.0 s", 0.1), (0.1, "0.1 s", 0.2),
      (0.42, "0.4 s", 0.5), (0.3 - 1e-9, "0.3 s", 0.4), (9.95, "9.9 s", 10), (10, "10 s", 11),
      (59.5, "59 s", 60), (60, "1 min", 120), (3599, "59 min", 3600),
    ]
  )
  func words(seconds: Double, text: String, end: Double) {
    let time = DownTime(soFar: seconds, in: .english)
    #expect(time.text == text)
    #expect(abs((time.end ?? 0) - end) < 1e-9)
  }

  @Test("when it is over, to the hundredth")
  func over() {
    #expect(DownTime(whole: 0.426).text == "0.43 s")
    #expect(DownTime(whole: 0.426).end == nil)
  }

  @Test("Chinese has its own word for minutes")
  func chinese() {
    #expect(DownTime(soFar: 125, in: .chinese).text == "2 分钟")
  }
}
