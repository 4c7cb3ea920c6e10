/// A property of a view that can be animated, by its name in layers.
enum AnimatedProperty: String, CaseIterable, Sendable {
  case position
  case boundsOrigin = "bounds.origin"
  case boundsSize = "bounds.size"
  case anchorPoint
  case transform
  case opacity
  case backgroundColor

  /// Whether several animations of it add up, so that a new one continues smoothly.
  var isAdditive: Bool { self != .backgroundColor }
}
