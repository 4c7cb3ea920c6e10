import Foundation

/// Rarely used properties of a layer; a layer has none of them until the first is set.
final class RareLayerState {
  weak var delegate: (any CALayerDelegate)?
  var name: String?
  var actions: [String: any CAAction]?
  var mask: CALayer?
  var timing = MediaTiming.usual
  var clientValues: [String: Any] = [:]
  /// The model layer of this presentation copy.
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

  /// The model layer of this presentation copy.
  final var original: CALayer? {
    get { rare?.original }
    set { setRare(newValue != nil) { $0.original = newValue } }
  }

  /// Changes a rarely used property; a default value does not create the object for them.
  final func setRare(_ isUnusual: Bool, _ change: (RareLayerState) -> Void) {
    guard isUnusual || rare != nil else { return }
    let state = rare ?? RareLayerState()
    change(state)
    rare = state
  }
}
