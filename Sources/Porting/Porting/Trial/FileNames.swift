/// Names of the files of a module.
enum FileNames {
  /// The last parts of paths; of several files of one name the second and later get a number.
  static func distinct(_ paths: [String]) -> [String] {
    var taken: [String: Int] = [:]
    return paths.map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? "File.swift"
      let count = taken[name, default: 0] + 1
      taken[name] = count
      return count == 1 ? name : "\(count)-\(name)"
    }
  }

  /// The names of compiled files that give their lines the paths of others.
  ///
  /// The compiler warns if a file has the name of the path that it gives its lines. Only the name
  /// of `main.swift` means something to it.
  static func ported(_ paths: [String]) -> [String] {
    distinct(paths).map { name in
      guard name != "main.swift", name.hasSuffix(".swift") else { return name }
      return name.dropLast(6) + ".ported.swift"
    }
  }
}
