import Drawing
public import Foundation
public import Geometry

/// Where clients draw.
///
/// What they draw is recorded and replayed whenever it has to be seen.
///
/// A view's context has its origin at the view's, y grows downwards, and a unit is a point. Paths
/// are in the coordinates that were in force when each of their points was added.
nonisolated public final class CGContext {
  /// What was drawn.
  var list = DisplayList()
  /// The area that can be drawn on, in the coordinates in which the context began.
  let area: CGRect
  var state: ContextState
  var states: [ContextState] = []
  /// The current path, in the user's present coordinates.
  var currentPath = Path()
  /// Whether anything was combined with what is there in another way than by covering it.
  var usesBlending = false
  var allowsSmoothEdges = true
  /// How many pixels a unit is, for images made from what was drawn.
  let scale: CGFloat
  /// Where the client reads pixels; nil for contexts that were not made for it.
  let pixels: ContextPixels?

  init(area: CGRect, scale: CGFloat = 1, pixels: ContextPixels? = nil) {
    self.area = area
    self.scale = scale
    self.pixels = pixels
    state = ContextState(clipBox: area)
  }

  /// An image of what was drawn so far.
  public func makeImage() -> CGImage? {
    CGImage(Picture(finishedList, size: area.size), scale: scale)
  }

  /// The number of pixels in a row.
  public var width: Int { Int(min(max(area.width * scale, 0), 1e6)) }

  /// The number of rows.
  public var height: Int { Int(min(max(area.height * scale, 0), 1e6)) }

  // MARK: - State

  /// Remembers everything but the path until the matching `restoreGState()`.
  public func saveGState() {
    states.append(state)
    state.isOfLayer = false
    list.append(.save)
  }

  /// Returns to what the matching `saveGState()` remembered; without one it does nothing.
  public func restoreGState() {
    guard let former = states.popLast() else { return }
    endMasks(outside: former)
    followTransform(from: state.transform, to: former.transform)
    state = former
    list.append(.restore)
    recordSmoothness()
  }

  // MARK: - Coordinates

  /// From the user's coordinates to those in which the context began.
  public var ctm: CGAffineTransform { state.transform }

  /// From the user's coordinates to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Moves the origin, in present coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Changes the size of units.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the axes, in radians; clockwise on screen where y grows downwards.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Places what follows in another coordinate system.
  public func concatenate(_ transform: CGAffineTransform) {
    let former = state.transform
    state.transform = transform.concatenating(former)
    followTransform(from: former, to: state.transform)
    list.append(.concatenate(transform))
  }

  /// A point in the coordinates of pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// A point of the coordinates of pixels in the user's.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Keeps the current path in its place when the coordinates change.
  private func followTransform(from former: CGAffineTransform, to new: CGAffineTransform) {
    guard !currentPath.isEmpty, former != new, let inverse = new.inverse else { return }
    currentPath = currentPath.transformed(by: former.concatenating(inverse))
  }
}
