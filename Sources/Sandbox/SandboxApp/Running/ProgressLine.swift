import Foundation
import SandboxHost

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The progress of a long operation on one line of a terminal; nothing without a terminal.
struct ProgressLine {
  private let total: Int
  private let isShown: Bool
  private var shown = -1

  private static let width = 30

  private static var isOnTerminal: Bool {
    isatty(STDERR_FILENO) == 1
      || ProcessInfo.processInfo.environment[LiveProgram.terminal] != nil
  }

  init(total: Int, isQuiet: Bool) {
    self.total = max(1, total)
    isShown = !isQuiet && total > 30 && Self.isOnTerminal
  }

  mutating func showCount(_ count: Int) {
    let percent = min(100, count * 100 / total)
    guard isShown, percent != shown else { return }
    shown = percent
    let done = Self.width * percent / 100
    let bar = String(repeating: "#", count: done) + String(repeating: "·", count: Self.width - done)
    let text = "\r[\(bar)] \(percent) %"
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  func finish() {
    if isShown { StandardError.write("") }
  }
}
