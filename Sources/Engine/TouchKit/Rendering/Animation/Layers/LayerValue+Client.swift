import Foundation

/// Values that clients store under their own names, whose form follows from the value alone.
extension LayerValue {
  private static let guesses: [Form] = [.number, .point, .size, .rect, .color, .transform, .path]

  /// Converts a value to numbers if its type can be animated.
  init?(guessing any: Any) {
    for form in Self.guesses where Self.isOf(form, any) {
      guard let value = LayerValue(any, form: form) else { continue }
      self = value
      return
    }
    return nil
  }

  /// Whether a value has a form by its type.
  ///
  /// Elsewhere points, sizes and vectors are interchangeable; here the type decides.
  private static func isOf(_ form: Form, _ any: Any) -> Bool {
    switch form {
    case .point: any is CGPoint
    case .size: any is CGSize
    default: true
    }
  }

  /// The form of the value.
  var form: Form {
    switch self {
    case .numbers(_, let form): form
    case .path: .path
    case .object, .none: .object
    }
  }

  /// Returns the value in the type of another one.
  func any(like sample: Any) -> Any? {
    switch sample {
    case is Double: number
    case is Float: Float(number)
    case is Int: Int(number.rounded())
    case is Bool: number >= 0.5
    case is NSNumber: NSNumber(value: number)
    case is UIColor: color.map { UIColor($0) }
    default: any
    }
  }
}

extension CALayer {
  /// Stores a client's own value and runs the effects that its class declares for the name.
  final func storeClientValue(_ any: Any?, for key: String) {
    guard original == nil else { return clientValues[key] = any }
    // The action is requested while the layer still has the old value.
    let action = action(forKey: key)
    clientValues[key] = any
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Draws the contents of a copy during animations of values on which the contents depend.
  final func drawAnimatedContents(of keys: [String]) {
    if keys.contains(where: { Self.needsDisplay(forKey: $0) }) { refreshContents() }
  }
}

extension [any LayerMotion] {
  /// The names of clients' own values that the animations change.
  @MainActor var clientKeys: [String] {
    flatMap { ($0 as? AddedMotion)?.animation.clientKeys ?? [] }
  }
}

extension CAAnimation {
  /// The names of clients' own values that the animation changes.
  fileprivate final var clientKeys: [String] {
    if let group = self as? CAAnimationGroup {
      return (group.animations ?? []).flatMap(\.clientKeys)
    }
    guard let animation = self as? CAPropertyAnimation, animation.target == nil else { return [] }
    return animation.keyPath.map { [$0] } ?? []
  }
}
