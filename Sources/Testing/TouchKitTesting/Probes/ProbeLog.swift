import Foundation
public import TouchKit

/// What probes were called with, in order, one line a call: `card.touchesBegan [f1]`.
///
/// Touches are numbered as they appear in the log.
@preconcurrency @MainActor
public final class ProbeLog {
  /// The calls so far.
  public private(set) var lines: [String] = []

  private var touches: [UITouch] = []

  // See `Stage`.
  nonisolated deinit {}

  /// Creates an empty log.
  public init() {}

  /// The calls as one text.
  public var text: String { lines.joined(separator: "\n") }

  /// Forgets the calls so far, but not the numbers of the touches.
  public func clear() { lines = [] }

  /// Notes a call; probes that a test defines call it too.
  public func add(_ receiver: String, _ call: String, _ subjects: [String] = []) {
    let suffix = subjects.isEmpty ? "" : " [\(subjects.joined(separator: ", "))]"
    lines.append("\(receiver).\(call)\(suffix)")
  }

  /// Notes a call about touches.
  public func add(_ receiver: String, _ call: String, _ touches: Set<UITouch>) {
    let news = touches.filter { !self.touches.contains($0) }
    self.touches += news.sorted { $0.timestamp < $1.timestamp }
    add(receiver, call, touches.map(number).sorted().map { "f\($0)" })
  }

  /// Notes a call about keys and buttons.
  func add(_ receiver: String, _ call: String, _ presses: Set<UIPress>) {
    add(receiver, call, presses.map { $0.key?.charactersIgnoringModifiers ?? "press" }.sorted())
  }

  func name(of touch: UITouch) -> String {
    if !touches.contains(touch) { touches.append(touch) }
    return "f\(number(of: touch))"
  }

  /// A point, or how far or fast something went, to a tenth.
  static func text(of point: CGPoint) -> String {
    String(format: "%.1f %.1f", Double(point.x), Double(point.y))
  }

  private func number(of touch: UITouch) -> Int { (touches.firstIndex(of: touch) ?? -1) + 1 }
}

extension UIGestureRecognizer {
  /// What a log calls the recognizer.
  var probeName: String { name ?? String(describing: type(of: self)) }
}
