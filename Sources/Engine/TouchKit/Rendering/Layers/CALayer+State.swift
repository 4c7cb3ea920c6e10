public import Foundation
public import Geometry

/// The state of a layer, which the view keeps for its own layer.
extension CALayer {
  final var geometry: ViewGeometry { host?.geometry ?? own.geometry }

  final var fill: UIColor? { host?.fill ?? own.fill }

  /// The shown geometry, during animations too.
  final var shownGeometry: ViewGeometry { host?.shownGeometry ?? shown.own.geometry }

  /// The painted layer: this layer, or a copy while it is animated.
  final var shown: CALayer { motions?.shown ?? self }

  /// Changes the layer's geometry and redraws its old and new areas.
  final func updateGeometry(_ change: (inout ViewGeometry) -> Void) {
    if let host { return host.updateGeometry(change) }
    var changed = own.geometry
    change(&changed)
    let former = own.geometry
    guard changed != former else { return }
    let keys = changed.differences(from: former)
    let values = keys.map { formerValue(of: $0) }
    updateLook { own.geometry = changed }
    for (key, value) in zip(keys, values) { if let value { animateChange(of: key, from: value) } }
    guard changed.bounds.size != former.bounds.size else { return }
    drawn?.sizeDidChange(redraws: needsDisplayOnBoundsChange)
    setNeedsLayout()
  }

  /// Changes size and position through the layer's own properties, which subclasses can override.
  final func setFrame(_ frame: CGRect) {
    var changed = geometry
    changed.frame = frame
    if changed.bounds != geometry.bounds { bounds = changed.bounds }
    if changed.center != geometry.center { position = changed.center }
  }

  /// Changes the layer's look and redraws its old and new areas.
  ///
  /// With the name of a property, the change can be animated.
  final func updateLook(_ key: LayerKey? = nil, _ change: () -> Void) {
    let former = key.flatMap { formerValue(of: $0) }
    if let host {
      host.updateAppearance(change)
    } else {
      damageExtent()
      change()
      if let motions, let now = enclosingView?.attachedWindow?.application?.currentTime {
        motions.showLook(at: now)
      }
      damageExtent()
      ValueObservers.notifyChange(of: self)
    }
    if let key, let former { animateChange(of: key, from: former) }
  }

  final func setTransform(_ transform: CATransform3D) {
    let flat = transform.flat
    style.spatialTransform = CATransform3DIsAffine(transform) ? nil : transform
    updateGeometry { $0.transform = flat }
  }

  final func setFill(_ color: UIColor?) {
    if let host {
      host.backgroundColor = color
    } else {
      updateLook(.backgroundColor) { own.fill = color }
    }
  }

  final func setOpacity(_ opacity: Float) {
    if let host {
      host.alpha = CGFloat(opacity)
    } else {
      updateLook(.opacity) { own.opacity = ViewTraits.opacity(from: CGFloat(opacity)) }
    }
  }

  final func setHidden(_ isHidden: Bool) {
    if let host {
      host.isHidden = isHidden
    } else {
      updateLook(.hidden) { own.isHidden = isHidden }
    }
  }

  final func setMasksToBounds(_ masks: Bool) {
    if let host { host.clipsToBounds = masks } else { updateLook { own.masksToBounds = masks } }
  }

  final func setMask(_ mask: CALayer?) {
    guard mask !== maskLayer else { return }
    if let mask, isBelowOrSame(as: mask) {
      return EngineLog.warn(
        "a mask was refused: a layer cannot be masked by itself or by a layer around it.",
        in: enclosingView?.attachedWindow?.application
      )
    }
    updateLook {
      maskLayer?.holder = nil
      if let mask, mask.holder != nil { mask.removeFromSuperlayer() }
      maskLayer = mask
      mask?.holder = self
    }
    mask?.noteJoining()
  }
}

extension ViewGeometry {
  /// Returns the properties of a layer that differ in another geometry.
  fileprivate func differences(from other: ViewGeometry) -> [LayerKey] {
    var keys: [LayerKey] = []
    if bounds != other.bounds { keys.append(.bounds) }
    if center != other.center { keys.append(.position) }
    if anchorPoint != other.anchorPoint { keys.append(.anchorPoint) }
    if transform != other.transform { keys.append(.transform) }
    return keys
  }
}

extension CALayer {
  /// Returns the two-dimensional transform of the layer.
  public final func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets the two-dimensional transform of the layer.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The shape of the layer's rounded corners; circular by default.
  public final var cornerCurve: CALayerCornerCurve {
    get { style.cornerCurve }
    set { style.cornerCurve = newValue }
  }

  /// Whether the layer and its sublayers fade as a group; true by default.
  public final var allowsGroupOpacity: Bool {
    get { style.allowsGroupOpacity }
    set { updateLook { style.allowsGroupOpacity = newValue } }
  }

  /// Whether the layer is visible from behind, as when it is flipped over; true by default.
  ///
  /// Touches find it from both sides.
  public final var isDoubleSided: Bool {
    get { style.isDoubleSided }
    set { updateLook { style.isDoubleSided = newValue } }
  }

  /// The filter for enlarged contents; linear by default.
  public final var magnificationFilter: CALayerContentsFilter {
    get { style.filter }
    set { updateLook { style.filter = newValue } }
  }

  /// The stretchable part of the contents, as fractions of their size; all of them by default.
  ///
  /// The other parts keep their size.
  public final var contentsCenter: CGRect {
    get { style.contentsCenter }
    set { updateLook { style.contentsCenter = newValue } }
  }
}
