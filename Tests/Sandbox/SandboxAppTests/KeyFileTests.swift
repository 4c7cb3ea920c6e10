import SandboxHost
import TextFormats
import Testing

@testable import SandboxApp

@Suite("Files of keys")
struct KeyFileTests {
  @Test("a line binds other keys, remarks and empty lines say nothing")
  func reading() {
    let (table, problems) = KeyFile.read("# mine\n\nchain = Ctrl+K F5\n rejected =\n")
    #expect(problems.isEmpty)
    let help = table.helpText()
    #expect(help.contains("Ctrl+K F5"))
    #expect(!help.contains("  X  "))
    #expect(table != .sandbox)
  }

  @Test(
    "all that is wrong is told, with its place and what to write",
    arguments: [
      ("chain = F5\nchian = K", ["2:1: "], "did you mean chain"),
      ("chain = Hyper+K", ["1:9: "], "invalid key 'Hyper+K'"),
      ("chain = T", ["1:9: "], "T is the key of both 'chain' and 'touches'"),
      ("chain", ["1:1: "], "expected 'name = keys'"),
      (
        "  chian = K\nchain = Hyper+K F5 Hyper+J\n\nrejected = T\nslow = Ctrl+J\n",
        ["1:3: ", "2:9: ", "2:20: ", "4:12: "], "invalid key 'Hyper+J'"
      ),
    ]
  )
  func problems(text: String, places: [String], advice: String) {
    let problems = KeyFile.read(text).problems.map { $0.named("keys").report }
    #expect(problems.count == places.count)
    for (problem, place) in zip(problems, places) {
      #expect(problem.hasPrefix("keys:\(place)"), "\(problem)")
    }
    #expect(problems.contains { $0.contains(advice) }, "\(problems)")
  }
}
