import Foundation
import TouchInput

/// Logs a warning once for each kind of invalid input, and what the engine does about it.
///
/// The built-in input sources send no invalid input, but programs can send any input to the application. `TouchIntake`
/// detects the faults and repairs the input.
@MainActor
struct InputComplaints {
  /// A kind of invalid input.
  enum Fault: String {
    case nowhere = "came down at an invalid location (not a number); it is ignored"
    case lost = "moved to an invalid location (not a number); it stays where it was"
    case unknown = "moved or lifted before it came down; it is ignored"
    case twice = "came down twice without lifting; the second time is ignored"
    case younger = "reported a time before the previous one; the previous time is used"
    case timeless = "came down at an invalid time (not a number); the current time is used"
  }

  /// The ignored or cancelled fingers, whose samples are ignored until they lift.
  private var silent: Set<ContactID> = []
  private var told: Set<Fault> = []

  /// The maximum number of remembered fingers (our choice: more than any hands have).
  private static let maximumSilent = 1024

  /// Ignores a finger from now on; it may continue to move.
  mutating func expectSilence(of id: ContactID) {
    if silent.count >= Self.maximumSilent { silent.removeAll() }
    silent.insert(id)
  }

  /// Reports a sample of a finger that is not down.
  mutating func reportStray(_ sample: ContactSample, in application: UIApplication) {
    guard silent.contains(sample.id) else { return report(.unknown, sample.id, in: application) }
    if sample.phase.isFinal { silent.remove(sample.id) }
  }

  /// Forgets an ignored finger because it comes down again.
  mutating func begin(_ id: ContactID) {
    if !silent.isEmpty { silent.remove(id) }
  }

  mutating func report(_ fault: Fault, _ id: ContactID, in application: UIApplication) {
    guard told.insert(fault).inserted else { return }
    EngineLog.warn(
      "Finger \(id.finger) of device \(id.device) \(fault.rawValue). Logged once.",
      in: application
    )
  }
}
