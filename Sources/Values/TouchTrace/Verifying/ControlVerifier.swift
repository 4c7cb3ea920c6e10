/// Checks the rules of controls that track fingers.
struct ControlVerifier {
  private var controls: [NodeID: ControlHistory] = [:]
  /// Numbers of controls in the order in which they first tracked a finger, the same in every process.
  private var numbers: [NodeID: Int] = [:]

  /// The controls that wait for the end of a finger.
  var unfinished: [String] {
    controls.filter { !$0.value.isComplete }
      .map { "the control numbered \(numbers[$0.key] ?? 0) still follows a finger" }.sorted()
  }

  /// Returns the rules that a step violates.
  mutating func check(_ tracking: ControlTracking) -> [String] {
    let control = tracking.control
    if tracking.step == .began {
      let isFree = controls[control.id]?.isOpen != true
      controls[control.id] = ControlHistory(touch: tracking.touch)
      if numbers[control.id] == nil { numbers[control.id] = numbers.count + 1 }
      return isFree ? [] : ["\(control.name) follows one finger at a time"]
    }
    let faults = controls[control.id]?.followTracking(tracking) ?? ["is asked first"]
    return faults.map { "\(control.name) \($0)" }
  }

  /// Returns the rules that events violate.
  mutating func check(_ events: ControlEvents) -> [String] {
    guard events.touch != nil else { return [] }
    let faults =
      controls[events.control.id]?.followEvents(events.names) ?? ["follows a finger first"]
    return faults.map { "\(events.control.name) \($0)" }
  }
}
