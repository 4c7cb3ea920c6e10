import Glibc

/// The memory of a process, in megabytes, as the system counts it.
struct ProcessMemory {
  /// The present memory.
  let resident: Double

  /// Reads the memory of a process; nil if it has ended.
  init?(of process: pid_t = getpid()) {
    guard let text = ProcessFile.read("/proc/\(process)/status") else { return nil }
    func megabytes(_ key: String) -> Double? {
      guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(key) }) else {
        return nil
      }
      let words = line.split { $0 == " " || $0 == "\t" }
      return words.dropFirst().first.flatMap { Double($0) }.map { $0 * 1024 / 1e6 }
    }
    guard let resident = megabytes("VmRSS:") else { return nil }
    self.resident = resident
  }
}
