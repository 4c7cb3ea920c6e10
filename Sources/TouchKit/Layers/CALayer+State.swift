public import Foundation
public import Geometry

/// The truth about a layer, which for a view's layer is the view's.
extension CALayer {
  final var geometry: ViewGeometry { host?.geometry ?? own.geometry }

  final var fill: UIColor? { host?.fill ?? own.fill }

  /// The same as it is shown, halfway through animations.
  final var shownGeometry: ViewGeometry { host?.shownGeometry ?? own.geometry }

  /// Changes where the layer is, redraws what was and will be covered.
  final func updateGeometry(_ change: (inout ViewGeometry) -> Void) {
    if let host { return host.updateGeometry(change) }
    var changed = own.geometry
    change(&changed)
    guard changed != own.geometry else { return }
    let oldSize = own.geometry.bounds.size
    updateLook { own.geometry = changed }
    guard changed.bounds.size != oldSize else { return }
    drawn?.sizeDidChange(redraws: needsDisplayOnBoundsChange)
    setNeedsLayout()
  }

  /// Changes how the layer looks and marks what it covered and covers for redrawing.
  final func updateLook(_ change: () -> Void) {
    if let host { return host.updateAppearance(change) }
    damageExtent()
    change()
    damageExtent()
  }

  final func setTransform(_ transform: CATransform3D) {
    let flat = transform.flat
    style.spatialTransform = CATransform3DIsAffine(transform) ? nil : transform
    updateGeometry { $0.transform = flat }
  }

  final func setFill(_ color: UIColor?) {
    if let host { host.backgroundColor = color } else { updateLook { own.fill = color } }
  }

  final func setOpacity(_ opacity: Float) {
    if let host {
      host.alpha = CGFloat(opacity)
    } else {
      updateLook { own.opacity = ViewTraits.opacity(from: CGFloat(opacity)) }
    }
  }

  final func setHidden(_ isHidden: Bool) {
    if let host { host.isHidden = isHidden } else { updateLook { own.isHidden = isHidden } }
  }

  final func setMasksToBounds(_ masks: Bool) {
    if let host { host.clipsToBounds = masks } else { updateLook { own.masksToBounds = masks } }
  }

  final func setMask(_ mask: CALayer?) {
    guard mask !== maskLayer, mask !== self else { return }
    updateLook {
      maskLayer?.holder = nil
      if let mask, mask.holder != nil { mask.removeFromSuperlayer() }
      maskLayer = mask
      mask?.holder = self
    }
  }
}

extension CALayer {
  /// How the layer is turned and scaled in the plane.
  public final func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Turns and scales the layer in the plane.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The layer's other name for the shape of its round corners; circular unless set.
  public final var cornerCurve: CALayerCornerCurve {
    get { style.cornerCurve }
    set { style.cornerCurve = newValue }
  }

  /// Whether the layer and its sublayers fade as one; true unless set.
  public final var allowsGroupOpacity: Bool {
    get { style.allowsGroupOpacity }
    set { updateLook { style.allowsGroupOpacity = newValue } }
  }

  /// How smooth enlarged contents are; smooth unless set.
  public final var magnificationFilter: CALayerContentsFilter {
    get { style.filter }
    set { updateLook { style.filter = newValue } }
  }

  /// The part of the contents that is stretched when others keep their size, as fractions of the
  /// contents' size; all unless set.
  public final var contentsCenter: CGRect {
    get { style.contentsCenter }
    set { updateLook { style.contentsCenter = newValue } }
  }
}
