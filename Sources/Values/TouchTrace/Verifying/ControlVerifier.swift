/// Holds what controls promise about the fingers they follow.
struct ControlVerifier {
  private var controls: [NodeID: ControlHistory] = [:]
  /// Controls in the order in which they first followed a finger, whatever their numbers in the
  /// process.
  private var numbers: [NodeID: Int] = [:]

  /// Controls that wait for the end of a finger.
  var unfinished: [String] {
    controls.filter { !$0.value.isComplete }
      .map { "the control numbered \(numbers[$0.key] ?? 0) still follows a finger" }.sorted()
  }

  /// The promises that a step breaks.
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

  /// The promises that events break.
  mutating func check(_ events: ControlEvents) -> [String] {
    guard events.touch != nil else { return [] }
    let faults =
      controls[events.control.id]?.followEvents(events.names) ?? ["follows a finger first"]
    return faults.map { "\(events.control.name) \($0)" }
  }
}
