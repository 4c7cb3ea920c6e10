import Drawing
import Foundation

extension CALayer {
  /// What was drawn, which for a view's layer the view keeps.
  final var content: DrawnContent {
    if let host { return host.drawing }
    if let drawn { return drawn }
    let content = DrawnContent()
    // A layer by itself draws only when the client asks for it.
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

  /// Has the contents provided anew.
  final func refreshContents() {
    content.isStale = false
    content.size = bounds.size
    display()
  }

  /// Has a layer by itself and its sublayers drawn where they wait for it.
  final func drawWhatIsDue() {
    var pending = [self]
    while let layer = pending.popLast() {
      if layer.motions != nil { DrawingNews.note() }
      _ = PaintedNode.layer(layer).freshContent(of: layer)
      pending += layer.added.map(\.layer)
    }
  }

  /// Records what `draw(in:)` draws.
  final func drawContents() {
    let context = CGContext(area: bounds, scale: 1)
    delegate?.layerWillDraw(self)
    ContextStack.with(context) { draw(in: context) }
    content.storeDrawing(of: context)
  }
}

/// What a view or a layer drew, replayed until it draws again.
final class DrawnContent {
  /// What was drawn; nil when it was nothing.
  private(set) var recording: Recording?
  /// Whether it has to be kept apart from what lies beneath, because it does more than cover it.
  private(set) var isIsolated = false
  /// The size for which it was drawn, in points.
  var size = CGSize.zero
  /// Whether it has to be drawn anew.
  var isStale = true { didSet { if isStale { DrawingNews.note() } } }

  init() { DrawingNews.note() }

  /// Keeps what was drawn in a context.
  func storeDrawing(of context: CGContext) {
    isIsolated = context.usesBlending
    let list = context.finishedList
    recording = list.isEmpty ? nil : Recording(list, bounds: context.area)
  }

  func forget() { recording = nil }

  /// The size of what shows it changed.
  func sizeDidChange(redraws: Bool) { if redraws { isStale = true } }
}
