import Foundation
import TouchKit

/// The scroll bar of a scene that is larger than the canvas.
final class ScrollBar: BenchView {
  let isVertical: Bool
  /// The start and length of the scene's visible part, as fractions.
  private var part = (start: CGFloat(0), length: CGFloat(1))
  /// The length of the scene, in points of the window.
  private var sceneLength: CGFloat = 1
  /// Called with the scroll distance of the visible part, in points of the window.
  var onScroll: (CGFloat) -> Void = { _ in }
  private var last: CGFloat = 0

  init(_ look: WorkbenchLook, isVertical: Bool) {
    self.isVertical = isVertical
    super.init(look)
    accessibilityIdentifier = isVertical ? "scroll-vertical" : "scroll-horizontal"
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Moves to the edge of the canvas if the scene is larger than the canvas.
  func place(on layout: WorkbenchLayout) {
    let (canvas, scene, room) = (layout.canvas, layout.scene, layout.room)
    isHidden = isVertical ? !layout.overflow.y : !layout.overflow.x
    guard !isHidden else { return }
    let side = scaled(12)
    frame =
      isVertical
      ? CGRect(
        x: canvas.maxX - side,
        y: canvas.minY,
        width: side,
        height: canvas.height - side
      )
      : CGRect(
        x: canvas.minX,
        y: canvas.maxY - side,
        width: canvas.width - side,
        height: side
      )
    sceneLength = isVertical ? scene.height : scene.width
    let hidden = isVertical ? room.minY - scene.minY : room.minX - scene.minX
    let shown = isVertical ? room.height : room.width
    part = (hidden / sceneLength, shown / sceneLength)
    setNeedsDisplay()
  }

  private var length: CGFloat { isVertical ? bounds.height : bounds.width }

  private func place(of touches: Set<UITouch>) -> CGFloat {
    let place = touches.first?.location(in: window) ?? .zero
    return isVertical ? place.y : place.x
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    last = place(of: touches)
    let inside = last - (isVertical ? frame.minY : frame.minX)
    let (start, end) = (part.start * length, (part.start + part.length) * length)
    // A press beside the thumb centres the part at that point.
    guard !(start...end).contains(inside) else { return }
    onScroll((inside - (start + end) / 2) * sceneLength / max(1, length))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let place = place(of: touches)
    onScroll((place - last) * sceneLength / max(1, length))
    last = place
  }

  override func paint(_ pen: Pen) {
    let (start, long) = (part.start * length, max(scaled(20), part.length * length))
    let thumb =
      isVertical
      ? CGRect(x: 0, y: start, width: bounds.width, height: long)
      : CGRect(x: start, y: 0, width: long, height: bounds.height)
    pen.fill(thumb.insetBy(dx: scaled(3), dy: scaled(3)), theme.edge, radius: 4)
  }
}
