/// Something about a view that can change gradually, by the name it has with layers.
enum AnimatedProperty: String, CaseIterable, Sendable {
  case position
  case boundsOrigin = "bounds.origin"
  case boundsSize = "bounds.size"
  case anchorPoint
  case transform
  case opacity
  case backgroundColor

  /// Whether several animations of it add up, so that a new one takes over without a jolt.
  var isAdditive: Bool { self != .backgroundColor }
}
