import Foundation

/// Rarely used properties of a layer; a layer has none of them until the first is set.
final class RareLayerState {
  weak var delegate: (any CALayerDelegate)?
  var name: String?
  var actions: [String: any CAAction]?
  var mask: CALayer?
  var timing = MediaTiming.usual
  var clientValues: [String: Any] = [:]
  /// The layer of which this is the copy as shown.
  weak var original: CALayer?
}

extension CALayer {
  final var maskLayer: CALayer? {
    get { rare?.mask }
    set { setRare(newValue != nil) { $0.mask = newValue } }
  }

  final var timing: MediaTiming {
    get { rare?.timing ?? .usual }
    set { setRare(newValue != .usual) { $0.timing = newValue } }
  }

  final var clientValues: [String: Any] {
    get { rare?.clientValues ?? [:] }
    set { setRare(!newValue.isEmpty) { $0.clientValues = newValue } }
  }

  /// The layer of which this is the copy as shown.
  final var original: CALayer? {
    get { rare?.original }
    set { setRare(newValue != nil) { $0.original = newValue } }
  }

  /// Changes a rarely used property, and makes the object for them unless the value is the usual one.
  final func setRare(_ isUnusual: Bool, _ change: (RareLayerState) -> Void) {
    guard isUnusual || rare != nil else { return }
    let state = rare ?? RareLayerState()
    change(state)
    rare = state
  }
}
