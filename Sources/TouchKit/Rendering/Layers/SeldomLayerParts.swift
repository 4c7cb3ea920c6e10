import Foundation

/// What hardly a layer has; a class, which is not there before the first part of it is.
final class SeldomLayerParts {
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
    get { seldom?.mask }
    set { storePart(newValue != nil) { $0.mask = newValue } }
  }

  final var timing: MediaTiming {
    get { seldom?.timing ?? .usual }
    set { storePart(newValue != .usual) { $0.timing = newValue } }
  }

  final var clientValues: [String: Any] {
    get { seldom?.clientValues ?? [:] }
    set { storePart(!newValue.isEmpty) { $0.clientValues = newValue } }
  }

  /// The layer of which this is the copy as shown.
  final var original: CALayer? {
    get { seldom?.original }
    set { storePart(newValue != nil) { $0.original = newValue } }
  }

  /// Changes a part, and makes room for it where it is not as at the beginning.
  final func storePart(_ isSeldom: Bool, _ change: (SeldomLayerParts) -> Void) {
    guard isSeldom || seldom != nil else { return }
    let kept = seldom ?? SeldomLayerParts()
    change(kept)
    seldom = kept
  }
}
