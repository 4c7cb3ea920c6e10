import Foundation
import SandboxTestSupport
import Testing

/// Tests on SDL's dummy driver, whose window is invisible and needs no display.
@Suite("Ending a run in a window")
struct TerminationTests {
  @Test(
    "a signal ends it in order, with the code that shells expect",
    arguments: [SIGINT, SIGTERM]
  )
  func signals(number: Int32) throws {
    let folder = try TemporaryFolder()
    let program = try BuiltProgram(environment: ["SDL_VIDEODRIVER": "dummy"])
      .start(["drag-touches", "--window", "--size", "200x100"], in: folder)
    #expect(program.waitForLine("ready 200x100"))
    program.signal(number)
    #expect(program.result().exitCode == 128 + number)
    #expect(try folder.names == [])
  }
}
