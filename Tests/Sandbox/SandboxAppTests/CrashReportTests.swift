import Foundation
import Testing

@testable import SandboxApp

@Suite("Reports about crashed code")
struct CrashReportTests {
  @Test("a note that was asked for is no trap, and hides none")
  func trap() {
    let asked = "ready\nsignal \(SIGUSR2)\nmoment 1.5\nend\n"
    #expect(CrashReport.trap(in: asked) == nil)
    #expect(CrashReport.trap(in: asked + "signal \(SIGILL)\nmoment 2.9\nend\n") == SIGILL)
    #expect(CrashReport.trap(in: "ready\n") == nil)
  }

  @Test(
    "a function has its own name, also a private one",
    arguments: [
      ("$s4Card0A10ControllerC3buy027_C7556028E38B4A7941F821B570F4BCFELLyyF", "buy"),
      ("$s4Card0A10ControllerC3buyyyF", "buy"), ("main", "main"),
    ]
  )
  func name(symbol: String, name: String) {
    #expect(CrashReport.shortName(symbol) == name)
  }
}
