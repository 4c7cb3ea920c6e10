import Drawing
public import Foundation
import Geometry

/// Clips to the shape of a picture.
///
/// While such a clip is active, a layer collects the drawing. At the end, the picture keeps only the part of the layer
/// that it covers.
nonisolated extension CGContext {
  /// Clips later drawing to an image stretched to fill a rectangle.
  ///
  /// Where the image is half transparent, half of the drawing shows. The image's bottom is at the rectangle's smallest
  /// y, as with `draw(_:in:)`.
  public func clip(to rect: CGRect, mask: CGImage) {
    let rect = rect.standardized
    currentPath = Path()
    let use = PictureUse(mask.picture, source: mask.source, target: rect)
    state.masks.append(ContextMask(use: use))
    state.clipBox = state.clipBox.sharedPart(with: rect.applying(state.transform))
    list.append(.beginGroup(DrawCommand.Group(bounds: rect)))
    list.append(.save)
  }

  /// The complete drawing, clipped by the active masks.
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

  /// Ends the masks that were set after a state was saved.
  func endMasks(outside former: ContextState) {
    for mask in state.masks.dropFirst(former.masks.count).reversed() { mask.end(&list) }
  }
}

/// A picture that clips later drawing.
nonisolated struct ContextMask {
  let use: PictureUse

  /// Clips the layer to the picture and draws it.
  func end(_ list: inout DisplayList) {
    let rect = use.target
    // The coordinates return to those in which the clip was set.
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
