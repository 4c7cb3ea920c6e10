import CLibraryTables

/// The system libraries that the program opens by name on first use.
struct SystemLibraries {
  /// A library in the list of `CLibraryTables`.
  struct Library: Equatable {
    /// The name of its file, such as "libClp.so.1".
    var file: String
    /// The Debian package that contains it.
    var package: String
  }

  /// All libraries that are opened by name; linked libraries are always loaded.
  static var all: [Library] { numbers.map(library) }

  /// The libraries that cannot be opened.
  ///
  /// A call to one of their functions ends the program.
  static var missing: [Library] { numbers.filter { library_problem($0) != nil }.map(library) }

  private static var numbers: [library_number] {
    (0..<library_count.rawValue).map { library_number($0) }
  }

  private static func library(_ number: library_number) -> Library {
    let name = library_name_of(number)
    return Library(file: String(cString: name.file), package: String(cString: name.package))
  }

  /// Returns the finding that `doctor` reports.
  static func finding(missing: [Library]) -> DoctorCommand.Finding {
    let names = missing.map(\.file).joined(separator: ", ")
    return DoctorCommand.Finding(
      name: "libraries",
      problem: missing.isEmpty ? nil : "not found: \(names)",
      isNeeded: true,
      use: "windows, layout and dynamics",
      packages: missing.map(\.package),
      detail: "\(all.count) found"
    )
  }
}
