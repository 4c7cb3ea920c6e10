import Drawing
public import Foundation
import Geometry

/// Clips that are pictures.
///
/// What is painted while one is in force goes onto a layer, of which the picture then leaves what
/// it covers itself.
nonisolated extension CGContext {
  /// Limits what follows to what an image covers that is stretched to fill a rectangle.
  ///
  /// Where the image is half transparent, half of what is painted shows. The image's foot is at
  /// the rectangle's smallest y, as with `draw(_:in:)`.
  public func clip(to rect: CGRect, mask: CGImage) {
    let rect = rect.standardized
    currentPath = Path()
    let use = PictureUse(mask.picture, source: mask.source, target: rect)
    state.masks.append(ContextMask(use: use))
    state.clipBox = state.clipBox.sharedPart(with: rect.applying(state.transform))
    list.append(.beginGroup(DrawCommand.Group(bounds: rect)))
    list.append(.save)
  }

  /// Everything that was drawn, cut by the pictures that are still in force.
  var finishedList: DisplayList {
    guard !state.masks.isEmpty else { return list }
    var result = list
    var inner = state
    for outer in states.reversed() {
      for mask in inner.masks.dropFirst(outer.masks.count).reversed() { mask.end(&result) }
      result.append(inner.isOfLayer ? .endGroup : .restore)
      inner = outer
    }
    for mask in inner.masks.reversed() { mask.end(&result) }
    return result
  }

  /// Ends the pictures that came into force after a state was saved.
  func endMasks(outside former: ContextState) {
    for mask in state.masks.dropFirst(former.masks.count).reversed() { mask.end(&list) }
  }
}

/// A picture that cuts what is painted.
nonisolated struct ContextMask {
  let use: PictureUse

  /// Lets the picture leave what it covers of the layer, and puts that down.
  func end(_ list: inout DisplayList) {
    let rect = use.target
    // Back to the coordinates in which the clip was set.
    list.append(.restore)
    list.append(.beginGroup(DrawCommand.Group(bounds: rect, blendMode: .destinationIn)))
    list.append(
      .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    )
    list.append(.picture(use))
    list.append(.endGroup)
    list.append(.endGroup)
  }
}
