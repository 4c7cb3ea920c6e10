import Glibc

/// A file with information from the system, whose size is unknown beforehand.
enum ProcessFile {
  static func read(_ path: String) -> String? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = Glibc.read(file, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  /// Returns the processor time of a process in ticks; nil if it has ended.
  static func ticks(of process: pid_t) -> Int? {
    // The name in parentheses may contain spaces, so fields are counted after it.
    guard
      let fields = read("/proc/\(process)/stat")?.split(separator: ")").last?.split(separator: " "),
      fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12])
    else { return nil }
    return user + system
  }
}
