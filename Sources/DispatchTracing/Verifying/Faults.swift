/// Collects the promises that were broken.
struct Faults {
  private let subject: String
  private(set) var found: [String] = []

  init(_ subject: String) {
    self.subject = subject
  }

  /// Notes a promise unless it was kept.
  mutating func expect(_ isKept: Bool, _ promise: @autoclosure () -> String) {
    if !isKept { found.append("\(subject) \(promise())") }
  }
}
