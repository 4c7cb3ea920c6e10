import Foundation

/// The location of the library's package, which ported code depends on.
enum LibraryPlace {
  /// Returns the given folder, or the one that this program was built in.
  ///
  /// Prints an error and returns nil if the folder does not contain the library.
  static func find(given: String?) -> URL? {
    if let given {
      let folder = URL(fileURLWithPath: given)
      if holdsLibrary(folder) { return folder.resolvingSymlinksInPath() }
      PortOutput.tell(
        "error: expected the package TouchSandbox in \(given.debugDescription), a folder whose "
          + "Package.swift contains name: \"TouchSandbox\""
      )
      return nil
    }
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    var folder = URL(fileURLWithPath: program ?? CommandLine.arguments[0])
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if holdsLibrary(folder) { return folder }
    }
    PortOutput.tell(
      "error: expected the package TouchSandbox in a folder above this program; name it with "
        + "--library PATH, the folder that has its Package.swift"
    )
    return nil
  }

  private static func holdsLibrary(_ folder: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift").path
    let text = FileManager.default.contents(atPath: manifest).map {
      String(decoding: $0, as: UTF8.self)
    }
    return text?.contains("name: \"TouchSandbox\"") ?? false
  }
}
