import TouchTrace
package import TouchInput
package import SandboxHost
package import CairoRenderer
package import Foundation
import TouchScripts

/// The results of a recording, as expectations of a touch script.
package enum DeliverySummary {
  /// Returns a line for each responder that received touches, in the order of their first touches.
  package static func expectations(
    of recording: InputRecording,
    in start: (CGSize, TimeInterval) -> StartedApplication,
    renderer: CairoRenderer = CairoRenderer()
  ) -> [String] {
    let log = TraceLog(capacity: 1_000_000)
    Player(recording, of: start, measuring: renderer, listener: log).play()
    var order: [String] = []
    var phases: [String: [String]] = [:]
    for record in log.records {
      guard case .delivered(let delivery) = record.event else { continue }
      let name = delivery.receiver.name
      if phases[name] == nil { order.append(name) }
      // The list of a script contains each phase only once.
      if phases[name]?.contains(delivery.phase.rawValue) != true {
        phases[name, default: []].append(delivery.phase.rawValue)
      }
    }
    return order.map { name in
      "expect \(ScriptText.word(name)) got \((phases[name] ?? []).joined(separator: ", "))"
    }
  }
}
