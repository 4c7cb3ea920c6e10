import Foundation
import TouchInput

/// Says of each kind of input that makes no sense, once, that it came and what becomes of it.
///
/// Sources of input pass nothing of the kind; these are for programs that send to the application
/// what they like. `TouchIntake` finds the faults and puts them right.
@MainActor
struct InputComplaints {
  /// What is wrong with input.
  enum Fault: String {
    case nowhere = "came down at a place that is no number; it is ignored"
    case lost = "moved to a place that is no number; it stays where it was"
    case unknown = "moved or lifted without having come down; it is ignored"
    case twice = "came down while it was down; the second time is ignored"
    case younger = "reported a time before an earlier one; the earlier one stands"
    case timeless = "came down at a time that is no number; the present time stands"
  }

  /// Fingers of which nothing is expected until they lift, because they were ignored or cancelled.
  private var silent: Set<ContactID> = []
  private var told: Set<Fault> = []

  /// How many fingers are remembered (our choice: more than any hands have).
  private static let maximumSilent = 1024

  /// A finger is ignored from now on, and may go on moving.
  mutating func expectSilence(of id: ContactID) {
    if silent.count >= Self.maximumSilent { silent.removeAll() }
    silent.insert(id)
  }

  /// A finger that is not down did something.
  mutating func reportStray(_ sample: ContactSample, in application: UIApplication) {
    guard silent.contains(sample.id) else { return report(.unknown, sample.id, in: application) }
    if sample.phase.isFinal { silent.remove(sample.id) }
  }

  /// A finger comes down: what was expected of it before is over.
  mutating func begin(_ id: ContactID) {
    if !silent.isEmpty { silent.remove(id) }
  }

  mutating func report(_ fault: Fault, _ id: ContactID, in application: UIApplication) {
    guard told.insert(fault).inserted else { return }
    EngineLog.warn(
      "Finger \(id.finger) of device \(id.device) \(fault.rawValue). Said once.",
      in: application
    )
  }
}
