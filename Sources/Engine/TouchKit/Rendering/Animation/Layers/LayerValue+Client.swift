import Foundation

/// Values that clients store under names of their own, of which only the value tells the kind.
extension LayerValue {
  private static let guesses: [Form] = [.number, .point, .size, .rect, .color, .transform, .path]

  /// The value as numbers, if it is of a kind that can be animated.
  init?(guessing any: Any) {
    for form in Self.guesses where Self.isOf(form, any) {
      guard let value = LayerValue(any, form: form) else { continue }
      self = value
      return
    }
    return nil
  }

  /// Points, sizes and vectors are taken for each other elsewhere; here the type decides.
  private static func isOf(_ form: Form, _ any: Any) -> Bool {
    switch form {
    case .point: any is CGPoint
    case .size: any is CGSize
    default: true
    }
  }

  /// What the value is made of.
  var form: Form {
    switch self {
    case .numbers(_, let form): form
    case .path: .path
    case .object, .none: .object
    }
  }

  /// The value in the type of another one.
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
  /// Stores a value of the client's own, and what its class says of the name happens.
  final func storeClientValue(_ any: Any?, for key: String) {
    guard original == nil else { return clientValues[key] = any }
    // Asked while the layer still shows what it was.
    let action = action(forKey: key)
    clientValues[key] = any
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Draws the contents of a copy that is shown halfway through animations of values which the
  /// contents depend on.
  final func drawAnimatedContents(of keys: [String]) {
    if keys.contains(where: { Self.needsDisplay(forKey: $0) }) { refreshContents() }
  }
}

extension [any LayerMotion] {
  /// The names of clients' own values that they change.
  @MainActor var clientKeys: [String] {
    flatMap { ($0 as? AddedMotion)?.animation.clientKeys ?? [] }
  }
}

extension CAAnimation {
  /// The names of clients' own that the animation changes the values of.
  fileprivate final var clientKeys: [String] {
    if let group = self as? CAAnimationGroup {
      return (group.animations ?? []).flatMap(\.clientKeys)
    }
    guard let animation = self as? CAPropertyAnimation, animation.target == nil else { return [] }
    return animation.keyPath.map { [$0] } ?? []
  }
}
