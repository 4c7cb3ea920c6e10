import Foundation
import TouchKit
import TouchKitTesting

/// Keys in a play: buttons that taps and long presses recognise, and one that few recognise.
extension GesturePlay {
  private static let keys = [
    (name: "Select", usage: 0x77), (name: "Up", usage: 0x52), (name: "Menu", usage: 0x76),
  ]

  /// Presses a key or lets it go; now and then another view listens, or another recognizer.
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

  /// Lets go of every key.
  func liftKeys() {
    for usage in keysDown.sorted() { stage.keyboard.up("key", usage: usage) }
    keysDown.removeAll()
  }
}
