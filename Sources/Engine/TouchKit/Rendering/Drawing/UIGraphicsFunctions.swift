import Drawing
public import Foundation

/// Returns the current drawing context; nil outside drawing.
///
/// There is one while `draw(_:)` of a view runs, inside the actions of a `UIGraphicsImageRenderer`, and after
/// `UIGraphicsPushContext(_:)`.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current }

/// Makes a context current until the matching `UIGraphicsPopContext()`.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.push(context) }

/// Makes the context before the last `UIGraphicsPushContext(_:)` current again.
nonisolated public func UIGraphicsPopContext() { ContextStack.pop() }

/// Fills a rectangle of the current context with its fill colour.
nonisolated public func UIRectFill(_ rect: CGRect) {
  guard let context = ContextStack.current else { return }
  UIRectFillUsingBlendMode(rect, context.state.fillColor.alpha < 1 ? .copy : .normal)
}

/// Fills a rectangle of the current context with its fill colour and a blend mode.
nonisolated public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = ContextStack.current else { return }
  context.saveGState()
  context.clip(to: rect)
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line of one point inside the edge of a rectangle of the current context.
nonisolated public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .normal)
}

/// Draws a line of one point inside the edge of a rectangle, with a blend mode.
nonisolated public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = ContextStack.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  // The frame has the fill colour, as in UIKit.
  context.state.strokeColor = context.state.fillColor
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

/// Clips later drawing in the current context to a rectangle.
nonisolated public func UIRectClip(_ rect: CGRect) { ContextStack.current?.clip(to: rect) }

/// Begins an image with one pixel per point and makes its context current.
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points and makes its context current.
///
/// An opaque image begins black. Scale 0 means the screen's scale, which is 1.
nonisolated public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let area = CGRect(origin: .zero, size: size)
  let context = CGContext(area: area, scale: scale > 0 ? scale : 1)
  if opaque { context.list.append(.fillRect(area, .black)) }
  ContextStack.push(context)
}

/// Returns an image of the drawing since `UIGraphicsBeginImageContext(_:)`.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ContextStack.current.map { UIImage(drawnIn: $0) }
}

/// Ends the innermost image.
nonisolated public func UIGraphicsEndImageContext() { ContextStack.pop() }
