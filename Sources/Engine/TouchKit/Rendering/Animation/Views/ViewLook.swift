import Drawing
import Foundation
import Geometry

/// The properties of a view that animations can change.
///
/// A view has two looks: the values that clients set, which apply to everything but the picture, and the shown values.
struct ViewLook: Equatable {
  var geometry: ViewGeometry
  var opacity: Float
  var fill: Color?
}

extension ViewLook {
  /// Accesses the value of one property.
  subscript(property: AnimatedProperty) -> AnimatedVector {
    get {
      switch property {
      case .position: AnimatedVector(geometry.center)
      case .boundsOrigin: AnimatedVector(geometry.bounds.origin)
      case .boundsSize: AnimatedVector(geometry.bounds.size)
      case .anchorPoint: AnimatedVector(geometry.anchorPoint)
      case .transform: AnimatedVector(geometry.transform)
      case .opacity: AnimatedVector(Double(opacity))
      case .backgroundColor: AnimatedVector(fill ?? .clear)
      }
    }
    set {
      switch property {
      case .position: geometry.center = newValue.point
      case .boundsOrigin: geometry.bounds.origin = newValue.point
      case .boundsSize: geometry.bounds.size = newValue.size
      case .anchorPoint: geometry.anchorPoint = newValue.point
      case .transform: geometry.transform = newValue.transform
      case .opacity: opacity = Float(min(max(newValue.number, 0), 1))
      case .backgroundColor: fill = newValue.color
      }
    }
  }

  /// Whether one property has the same value in another look.
  func hasSame(_ property: AnimatedProperty, as other: ViewLook) -> Bool {
    switch property {
    case .position: geometry.center == other.geometry.center
    case .boundsOrigin: geometry.bounds.origin == other.geometry.bounds.origin
    case .boundsSize: geometry.bounds.size == other.geometry.bounds.size
    case .anchorPoint: geometry.anchorPoint == other.geometry.anchorPoint
    case .transform: geometry.transform == other.geometry.transform
    case .opacity: opacity == other.opacity
    case .backgroundColor: fill == other.fill
    }
  }
}
