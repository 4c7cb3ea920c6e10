import Foundation
import Inspector
import TouchInput

/// Whose fingers touches are, in a session that several people share.
///
/// The engine numbers touches in the order in which fingers come down, so whoever feeds it can count
/// along; contacts come from lawful streams, of which the engine takes each.
nonisolated struct TouchOwners: Hashable {
  /// What viewers are called, by the device of their fingers; without names nothing is kept.
  var names: [Int64: String] = [:] { didSet { if names != oldValue { rename(oldValue) } } }
  /// The owners of the newest touches, by the number of the touch.
  private(set) var owners: [Int: TouchOwner] = [:]
  private var devices: [Int: Int64] = [:]
  private var count = 0
  /// The most touches that are kept: as many as a time line shows.
  var limit = TimeRows.mostFingers

  /// Takes note of what the application gets.
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

  /// Gives the touches of viewers who took another name that name.
  private mutating func rename(_ former: [Int64: String]) {
    let renamed = names.filter { device, name in former[device].map { $0 != name } ?? false }
    guard !renamed.isEmpty else { return }
    for (number, device) in devices {
      if let name = renamed[device] { owners[number] = TouchOwner(name: name, device: device) }
    }
  }
}

nonisolated extension InputRecording {
  /// Whose fingers its touches are.
  var touchOwners: [Int: TouchOwner] {
    guard !viewers.isEmpty else { return [:] }
    var owners = TouchOwners(names: viewers)
    // A time line shows each part of it.
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
