import CLateLibraries

/// The libraries of the system that the program loads when it needs them.
struct SystemLibraries {
  /// One of them, as the lists of `CLateLibraries` name it.
  struct Library: Equatable {
    /// The name of its file, such as "libcairo.so.2".
    var file: String
    /// The package of Debian that brings it.
    var package: String
  }

  /// All on the lists, in their order.
  static var all: [Library] {
    var libraries: [Library] = []
    while true {
      let next = late_library_at(Int32(libraries.count))
      guard let file = next.file_name, let package = next.package else { return libraries }
      libraries.append(Library(file: String(cString: file), package: String(cString: package)))
    }
  }

  /// Those that cannot be loaded here.
  ///
  /// A call of one of their functions would end the program.
  static var missing: [Library] { all.filter { late_library_problem($0.file) != nil } }

  /// What `doctor` tells of them.
  static func finding(missing: [Library]) -> DoctorCommand.Finding {
    let names = missing.map(\.file).joined(separator: ", ")
    return DoctorCommand.Finding(
      name: "libraries",
      problem: missing.isEmpty ? nil : "not found: \(names)",
      isNeeded: true,
      use: "pictures, windows, layout and dynamics",
      packages: missing.map(\.package),
      detail: "\(all.count) found"
    )
  }
}
