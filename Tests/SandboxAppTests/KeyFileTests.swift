import SandboxHost
import SourceText
import Testing

@testable import SandboxApp

@Suite("Files of keys")
struct KeyFileTests {
  @Test("a line binds other keys, remarks and empty lines say nothing")
  func reading() throws {
    let table = try KeyFile.table(reading: "# mine\n\nchain = Ctrl+K F5\n rejected =\n")
    let help = table.helpText()
    #expect(help.contains("Ctrl+K F5"))
    #expect(!help.contains("  X  "))
    #expect(table != .sandbox)
  }

  @Test(
    "what is wrong is told with its line and what to write",
    arguments: [
      ("chain = F5\nchian = K", "2:1: ", "did you mean chain"),
      ("chain = Hyper+K", "1:1: ", "'Hyper+K' is no key"),
      ("chain = T", "1:1: ", "T would be the key of both 'chain' and 'touches'"),
      ("chain", "1:1: ", "expected 'name = keys'"),
    ]
  )
  func problems(text: String, place: String, advice: String) {
    do {
      _ = try KeyFile.table(reading: text)
      Issue.record("expected a complaint")
    } catch {
      #expect(error.named("keys").report.hasPrefix("keys:\(place)"))
      #expect(error.report.contains(advice), "\(error.report)")
    }
  }
}
