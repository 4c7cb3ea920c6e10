import TouchTrace
import Foundation
import Geometry
import Inspector
import TouchKit

extension SceneTools {
  /// The largest distance of a question from a touch that it is about, in points.
  private static let reach = 3.0

  /// Returns the hit-test of a finger at a point.
  ///
  /// If the latest touch near the point hit the same view, the explanation includes the result of the touch.
  func explanation(
    at point: CGPoint,
    after records: some BidirectionalCollection<TraceRecord>
  ) -> Explanation {
    let tree = application.treeSnapshot()
    let reports = application.hitTestReports(at: point)
    let plain = Explanation(reports: reports, tree: tree)
    guard let index = records.lastIndex(where: { isHitTest($0.event, like: plain) }),
      case .hitTest(_, let touch) = records[index].event
    else { return plain }
    let fate = TouchFate(of: touch, in: Array(records[index...]), tree: tree)
    return Explanation(reports: reports, tree: tree, fate: fate)
  }

  private func isHitTest(_ event: TraceEvent, like explanation: Explanation) -> Bool {
    guard case .hitTest(let report, _) = event, report.result?.id == explanation.receiver?.id else {
      return false
    }
    let (x, y) = (report.place.x - explanation.point.x, report.place.y - explanation.point.y)
    return hypot(Double(x), Double(y)) <= Self.reach
  }

  /// The centre of the selected view on the screen.
  var selectedMiddle: CGPoint? { mark?.node.quad?.center }

  /// The marks of problems in the views, at their locations.
  var lintMarks: [LintMark] {
    let tree = application.treeSnapshot()
    return TreeLint(tree).findings.compactMap { finding in
      tree.views[finding.index].node.quad.map { LintMark(rule: finding.rule, quad: $0) }
    }
  }
}
