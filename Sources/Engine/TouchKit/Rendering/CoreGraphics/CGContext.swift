import Drawing
public import Foundation
public import Geometry

/// A drawing context for clients.
///
/// The context records the drawing and replays it whenever it has to be shown.
///
/// A view's context has its origin at the view's, y grows downwards, and a unit is a point. Each point of a path is in
/// the coordinates that were current when it was added.
nonisolated public final class CGContext {
  /// The recorded drawing.
  var list = DisplayList()
  /// The area that can be drawn on, in the initial coordinates of the context.
  let area: CGRect
  var state: ContextState
  var states: [ContextState] = []
  /// The current path, in the user's present coordinates.
  var currentPath = Path()
  /// Whether any drawing used a blend mode other than covering.
  var usesBlending = false
  var allowsSmoothEdges = true
  /// The number of pixels per unit, for images made from the drawing.
  let scale: CGFloat
  /// The memory from which the client reads pixels; nil for contexts without it.
  let pixels: ContextPixels?

  init(area: CGRect, scale: CGFloat = 1, pixels: ContextPixels? = nil) {
    self.area = area
    self.scale = scale
    self.pixels = pixels
    state = ContextState(clipBox: area)
  }

  /// Returns an image of the drawing.
  public func makeImage() -> CGImage? {
    CGImage(Picture(finishedList, size: area.size), scale: scale)
  }

  /// The number of pixels in a row.
  public var width: Int { Int(min(max(area.width * scale, 0), 1e6)) }

  /// The number of rows.
  public var height: Int { Int(min(max(area.height * scale, 0), 1e6)) }

  // MARK: - State

  /// Saves everything but the path until the matching `restoreGState()`.
  public func saveGState() {
    states.append(state)
    state.isOfLayer = false
    list.append(.save)
  }

  /// Restores the state that the matching `saveGState()` saved; does nothing without one.
  public func restoreGState() {
    guard let former = states.popLast() else { return }
    endMasks(outside: former)
    followTransform(from: state.transform, to: former.transform)
    state = former
    list.append(.restore)
    recordSmoothness()
  }

  // MARK: - Coordinates

  /// The transform from the user's coordinates to the initial coordinates of the context.
  public var ctm: CGAffineTransform { state.transform }

  /// The transform from the user's coordinates to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Moves the origin, in present coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates the coordinates, in radians; clockwise on screen if y grows downwards.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies a transform to the coordinates of later drawing.
  public func concatenate(_ transform: CGAffineTransform) {
    let former = state.transform
    state.transform = transform.concatenating(former)
    followTransform(from: former, to: state.transform)
    list.append(.concatenate(transform))
  }

  /// Converts a point from the user's coordinates to pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Converts a point from pixels to the user's coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Keeps the current path in place when the coordinates change.
  private func followTransform(from former: CGAffineTransform, to new: CGAffineTransform) {
    guard !currentPath.isEmpty, former != new, let inverse = new.inverse else { return }
    currentPath = currentPath.transformed(by: former.concatenating(inverse))
  }
}
