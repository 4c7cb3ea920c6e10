import Foundation
import Inspector
import TouchInput

/// The owners of touches in a session that several people share.
///
/// The engine numbers touches in the order in which fingers come down, so its caller can count along. The contacts come
/// from well-formed streams, and the engine accepts each of them.
nonisolated struct TouchOwners: Hashable {
  /// The names of viewers, by the device of their fingers; without names nothing is stored.
  var names: [Int64: String] = [:] { didSet { if names != oldValue { rename(oldValue) } } }
  /// The owners of the newest touches, by touch number.
  private(set) var owners: [Int: TouchOwner] = [:]
  private var devices: [Int: Int64] = [:]
  private var count = 0
  /// The largest number of stored touches, which is the number that a time line shows.
  var limit = TimeRows.mostFingers

  /// Notes the events that the application receives.
  mutating func note(_ events: [InputEvent]) {
    for case .contact(let sample) in events where sample.phase == .began {
      count += 1
      forgetTouch(count - limit)
      let device = sample.id.device
      guard let name = names[device] else { continue }
      devices[count] = device
      owners[count] = TouchOwner(name: name, device: device)
    }
  }

  private mutating func forgetTouch(_ number: Int) {
    (devices[number], owners[number]) = (nil, nil)
  }

  /// Updates the touches of viewers who changed their name.
  private mutating func rename(_ former: [Int64: String]) {
    let renamed = names.filter { device, name in former[device].map { $0 != name } ?? false }
    guard !renamed.isEmpty else { return }
    for (number, device) in devices {
      if let name = renamed[device] { owners[number] = TouchOwner(name: name, device: device) }
    }
  }
}

nonisolated extension InputRecording {
  /// The owners of the recording's touches.
  var touchOwners: [Int: TouchOwner] {
    guard !viewers.isEmpty else { return [:] }
    var owners = TouchOwners(names: viewers)
    // A time line can show each part of the recording.
    owners.limit = 100_000
    for frame in frames { owners.note(frame.events) }
    return owners.owners
  }
}

nonisolated extension TouchOwners {
  init(names: [Int64: String]) {
    self.init()
    self.names = names
  }
}
