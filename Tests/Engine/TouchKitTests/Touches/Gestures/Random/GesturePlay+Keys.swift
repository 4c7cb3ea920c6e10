import Foundation
import TouchKit
import TouchKitTesting

/// Keys in a play: buttons for taps and long presses, and one that few recognizers accept.
extension GesturePlay {
  private static let keys = [
    (name: "Select", usage: 0x77), (name: "Up", usage: 0x52), (name: "Menu", usage: 0x76),
  ]

  /// Presses or releases a key; sometimes the first responder or the recognizers change.
  func playKeys() {
    if choices.chance(20) { choices.one(of: views)?.becomeFirstResponder() }
    if choices.chance(20) {
      let types = [[], [4], [0, 4], [0, 4, 5]][choices.pick(4)]
      choices.one(of: recognizers)?.allowedPressTypes = types.map { NSNumber(value: $0) }
    }
    guard choices.chance(50), let key = choices.one(of: Self.keys) else { return }
    note("key \(key.name)")
    if keysDown.remove(key.usage) == nil {
      keysDown.insert(key.usage)
      stage.keyboard.down(key.name, usage: key.usage)
    } else {
      stage.keyboard.up(key.name, usage: key.usage)
    }
  }

  /// Releases every key.
  func liftKeys() {
    for usage in keysDown.sorted() { stage.keyboard.up("key", usage: usage) }
    keysDown.removeAll()
  }
}
