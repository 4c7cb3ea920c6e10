import Drawing
import Foundation

extension CALayer {
  /// The drawn content, which the view keeps for its own layer.
  final var content: DrawnContent {
    if let host { return host.drawing }
    if let drawn { return drawn }
    let content = DrawnContent()
    // A layer without a view draws only when the client requests it.
    content.isStale = false
    drawn = content
    return content
  }

  final func setContents(_ contents: Any?) {
    updateLook(.contents) { style.contents = contents }
    (host?.drawnContent ?? drawn)?.forget()
  }

  final func noteStaleContents(_ rect: CGRect) {
    if let host { return host.setNeedsDisplay(rect) }
    content.isStale = true
    damage(rect)
  }

  /// Provides the contents again.
  final func refreshContents() {
    content.isStale = false
    content.size = bounds.size
    display()
  }

  /// Draws the pending contents of a layer without a view and of its sublayers.
  final func drawWhatIsDue() {
    var pending = [self]
    while let layer = pending.popLast() {
      if layer.motions != nil { DrawingNews.note() }
      _ = PaintedNode.layer(layer).freshContent(of: layer)
      pending += layer.added.map(\.layer)
    }
  }

  /// Records the drawing of `draw(in:)`.
  final func drawContents() {
    let context = CGContext(area: bounds, scale: 1)
    delegate?.layerWillDraw(self)
    ContextStack.with(context) { draw(in: context) }
    content.storeDrawing(of: context)
  }
}

/// The recorded drawing of a view or layer, replayed until it draws again.
final class DrawnContent {
  /// The recording; nil if nothing was drawn.
  private(set) var recording: Recording?
  /// Whether it needs its own group, because it blends with more than covering.
  private(set) var isIsolated = false
  /// The size of the drawing, in points.
  var size = CGSize.zero
  /// Whether it has to be drawn again.
  var isStale = true { didSet { if isStale { DrawingNews.note() } } }

  init() { DrawingNews.note() }

  /// Stores the drawing of a context.
  func storeDrawing(of context: CGContext) {
    isIsolated = context.usesBlending
    let list = context.finishedList
    recording = list.isEmpty ? nil : Recording(list, bounds: context.area)
  }

  func forget() { recording = nil }

  /// Called when the size of its view or layer changes.
  func sizeDidChange(redraws: Bool) { if redraws { isStale = true } }
}
