/// The recognizers that recognized simultaneously in a session.
///
/// The answers of delegates are not recorded. If two recognizers were active at the same moment,
/// neither prevented the other. One of their delegates must have allowed that.
package struct SharedGestures: Hashable, Sendable {
  private var partners: [Int: Set<Int>] = [:]

  /// Collects the simultaneous recognizers of a session.
  package init(_ session: TouchSession) {
    var busy: Set<Int> = []
    for step in session.steps {
      guard case .states(let states) = step.content else { continue }
      var over: Set<Int> = []
      for change in states.changes {
        switch change.state {
        case .began, .changed: busy.insert(change.recognizer)
        case .ended:
          busy.insert(change.recognizer)
          over.insert(change.recognizer)
        case .possible, .cancelled, .failed: busy.remove(change.recognizer)
        }
      }
      for first in busy {
        for second in busy where second != first { partners[first, default: []].insert(second) }
      }
      busy.subtract(over)
    }
  }

  /// Returns the recognizers that recognized simultaneously with one, by their numbers.
  package func partners(of recognizer: Int) -> Set<Int> { partners[recognizer] ?? [] }
}
