import CLateLibraries
import PangoDeclarations
import Testing

@Suite("Libraries that are loaded late")
struct LateLibrariesTests {
  @Test("each library on the lists is there, and has each function that its list names")
  func everythingIsThere() {
    #expect(late_libraries_problem().map { String(cString: $0) } == nil)
  }

  @Test("a library that is not there is told by its name")
  func missing() {
    let problem = late_library_problem("libtouch-sandbox-has-none.so.9").map { String(cString: $0) }
    #expect(problem?.contains("libtouch-sandbox-has-none.so.9") == true)
    #expect(late_library_problem("libcairo.so.2") == nil)
  }

  @Test("the lists are told library by library, each once, with the package that brings it")
  func packages() {
    var packages: [String: String] = [:]
    var count: Int32 = 0
    while let file = late_library_at(count).file_name, let package = late_library_at(count).package
    {
      packages[String(cString: file)] = String(cString: package)
      count += 1
    }
    #expect(packages.count == Int(count))
    #expect(packages["libcairo.so.2"] == "libcairo2")
    #expect(packages["libSDL2-2.0.so.0"] == "libsdl2-2.0-0")
    #expect(packages.count == 10)
  }

  @Test("what is declared of Pango here is what Pango declares")
  func pango() {
    // What the compiler compares of Pango's declarations is in that module's source.
    #expect(pango_declarations_are_equal() == 1)
  }
}
