/// A kind of view whose description contains more than its frame and flags.
@MainActor protocol DetailedLogging: UIView {
  /// The displayed text; nil for none.
  var logText: String? { get }
  /// The parts of the description after the layer.
  var logTail: [String] { get }
}

extension DetailedLogging {
  var logText: String? { nil }
  var logTail: [String] { [] }
}
