import TouchTrace
import Foundation

/// Made-up records, as an engine would write them.
enum Samples {
  static let window = node(1, .window, "UIWindow")
  static let root = node(2, .view, "UIView", "root")
  static let card = node(3, .view, "CardView", "card")
  static let shade = node(4, .view, "UIView", "shade")

  static func node(
    _ id: Int,
    _ kind: NodeSnapshot.Kind,
    _ typeName: String,
    _ identifier: String? = nil
  ) -> NodeSnapshot {
    NodeSnapshot(
      id: NodeID(id),
      kind: kind,
      typeName: typeName,
      identifier: identifier,
      quad: nil
    )
  }

  static func touch(_ number: Int, _ phase: TouchSnapshot.Phase = .began) -> TouchSnapshot {
    TouchSnapshot(
      number: number,
      phase: phase,
      location: CGPoint(x: 10, y: 20),
      previousLocation: .zero,
      tapCount: 1,
      timestamp: 1,
      view: nil
    )
  }

  static func delivery(_ numbers: Int..., to node: NodeSnapshot) -> TouchDelivery {
    TouchDelivery(phase: .began, receiver: node, touches: numbers.map { touch($0) })
  }

  static func records(_ events: TraceEvent...) -> [TraceRecord] {
    events.enumerated().map { TraceRecord(sequence: $0.offset + 1, time: 0, event: $0.element) }
  }

  static func step(
    _ node: NodeSnapshot,
    _ depth: Int,
    _ verdict: HitTestStep.Verdict
  ) -> HitTestStep {
    HitTestStep(node: node, askedBy: nil, depth: depth, point: .zero, verdict: verdict)
  }
}
