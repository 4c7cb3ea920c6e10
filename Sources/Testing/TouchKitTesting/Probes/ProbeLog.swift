import Foundation
public import TouchKit

/// The calls of probes, in order, one per line: `card.touchesBegan [f1]`.
///
/// Touches are numbered in the order in which they appear in the log.
@preconcurrency @MainActor
public final class ProbeLog {
  /// The calls so far.
  public private(set) var lines: [String] = []

  private var touches: [UITouch] = []

  // Isolated to no actor, for the reason given in `Stage`.
  nonisolated deinit {}

  /// Creates an empty log.
  public init() {}

  /// The calls as one text.
  public var text: String { lines.joined(separator: "\n") }

  /// Discards the calls so far, but not the numbers of the touches.
  public func clear() { lines = [] }

  /// Logs a call; probes that a test defines call it too.
  public func add(_ receiver: String, _ call: String, _ subjects: [String] = []) {
    let suffix = subjects.isEmpty ? "" : " [\(subjects.joined(separator: ", "))]"
    lines.append("\(receiver).\(call)\(suffix)")
  }

  /// Logs a call about touches.
  public func add(_ receiver: String, _ call: String, _ touches: Set<UITouch>) {
    let news = touches.filter { !self.touches.contains($0) }
    self.touches += news.sorted { $0.timestamp < $1.timestamp }
    add(receiver, call, touches.map(number).sorted().map { "f\($0)" })
  }

  /// Logs a call about keys and buttons.
  func add(_ receiver: String, _ call: String, _ presses: Set<UIPress>) {
    add(receiver, call, presses.map { $0.key?.charactersIgnoringModifiers ?? "press" }.sorted())
  }

  func name(of touch: UITouch) -> String {
    if !touches.contains(touch) { touches.append(touch) }
    return "f\(number(of: touch))"
  }

  /// Returns a point, distance or velocity as text, rounded to a tenth.
  static func text(of point: CGPoint) -> String {
    String(format: "%.1f %.1f", Double(point.x), Double(point.y))
  }

  private func number(of touch: UITouch) -> Int { (touches.firstIndex(of: touch) ?? -1) + 1 }
}

extension UIGestureRecognizer {
  /// The name of the recognizer in a log.
  var probeName: String { name ?? String(describing: type(of: self)) }
}
