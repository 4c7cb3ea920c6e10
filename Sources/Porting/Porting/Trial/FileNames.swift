/// The names of a module's files.
enum FileNames {
  /// Returns the last components of paths; duplicates get a number.
  static func distinct(_ paths: [String]) -> [String] {
    var taken: [String: Int] = [:]
    return paths.map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? "File.swift"
      let count = taken[name, default: 0] + 1
      taken[name] = count
      return count == 1 ? name : "\(count)-\(name)"
    }
  }

  /// Returns the names of compiled files with line directives.
  ///
  /// The compiler warns if a file has the name of the path in its directive. Only the name
  /// `main.swift` has a meaning for the compiler.
  static func ported(_ paths: [String]) -> [String] {
    distinct(paths).map { name in
      guard name != "main.swift", name.hasSuffix(".swift") else { return name }
      return name.dropLast(6) + ".ported.swift"
    }
  }
}
