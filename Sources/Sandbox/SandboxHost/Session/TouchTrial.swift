package import TouchTrace
package import Foundation
package import Inspector
import TouchInput
package import TouchKit

/// A short touch that is played in an application for only one question.
package struct TouchTrial {
  /// The views before the touch.
  let tree: TreeSnapshot
  private let application: UIApplication
  private let facts: AppFacts
  private let names: ViewNames

  /// Prepares questions about an application and its views.
  package init(
    in application: UIApplication,
    tree: TreeSnapshot,
    facts: AppFacts,
    names: ViewNames
  ) {
    (self.application, self.tree, self.facts) = (application, tree, facts)
    self.names = names
  }

  /// Returns the path of a short touch at a point, and its end.
  package func explanation(ofTouchAt point: CGPoint) -> Explanation {
    let (former, log) = (application.traceSink, TraceLog())
    let start = application.currentTime
    application.traceSink = log
    send(.began, point, at: start)
    application.advance(to: start + 0.05)
    send(.ended, point, at: start + 0.05)
    application.advance(to: start + 1)
    application.traceSink = former
    let explanation =
      Explanation(touch: touch(in: log.records), in: log.records, tree: tree)
      ?? Explanation(reports: [], tree: tree)
    return explanation.withoutGuesses(facts)
  }

  /// Returns all reasons for which the view at an index may not react to a finger.
  ///
  /// The finger is at a point, or at the view's centre.
  package func diagnosis(of index: Int, at point: CGPoint?) -> TouchDiagnosis {
    let places = TouchDiagnosis.places(of: tree.views[index])
    // An accessibility tree contains no order of views, so no hit test decides a check.
    let isFramesOnly = facts.areFramesOnly(tree.path(to: index), in: tree)
    let samples = isFramesOnly ? [] : places.map { application.hitTestReports(at: $0) }
    let explanation = explanation(ofTouchAt: point ?? places.first ?? .zero)
    // For an element without a view, the view that displays it acts.
    let isElement = facts[tree.views[index].node]?.isElement ?? false
    let host = isElement ? tree.views[index].parent : nil
    return TouchDiagnosis(
      of: host ?? index,
      element: host == nil ? nil : index,
      tap: explanation,
      samples: samples,
      facts: facts,
      names: names
    )
  }

  private func send(_ phase: ContactSample.Phase, _ point: CGPoint, at time: TimeInterval) {
    let sample = ContactSample(id: .mouse, phase: phase, location: point, timestamp: time)
    application.send(.contacts([ContactChange(sample: sample)]))
  }

  /// Returns the number of the touch, which is the first one in the records.
  private func touch(in records: some Sequence<TraceRecord>) -> Int {
    for record in records {
      switch record.event {
      case .hitTest(_, let touch), .dropped(let touch, _): return touch
      default: continue
      }
    }
    return 1
  }
}
