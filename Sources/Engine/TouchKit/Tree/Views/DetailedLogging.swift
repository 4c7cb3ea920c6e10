/// A kind of view that prints more of itself than its place and flags.
@MainActor protocol DetailedLogging: UIView {
  /// What it shows as text; nil for none.
  var logText: String? { get }
  /// What is printed behind its layer.
  var logTail: [String] { get }
}

extension DetailedLogging {
  var logText: String? { nil }
  var logTail: [String] { [] }
}
