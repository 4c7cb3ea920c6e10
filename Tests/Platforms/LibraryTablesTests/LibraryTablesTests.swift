import CChipmunk
import CClp
import CLibraryTables
import CSDL2
import Testing

@Suite("Libraries that are opened on first use")
struct LibraryTablesTests {
  @Test("each library opens, and has each function of its list")
  func everythingIsThere() {
    for number in 0..<library_count.rawValue {
      let problem = library_problem(library_number(number))
      #expect(problem.map { String(cString: $0) } == nil)
    }
    // Each call would end the program if a function were missing.
    #expect(sdl_open().SDL_GetTicks64() < .max)
    let clp = clp_open()
    clp.Clp_deleteModel(clp.Clp_newModel())
    let chipmunk = chipmunk_open()
    chipmunk.cpSpaceFree(chipmunk.cpSpaceNew())
  }

  @Test("a missing function ends the program as the loader does, and names the package")
  func missing() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(127),
      observing: [\.standardErrorContent]
    ) {
      var table: UnsafeMutableRawPointer?
      "Clp_none".withCString { name in
        var names: [UnsafePointer<CChar>] = [name]
        library_fill_table(library_clp, &table, &names, 1)
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("error while loading shared libraries: "))
    #expect(message.contains("Clp_none"))
    #expect(message.contains("Debian has it in the package coinor-libclp1."))
  }
}
