import Drawing
import Foundation
import Geometry

extension UIView {
  /// What clients set.
  final var modelLook: ViewLook {
    ViewLook(geometry: geometry, opacity: traits.opacity, fill: fillColor)
  }

  /// Whether the view may be shown otherwise than clients set it.
  final var isAnimated: Bool { hasMotions || animations != nil }

  /// Where the view is shown.
  final var shownGeometry: ViewGeometry {
    guard isAnimated else { return geometry }
    return backing?.motions?.shown?.own.geometry ?? geometryBelowLayer
  }

  /// Its bounds as they are shown; where nothing moves, nothing but they is copied.
  final var shownBounds: CGRect { isAnimated ? shownGeometry.bounds : geometry.bounds }

  /// The upright box in the superview around a rectangle, where the view is shown.
  final func shownOutward(_ rect: CGRect) -> CGRect {
    isAnimated ? shownGeometry.outward(rect) : geometry.outward(rect)
  }

  /// The same without what a client's animations make of the layer.
  final var geometryBelowLayer: ViewGeometry { animations?.shown.geometry ?? geometry }

  /// How much of the view is shown.
  final var shownOpacity: Float {
    guard isAnimated else { return traits.opacity }
    return backing?.motions?.shown?.own.opacity ?? animations?.shown.opacity ?? traits.opacity
  }

  /// Whether the view is not shown.
  final var isShownHidden: Bool {
    guard isAnimated else { return traits.isHidden }
    return backing?.motions?.shown?.own.isHidden ?? traits.isHidden
  }

  /// The colour in which the view is shown.
  final var shownFill: Color? {
    guard isAnimated else { return fillColor }
    if let shown = backing?.motions?.shown { return shown.own.fill?.drawingColor }
    return fillBelowLayer
  }

  /// The same without what a client's animations make of the layer.
  final var fillBelowLayer: Color? {
    guard let animations else { return fillColor }
    return animations.shown.fill
  }

  /// The mapping from this view's coordinates to those of the root of its tree, as shown.
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

  /// Changes what clients set, and has the picture follow at once or gradually.
  final func changeLook(_ change: () -> Void) {
    guard AnimationScope.isRecording || isAnimated,
      let application = attachedWindow?.application
    else { return change() }
    // What is shown may be as old as the latest picture.
    animations?.showLook(at: application.currentTime)
    let old = modelLook
    change()
    if AnimationScope.isRecording {
      AnimationScope.recordChange(of: self, from: old, to: modelLook)
    }
    animations?.showLook(at: application.currentTime)
    backing?.motions?.showLook(at: application.currentTime)
  }

  /// Stops every animation below here, as the views leave their window.
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
