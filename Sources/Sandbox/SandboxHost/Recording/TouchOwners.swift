import Foundation
import Inspector
import TouchInput

/// Whose fingers touches are, in a session that several people share.
///
/// The engine numbers touches in the order in which fingers come down, so whoever feeds it can count
/// along; contacts come from lawful streams, of which the engine takes each.
nonisolated struct TouchOwners: Hashable {
  /// What viewers are called, by the device of their fingers; without names nothing is kept.
  var names: [Int64: String] = [:] { didSet { if names != oldValue { write() } } }
  /// The owners by the number of the touch.
  private(set) var owners: [Int: TouchOwner] = [:]
  private var devices: [Int: Int64] = [:]
  private var count = 0

  /// More are not kept; a time line could not show them apart.
  private static let capacity = 100_000

  /// Takes note of what the application gets.
  mutating func note(_ events: [InputEvent]) {
    for case .contact(let sample) in events where sample.phase == .began {
      count += 1
      guard let name = names[sample.id.device], devices.count < Self.capacity else { continue }
      devices[count] = sample.id.device
      owners[count] = TouchOwner(name: name, device: sample.id.device)
    }
  }

  private mutating func write() {
    for (number, device) in devices {
      guard let name = names[device] else { continue }
      owners[number] = TouchOwner(name: name, device: device)
    }
  }
}

nonisolated extension InputRecording {
  /// Whose fingers its touches are.
  var touchOwners: [Int: TouchOwner] {
    guard !viewers.isEmpty else { return [:] }
    var owners = TouchOwners(names: viewers)
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
