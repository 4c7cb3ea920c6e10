import SandboxTestSupport
import Testing

@testable import SandboxApp

@Suite("Addresses of 'serve'")
struct ServedAddressTests {
  @Test(
    "A proxy's address is a scheme, a name and perhaps a port",
    arguments: [
      ("https://sandbox.example.org", true), ("HTTP://a:8080/", true),
      ("https://a.example:443", true),
      ("sandbox.example.org", false), ("ftp://a", false), ("https://", false),
      ("https://a/path", false), ("https://user@a", false), ("https://a b", false),
      ("https://-a", false), ("https://a\n", false), ("https://[::1]", false),
    ]
  )
  func proxies(text: String, isPublic: Bool) {
    #expect(ServedAddress.isPublic(text) == isPublic)
  }

  @Test("A wrong address is said with what was expected, and nothing is served")
  func refusal() throws {
    let arguments = ["serve", "--public-address", "sandbox.example.org"]
    let result = try BuiltProgram().run(arguments, in: TemporaryFolder())
    #expect(result.exitCode == 64 && result.output == "")
    #expect(result.errors.contains("https://sandbox.example.org, got 'sandbox.example.org'"))
  }
}
