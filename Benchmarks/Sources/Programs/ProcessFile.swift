import Glibc

/// What the system tells in a file of its own, which has no size beforehand.
enum ProcessFile {
  static func read(_ path: String) -> String? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = Glibc.read(file, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  /// How many ticks the processors worked for a process; nil if it has ended.
  static func ticks(of process: pid_t) -> Int? {
    // The name in parentheses may have spaces: fields are counted from behind it.
    guard
      let fields = read("/proc/\(process)/stat")?.split(separator: ")").last?.split(separator: " "),
      fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12])
    else { return nil }
    return user + system
  }
}
