import Drawing
import Foundation
import Geometry

extension UIView {
  /// The look with the values that clients set.
  final var modelLook: ViewLook {
    ViewLook(geometry: geometry, opacity: traits.opacity, fill: fillColor)
  }

  /// Whether the shown look can differ from the values that clients set.
  final var isAnimated: Bool { hasMotions || animations != nil }

  /// The geometry with which the view is shown.
  final var shownGeometry: ViewGeometry {
    guard isAnimated else { return geometry }
    return backing?.motions?.shown?.own.geometry ?? geometryBelowLayer
  }

  /// The shown bounds; without animations, only the bounds are copied.
  final var shownBounds: CGRect { isAnimated ? shownGeometry.bounds : geometry.bounds }

  /// Returns the bounding box of a rectangle in the superview, with the shown geometry.
  final func shownOutward(_ rect: CGRect) -> CGRect {
    isAnimated ? shownGeometry.outward(rect) : geometry.outward(rect)
  }

  /// The shown geometry without animations that clients added to the layer.
  final var geometryBelowLayer: ViewGeometry { animations?.shown.geometry ?? geometry }

  /// The opacity with which the view is shown.
  final var shownOpacity: Float {
    guard isAnimated else { return traits.opacity }
    return backing?.motions?.shown?.own.opacity ?? animations?.shown.opacity ?? traits.opacity
  }

  /// Whether the view is hidden as shown.
  final var isShownHidden: Bool {
    guard isAnimated else { return traits.isHidden }
    return backing?.motions?.shown?.own.isHidden ?? traits.isHidden
  }

  /// The background colour with which the view is shown.
  final var shownFill: Color? {
    guard isAnimated else { return fillColor }
    if let shown = backing?.motions?.shown { return shown.own.fill?.drawingColor }
    return fillBelowLayer
  }

  /// The shown background colour without animations that clients added to the layer.
  final var fillBelowLayer: Color? {
    guard let animations else { return fillColor }
    return animations.shown.fill
  }

  /// The transform from this view's coordinates to those of its root view, as shown.
  final var shownTransformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let parent = view.parent {
      result = result.concatenating(view.shownGeometry.outwardTransform)
      if let mapping = parent.backing?.shownSublayerMapping {
        result = result.concatenating(mapping)
      }
      view = parent
    }
    return result
  }

  /// Changes values that clients set; the picture follows at once or gradually.
  final func changeLook(_ change: () -> Void) {
    guard AnimationScope.isRecording || isAnimated,
      let application = attachedWindow?.application
    else { return change() }
    // The shown look can be as old as the latest picture.
    animations?.showLook(at: application.currentTime)
    let old = modelLook
    change()
    if AnimationScope.isRecording {
      AnimationScope.recordChange(of: self, from: old, to: modelLook)
    }
    animations?.showLook(at: application.currentTime)
    backing?.motions?.showLook(at: application.currentTime)
  }

  /// Ends every animation in the subtree when its views leave their window.
  final func endAnimationsInSubtree() {
    guard let application = attachedWindow?.application else { return }
    forEachInSubtree { view in
      for part in [view] + view.decorations where part.animations != nil {
        application.animations.interrupt(part)
      }
      view.backing?.leaveWindow()
      view.stopMotions()
      return true
    }
  }
}
